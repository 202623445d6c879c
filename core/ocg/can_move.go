package ocg

// extraDeckTypes are the printed types of monsters that belong in the extra
// deck.
const extraDeckTypes = TypeFusion | TypeSynchro | TypeXyz | TypeLink

// isExtraDeckMonster reports whether the card belongs in the extra deck.
func (c *Card) isExtraDeckMonster() bool {
	if c.Data.Type&extraDeckTypes != 0 {
		return true
	}
	return c.duel.Rules.RitualInExtraDeck && c.Data.Type&TypeRitual != 0 && c.Data.Type&TypeMonster != 0
}

// forbids reports whether a restriction on a player forbids what the arguments
// describe; without a target function it forbids all (operations.md 5.7).
func (e *Effect) forbids(args ...Value) bool { return e.accepts(args...) }

// forbidsAll reports whether an effect of the code without a target function is
// on the player.
func (d *Duel) forbidsAll(p Player, code uint32) bool {
	for _, e := range d.playerEffects(p, code) {
		if e.Target == nil {
			return true
		}
	}
	return false
}

// PlayerCanSendToHand reports whether the player may send the card to a hand;
// without a card, whether it is not forbidden outright (operations.md 5.7).
func (d *Duel) PlayerCanSendToHand(p Player, c *Card) bool {
	if c == nil {
		return !d.forbidsAll(p, EffectCannotToHand)
	}
	for _, e := range d.playerEffects(p, EffectCannotToHand) {
		if e.forbids(OfCard(c), Int(p), OfEffect(d.ReasonEffect)) {
			return false
		}
	}
	return !c.isExtraDeckMonster() || d.PlayerCanSendToDeck(p, c)
}

// PlayerCanSendToDeck reports whether the player may send the card to a deck;
// without a card, whether it is not forbidden outright (operations.md 5.7).
func (d *Duel) PlayerCanSendToDeck(p Player, c *Card) bool {
	if c == nil {
		return !d.forbidsAll(p, EffectCannotToDeck)
	}
	for _, e := range d.playerEffects(p, EffectCannotToDeck) {
		if e.forbids(OfCard(c), Int(p)) {
			return false
		}
	}
	return true
}

// PlayerCanSendToGrave reports whether the player may send the card to a
// graveyard; without a card, whether it is not forbidden outright
// (operations.md 5.7). As recorded, the effects that forbid it are not told the
// reason (operations.md 25.1).
func (d *Duel) PlayerCanSendToGrave(p Player, c *Card, _ uint32) bool {
	if c == nil {
		return !d.forbidsAll(p, EffectCannotToGrave)
	}
	for _, e := range d.playerEffects(p, EffectCannotToGrave) {
		if e.forbids(OfCard(c), Int(p)) {
			return false
		}
	}
	return true
}

// PlayerCanRemove reports whether the player may banish the card; without a
// card, whether it is not forbidden outright (operations.md 5.7).
func (d *Duel) PlayerCanRemove(p Player, c *Card, reason uint32) bool {
	if c == nil {
		return !d.forbidsAll(p, EffectCannotRemove)
	}
	for _, e := range d.playerEffects(p, EffectCannotRemove) {
		if e.forbids(OfCard(c), Int(p), Int(reason), OfEffect(d.ReasonEffect)) {
			return false
		}
	}
	return true
}

// heldBack reports whether a card cannot be returned to hand or deck because it
// is about to leave by rule or is in the extra deck already.
func (c *Card) heldBack() bool {
	return c.Is(StatusLeaveConfirmed) || c.In(LocationExtra) && c.isExtraDeckMonster()
}

// CanToHand reports whether player p can send the card to the hand
// (operations.md 5.7).
func (d *Duel) CanToHand(c *Card, p Player) bool {
	if c.heldBack() || c.affectedBy(EffectCannotToHand) {
		return false
	}
	if c.isExtraDeckMonster() && !d.CanToDeck(c, p) {
		return false
	}
	return d.PlayerCanSendToHand(p, c)
}

// CanToDeck reports whether player p can send the card to the deck
// (operations.md 5.7).
func (d *Duel) CanToDeck(c *Card, p Player) bool {
	return !c.heldBack() && !c.affectedBy(EffectCannotToDeck) && d.PlayerCanSendToDeck(p, c)
}

// CanToExtra reports whether player p can send the card to the extra deck
// (operations.md 5.7).
func (d *Duel) CanToExtra(c *Card, p Player) bool {
	if !c.isExtraDeckMonster() && c.Data.Type&TypePendulum == 0 {
		return false
	}
	return !c.affectedBy(EffectCannotToDeck) && d.PlayerCanSendToDeck(p, c)
}

// CanToGrave reports whether player p can send the card to the graveyard for
// that reason (operations.md 5.7).
func (d *Duel) CanToGrave(c *Card, p Player, reason uint32) bool {
	return !c.affectedBy(EffectCannotToGrave) && d.PlayerCanSendToGrave(p, c, reason)
}

// CanRemove reports whether player p can banish the card in that position for
// that reason (operations.md 5.7).
func (d *Duel) CanRemove(c *Card, p Player, pos Position, reason uint32) bool {
	if c.Data.Type&TypeToken != 0 && pos.FaceDown() {
		return false
	}
	return d.PlayerCanRemove(p, c, reason) && !c.affectedBy(EffectCannotRemove)
}

// CanDiscard reports whether player p can discard the card from the hand for
// that reason (operations.md 9.3).
func (d *Duel) CanDiscard(c *Card, p Player, reason uint32) bool {
	if !c.In(LocationHand) || reason == ReasonCost && c.affectedBy(EffectCannotUseAsCost) {
		return false
	}
	for _, e := range d.playerEffects(p, EffectCannotDiscardHand) {
		if e.forbids(OfCard(c), OfEffect(d.ReasonEffect), Int(reason)) {
			return false
		}
	}
	return true
}

// PlayerCanDraw reports whether the player can draw that many cards
// (operations.md 9.1).
func (d *Duel) PlayerCanDraw(p Player, count int) bool {
	return !d.playerAffected(p, EffectCannotDraw) && len(d.Zone(p, ZoneDeck)) >= count
}

// PlayerCanDiscardDeck reports whether the player can send that many cards from
// the top of the deck to the graveyard (operations.md 9.2).
func (d *Duel) PlayerCanDiscardDeck(p Player, count int) bool {
	return len(d.Zone(p, ZoneDeck)) >= count && !d.playerAffected(p, EffectCannotDiscardDeck)
}
