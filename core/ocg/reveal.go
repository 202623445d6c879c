package ocg

// ConfirmCards shows cards to p (operations.md 22.6).
func (d *Duel) ConfirmCards(p Player, cards *Group) {
	if cards.Len() == 0 {
		return
	}
	d.showCards("confirm_cards", p, cards.Cards())
	var reason uint32 = ReasonCost
	if d.flow.solving {
		reason = ReasonEffect
	}
	d.raiseConfirm(EventConfirm, cards, reason, p.Opponent())
	if d.CheckEvent(EventToHand) != nil {
		d.raiseConfirm(EventTohandConfirm, cards.Filter(func(c *Card) bool { return c.In(LocationHand) }), reason, p.Opponent())
	}
	d.flush()
}

func (d *Duel) raiseConfirm(code uint32, cards *Group, reason uint32, ep Player) {
	if cards.Len() == 0 {
		return
	}
	for _, c := range cards.Cards() {
		d.raiseSingle(c, code, nil, d.ReasonEffect, reason, d.ReasonPlayer, ep, 0)
	}
	d.raise(code, cards, d.ReasonEffect, reason, d.ReasonPlayer, ep, 0)
}

// showCards tells of cards that p gets to see.
func (d *Duel) showCards(kind string, p Player, cards []*Card) {
	refs := make([]CardRef, len(cards))
	for i, c := range cards {
		refs[i] = unplaced(c)
	}
	d.Emit(CardsEvent{Kind: kind, Player: p, HasPlayer: true, Cards: refs})
}

// ConfirmDecktop shows the top n cards of p's deck and gives them
// (operations.md 22.6).
func (d *Duel) ConfirmDecktop(p Player, n int) *Group {
	deck := d.Zone(p, ZoneDeck)
	n = min(n, len(deck))
	if n <= 0 {
		return NewGroup()
	}
	if d.moves.decksReversed && n < len(deck) {
		d.emitDeckTop(p, n)
	}
	top := topOf(deck, n)
	d.showCards("confirm_deck_top", p, top)
	return NewGroup(top...)
}

// ConfirmExtratop shows the top n face-down cards of p's extra deck and gives
// them (operations.md 22.6).
func (d *Duel) ConfirmExtratop(p Player, n int) *Group {
	hidden := d.Zone(p, ZoneExtra)[:d.faceDownExtra(p)]
	n = min(n, len(hidden))
	if n <= 0 {
		return NewGroup()
	}
	top := topOf(hidden, n)
	d.showCards("confirm_extra_top", p, top)
	return NewGroup(top...)
}

// topOf are the top n cards of a pile, the top one first.
func topOf(pile []*Card, n int) []*Card {
	top := make([]*Card, n)
	for i := range top {
		top[i] = pile[len(pile)-1-i]
	}
	return top
}

// ReverseInDeck turns a card in the deck face-up there (operations.md 22.6).
func (d *Duel) ReverseInDeck(c *Card) {
	if !c.In(LocationDeck) {
		return
	}
	c.Position = PosFaceupDefense
	if c.Index == len(d.Zone(c.Controller, ZoneDeck))-1 {
		d.emitDeckTop(c.Controller, 0)
	}
}

// HintSelection shows cards as selected, or as targeted (operations.md 22.6).
func (d *Duel) HintSelection(cards *Group, selected bool) {
	kind := "targeted"
	if selected {
		kind = "cards_selected"
	}
	refs := make([]CardRef, 0, cards.Len())
	for _, c := range cards.Cards() {
		refs = append(refs, c.Ref())
	}
	d.Emit(CardsEvent{Kind: kind, Cards: refs})
}
