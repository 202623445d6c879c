package ocg

// DiscardDeck sends the top cards of p's deck to their owners' graves, or where
// redirects say, one by one, and gives how many. QUIRK: neither replacement nor
// immunity nor "cannot be sent" counts, and a redirected card's reason does not
// tell (operations.md 9.2).
func (d *Duel) DiscardDeck(p Player, count int, reason uint32) int {
	d.Operated = NewGroup()
	if d.playerAffected(p, EffectCannotDiscardDeck) {
		return 0
	}
	deck := d.Zone(p, ZoneDeck)
	cards := topOf(deck, min(max(count, 0), len(deck)))
	for _, c := range cards {
		c.giveReason(reason, d.ReasonEffect, d.ReasonPlayer)
		c.moving.dest = destination{player: c.Owner, location: LocationGrave, position: PosFaceup}
		if where, seq := d.pileRedirect(c, LocationGrave, reason); where != 0 {
			c.moving.dest.location, c.moving.dest.sequence = where, seq
		}
	}
	for _, c := range cards {
		d.discardOne(c)
	}
	d.raiseDiscarded(NewGroup(cards...), reason)
	d.flush()
	d.quickAdjust()
	d.Operated = NewGroup(cards...)
	return len(cards)
}

// discardOne moves one card from the deck and raises its single events.
func (d *Duel) discardOne(c *Card) {
	to, from := c.moving.dest, c.Place()
	d.enable(c, false)
	d.resetCard(c, pileReset(to.location))
	d.placeAt(c, spot{player: to.player, location: to.location, sequence: to.sequence, position: to.position})
	c.Position = PosFaceup
	d.emitMove(c, from)
	d.enable(c, true)
	if code := pileEvent(c); code != 0 {
		d.raiseSingle(c, code, nil, c.ReasonEffect, c.Reason, c.ReasonPlayer, 0, 0)
	}
	d.raiseSingle(c, EventMove, nil, c.ReasonEffect, c.Reason, c.ReasonPlayer, 0, 0)
}

// pileReset is the reset of going to a pile.
func pileReset(to Location) uint32 {
	switch to {
	case LocationHand:
		return ResetTohand
	case LocationRemoved:
		return ResetRemove
	case LocationDeck:
		return ResetTodeck
	}
	return ResetTograve
}

// raiseDiscarded raises the field events of a discard from the deck.
func (d *Duel) raiseDiscarded(cards *Group, reason uint32) {
	for _, code := range [...]uint32{EventToHand, EventToDeck, EventToGrave, EventRemove} {
		if g := cards.Filter(func(c *Card) bool { return pileEvent(c) == code }); g.Len() > 0 {
			d.raise(code, g, d.ReasonEffect, reason, d.ReasonPlayer, 0, 0)
		}
	}
	if cards.Len() > 0 {
		d.raise(EventMove, cards, d.ReasonEffect, reason, d.ReasonPlayer, 0, 0)
	}
}

// DiscardHand lets p choose min to max of the cards, which are in the hand, and
// sends them to the grave; the result is that of the send, 0 without asking if
// there is none to choose (operations.md 9.3).
func (d *Duel) DiscardHand(p Player, cards *Group, min, max int, reason uint32) int {
	const toDiscard, toGrave TextID = 501, 504
	if cards.Len() == 0 {
		return 0
	}
	prompt := toGrave
	if reason&ReasonDiscard != 0 {
		prompt = toDiscard
	}
	d.hintPrompt(p, prompt)
	chosen, ok := d.selectCards(p, cards.Cards(), min, max, false)
	if !ok {
		chosen = NewGroup()
	}
	return d.SendtoGrave(chosen, reason, NoPlayer, d.ReasonPlayer)
}
