package ocg

// Draw lets p draw cards for the running effect and gives how many were drawn;
// if any, they are the operated group (operations.md 9.1). A player who cannot
// make the draw of the draw phase loses there and then; one who cannot draw for
// an effect before the next choice or part of the effect, so that an effect by
// which both cannot draw makes a draw (OCG-WIN-03, OCG-EXT-07).
func (d *Duel) Draw(p Player, count int, reason uint32) int {
	if count <= 0 || reason&ReasonRule == 0 && d.playerAffected(p, EffectCannotDraw) {
		return 0
	}
	drawn := d.takeDrawn(p, count, reason)
	d.refreshFlagged()
	if len(drawn) > 0 {
		d.tellDrawn(p, drawn)
	}
	d.quickAdjust()
	if d.Players[p].DeckOut && reason&ReasonRule != 0 {
		d.checkLoss()
	}
	if len(drawn) == 0 {
		return 0
	}
	cards := NewGroup(drawn...)
	d.raiseDrawn(p, cards, reason)
	d.Operated = cards
	return len(drawn)
}

// raiseDrawn tells scripts of cards drawn. The reason is told without
// REASON_DRAW.
func (d *Duel) raiseDrawn(p Player, cards *Group, reason uint32) {
	events := [...]uint32{EventDraw, EventToHand, EventMove}
	for _, c := range cards.Cards() {
		for _, code := range events {
			d.raiseSingle(c, code, nil, d.ReasonEffect, reason, d.ReasonPlayer, p, 0)
		}
	}
	for _, code := range events {
		d.raise(code, cards, d.ReasonEffect, reason, d.ReasonPlayer, p, int64(cards.Len()))
	}
	d.flush()
}

// takeDrawn takes up to count cards from the top of the deck to the hand. A
// player whose deck is too small has overdrawn.
//
// rules: OCG-WIN-02
func (d *Duel) takeDrawn(p Player, count int, reason uint32) (drawn []*Card) {
	d.Players[p].DeckOut = false
	for range count {
		deck := d.Zone(p, ZoneDeck)
		if len(deck) == 0 {
			d.Players[p].DeckOut = true
			break
		}
		c := deck[len(deck)-1]
		d.enable(c, false)
		c.giveReason(reason|ReasonDraw, d.ReasonEffect, d.ReasonPlayer)
		d.place(c, p, LocationHand, 0, PosFacedown)
		d.resetCard(c, ResetTohand)
		d.enable(c, true)
		drawn = append(drawn, c)
	}
	return drawn
}

// tellDrawn emits the events of a draw. The card now on top is told by its
// depth before the draw.
func (d *Duel) tellDrawn(p Player, drawn []*Card) {
	if deck := d.Zone(p, ZoneDeck); len(deck) > 0 {
		if top := deck[len(deck)-1]; d.moves.decksReversed || top.FaceUp() {
			d.tellDeckTop(p, len(drawn), top)
		}
	}
	event := DrawEvent{Player: p}
	for _, c := range drawn {
		event.Cards = append(event.Cards, DrawnCard{Code: c.Data.Code, FaceUp: c.FaceUp()})
	}
	d.Emit(event)
	if d.moves.decksReversed {
		d.showCards("confirm_cards", p.Opponent(), drawn)
		d.ShuffleHand(p)
	}
}
