package ocg

// Release tributes cards for the running effect and gives how many; they are
// the operated group (operations.md 8.1).
func (d *Duel) Release(cards *Group, reason uint32, by Player) int {
	s := &sending{cards: cards.Clone(), reason: reason, effect: d.ReasonEffect, by: by}
	for _, c := range s.cards.Cards() {
		c.giveReason(reason, d.ReasonEffect, by)
		c.moving.dest = destination{player: c.Owner, location: LocationGrave, position: PosFaceup}
	}
	keepCards(&s.cards, d.mayBeReleased)
	if reason&ReasonRule == 0 {
		d.replaceByField(&s.cards, EffectReleaseReplace, nil)
	}
	d.replaceBySingles(&s.cards, EffectReleaseReplace, nil, testReleaseReplace)
	d.Operated = s.cards.Clone()
	if s.cards.Len() == 0 {
		return 0
	}
	released := s.cards.Clone()
	s.reason |= ReasonRelease
	for _, c := range released.Cards() {
		c.Reason |= ReasonRelease
	}
	d.quickAdjust()
	for _, e := range d.moves.reserved {
		d.hintCard(e.OwnerCard())
	}
	d.replaceByField(&s.cards, EffectSendReplace, nil)
	d.carryOut(s)
	for _, e := range d.moves.reserved {
		e.UseCountLimit(e.HandlerPlayer(), 1, false)
	}
	d.moves.reserved = nil
	d.Operated = released
	return released.Len()
}

// mayBeReleased reports whether a card about to be tributed may be
// (operations.md 8.1, step 1).
func (d *Duel) mayBeReleased(c *Card) bool {
	if c.beingSummoned() {
		return false
	}
	if c.Reason&ReasonSummon != 0 {
		return c.ReasonCard != nil && c.releasableForSummon(c.ReasonPlayer, c.ReasonCard)
	}
	if c.Reason&(ReasonRule|ReasonCost) != 0 {
		return true
	}
	e := c.ReasonEffect
	return (e == nil || c.AffectedBy(e)) && c.IsReleasableByEffect(e, c.ReasonPlayer)
}

// testReleaseReplace drops cards that are not on the field or in the hand, as
// the recorded build does.
func testReleaseReplace(c *Card) replaceTest {
	switch {
	case !c.In(LocationOnfield | LocationHand):
		return replaceDrop
	case c.Reason&ReasonRule != 0:
		return replaceSkip
	}
	return replaceAsk
}
