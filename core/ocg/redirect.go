package ocg

// redirect changes where a card about to be sent goes, by the effects on it
// (operations.md 5.3).
func (d *Duel) redirect(c *Card) {
	to := &c.moving.dest
	c.moving.toSpellZone = to.location == LocationGrave && c.affectedBy(EffectToGraveRedirectCb)
	if to.sequence == outOfDuel {
		return
	}
	if where, seq := d.leaveFieldRedirect(c, c.Reason); where != 0 {
		c.Reason = c.Reason&^ReasonTemporary | ReasonRedirect
		to.location, to.sequence = where, seq
		if where == LocationRemoved && to.position.FaceDown() {
			to.position = PosFaceup
		}
	}
	if where, seq := d.pileRedirect(c, to.location, c.Reason); where != 0 && where != c.Location() {
		c.Reason |= ReasonRedirect
		to.location, to.sequence = where, seq
	}
}

// leaveFieldRedirect is where EFFECT_LEAVE_FIELD_REDIRECT sends a card that
// leaves the field for the reason, with the deck position; 0 for nowhere else.
// Banishing goes before the deck, the deck before the hand.
func (d *Duel) leaveFieldRedirect(c *Card, reason uint32) (to Location, seq int) {
	if !c.OnField() || c.negatedArrival() || c.Data.Type&TypeToken != 0 {
		return 0, 0
	}
	hand := false
	for _, e := range c.effectsOf(EffectLeaveFieldRedirect) {
		where, position := redirectValue(e, c, reason)
		if !d.redirectAllowed(e, c, where) {
			continue
		}
		switch where {
		case LocationRemoved:
			return LocationRemoved, 0
		case LocationHand:
			hand = true
		case LocationDeck:
			if to == 0 || position == 1 || seq == 0 {
				seq = position
			}
			to = LocationDeck
		}
	}
	if to == 0 && hand {
		return LocationHand, 0
	}
	return to, seq
}

// redirectValue is where an effect sends a card, and the deck position: the high
// half of the value is 1 for the bottom and 2 for shuffling.
func redirectValue(e *Effect, c *Card, reason uint32) (to Location, seq int) {
	v := e.number(OfCard(c), Int(reason))
	return Location(v & 0xffff), int(v >> 16 & 0xffff)
}

// redirectAllowed reports whether the card and the effect's player allow the
// move. That the card is about to leave by rule, which keeps it from being
// returned otherwise, does not count: a used spell can be redirected.
func (d *Duel) redirectAllowed(e *Effect, c *Card, to Location) bool {
	p := e.HandlerPlayer()
	switch to {
	case LocationHand:
		return !c.affectedBy(EffectCannotToHand) && d.PlayerCanSendToHand(p, c)
	case LocationDeck:
		return !c.affectedBy(EffectCannotToDeck) && d.PlayerCanSendToDeck(p, c)
	case LocationRemoved:
		return d.CanRemove(c, p, PosFaceup, ReasonEffect)
	case LocationGrave:
		return d.CanToGrave(c, p, ReasonEffect)
	}
	return false
}

// pileRedirects are the effects that redirect a card on its way to a pile.
var pileRedirects = map[Location]uint32{
	LocationHand: EffectToHandRedirect, LocationDeck: EffectToDeckRedirect, LocationGrave: EffectToGraveRedirect, LocationRemoved: EffectRemoveRedirect,
}

// pileRedirect is where the first usable redirect of a pile sends a card on its
// way there for the reason, with the deck position; 0 for nowhere else.
func (d *Duel) pileRedirect(c *Card, pile Location, reason uint32) (to Location, seq int) {
	code, ok := pileRedirects[pile]
	if !ok || c.Data.Type&TypeToken != 0 {
		return 0, 0
	}
	for _, e := range c.effectsOf(code) {
		if to, seq = redirectValue(e, c, reason); d.redirectAllowed(e, c, to) {
			return to, seq
		}
	}
	return 0, 0
}

// Destination is where the card in an operation is headed so far (Card.GetDestination).
func (c *Card) Destination() Location { return c.moving.dest.location }

// LeaveFieldDest is where EFFECT_LEAVE_FIELD_REDIRECT would send the card for
// its present reason, 0 for nowhere else (Card.GetLeaveFieldDest).
func (c *Card) LeaveFieldDest() Location {
	to, seq := c.duel.leaveFieldRedirect(c, c.Reason)
	return to | Location(seq)<<16
}
