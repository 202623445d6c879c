package ocg

// costDestination is where the card would end up if it were sent to a location
// as a cost, redirections considered (operations.md 5.7).
func (d *Duel) costDestination(c *Card, to Location) Location {
	if dest, _ := d.leaveFieldRedirect(c, ReasonCost); dest != 0 {
		to = dest
	}
	if dest, _ := d.pileRedirect(c, to, ReasonCost); dest != 0 && c.Location() != dest {
		to = dest
	}
	return to
}

// usableAsCost reports whether a card that is not yet at a location may be sent
// there as a cost.
func (c *Card) usableAsCost(to Location) bool {
	return !c.In(to) && !c.affectedBy(EffectCannotUseAsCost)
}

// isTokenOrExtra reports whether the card cannot be in hand or main deck.
func (c *Card) isTokenOrExtra() bool { return c.Data.Type&TypeToken != 0 || c.isExtraDeckMonster() }

// CanToHandAsCost reports whether the card can be returned to the hand as a
// cost (operations.md 5.7).
func (d *Duel) CanToHandAsCost(c *Card, p Player) bool {
	return !c.isTokenOrExtra() && c.usableAsCost(LocationHand) && d.CanToHand(c, p) &&
		d.costDestination(c, LocationHand) == LocationHand
}

// CanToDeckAsCost reports whether the card can be returned to the deck as a
// cost (operations.md 5.7).
func (d *Duel) CanToDeckAsCost(c *Card, p Player) bool {
	return !c.isTokenOrExtra() && c.usableAsCost(LocationDeck) && d.CanToDeck(c, p) &&
		d.costDestination(c, LocationDeck) == LocationDeck
}

// CanToExtraAsCost reports whether the card can be returned to the extra deck
// as a cost (operations.md 5.7).
func (d *Duel) CanToExtraAsCost(c *Card, p Player) bool {
	return c.isExtraDeckMonster() && c.usableAsCost(LocationExtra) && d.CanToDeck(c, p) &&
		d.costDestination(c, LocationDeck) == LocationDeck
}

// CanToDeckOrExtraAsCost is the one of the two that goes with the card's kind.
func (d *Duel) CanToDeckOrExtraAsCost(c *Card, p Player) bool {
	if c.isExtraDeckMonster() {
		return d.CanToExtraAsCost(c, p)
	}
	return d.CanToDeckAsCost(c, p)
}

// CanToGraveAsCost reports whether the card can be sent to the graveyard as a
// cost (operations.md 5.7).
func (d *Duel) CanToGraveAsCost(c *Card, p Player) bool {
	if c.Data.Type&TypeToken != 0 || !c.usableAsCost(LocationGrave) || c.affectedBy(EffectCannotToGraveAsCost) {
		return false
	}
	if c.Data.Type&TypePendulum != 0 && d.pendulumLeaves(c) && d.CanToExtra(c, p) {
		return false
	}
	return d.CanToGrave(c, p, ReasonCost) && d.costDestination(c, LocationGrave) == LocationGrave
}

// CanRemoveAsCost reports whether the card can be banished as a cost in that
// position (operations.md 5.7; rules: OCG-EXT-79).
func (d *Duel) CanRemoveAsCost(c *Card, p Player, pos Position) bool {
	if c.Data.Type&TypeToken != 0 && !d.Rules.TokensBanishedAsCost {
		return false
	}
	if !c.usableAsCost(LocationRemoved) || !d.CanRemove(c, p, pos, ReasonCost) {
		return false
	}
	if pos.FaceDown() && !pos.FaceUp() {
		return !d.redirected(c, LocationRemoved)
	}
	return d.costDestination(c, LocationRemoved) == LocationRemoved
}

// redirected reports whether any redirection would apply on the way.
func (d *Duel) redirected(c *Card, to Location) bool {
	if dest, _ := d.leaveFieldRedirect(c, ReasonCost); dest != 0 {
		return true
	}
	dest, _ := d.pileRedirect(c, to, ReasonCost)
	return dest != 0
}

// PlayerCanDiscardDeckAsCost is PlayerCanDiscardDeck as a cost: the cards must
// reach the graveyard (operations.md 9.2).
func (d *Duel) PlayerCanDiscardDeckAsCost(p Player, count int) bool {
	if !d.PlayerCanDiscardDeck(p, count) {
		return false
	}
	deck := d.Zone(p, ZoneDeck)
	if len(deck) == 0 {
		return true
	}
	top := deck[len(deck)-1]
	if count == 1 && top.FaceUp() {
		return d.CanToGraveAsCost(top, p)
	}
	for _, e := range d.fieldEffects(EffectToGraveRedirect) {
		if e.rangeFor(p)&LocationDeck != 0 && d.deckRedirectCounts(e, top) {
			return false
		}
	}
	return true
}

// deckRedirectCounts reports whether a graveyard redirection would keep cards
// of the deck from the graveyard; one that banishes only if that is possible.
func (d *Duel) deckRedirectCounts(e *Effect, top *Card) bool {
	if Location(e.number())&LocationRemoved == 0 {
		return true
	}
	return !top.affectedBy(EffectCannotRemove) && !d.forbidsAll(e.HandlerPlayer(), EffectCannotRemove)
}
