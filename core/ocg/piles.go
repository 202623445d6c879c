package ocg

import "slices"

// RemoveCards takes cards out of the duel without a word to scripts
// (operations.md 3.5).
func (d *Duel) RemoveCards(cards *Group) {
	const mostPerEvent = 255
	refs := make([]CardRef, 0, cards.Len())
	for _, c := range cards.Cards() {
		refs = append(refs, c.Ref())
	}
	for part := range slices.Chunk(refs, mostPerEvent) {
		d.Emit(CardsEvent{Kind: "remove_cards", Cards: part})
	}
	for _, c := range cards.Cards() {
		d.enable(c, false)
		d.place(c, c.Owner, 0, 0, 0)
	}
}

// SwapDeckAndGrave exchanges the deck and the grave of p, keeping their order;
// monsters of the extra deck go there, face-down. The deck is shuffled
// (operations.md 3.4).
func (d *Duel) SwapDeckAndGrave(p Player) {
	deck := slices.Clone(d.Zone(p, ZoneDeck))
	grave := slices.Clone(d.Zone(p, ZoneGrave))
	event := SwapGraveDeckEvent{Player: p, Position: d.faceDownExtra(p)}
	for i, c := range grave {
		if c.isExtraDeckMonster() {
			event.ToExtra = append(event.ToExtra, i)
		}
	}
	for _, c := range slices.Concat(deck, grave) {
		c.Reason, c.ReasonEffect, c.ReasonPlayer = ReasonEffect, d.ReasonEffect, d.ReasonPlayer
		d.enable(c, false)
	}
	for _, c := range deck {
		d.place(c, p, LocationGrave, 0, PosFaceup)
	}
	for _, c := range grave {
		d.place(c, p, LocationDeck, 0, PosFacedown)
	}
	d.Emit(event)
	left := d.settleSwapped(deck, grave)
	d.ShuffleDeck(p)
	if left.Len() > 0 {
		d.raise(EventLeaveGrave, left, d.ReasonEffect, 0, d.ReasonPlayer, 0, 0)
	}
}

// settleSwapped switches swapped cards on, resets them and gives the group that
// left the grave.
func (d *Duel) settleSwapped(deck, grave []*Card) *Group {
	for _, c := range deck {
		d.enable(c, true)
		d.resetCard(c, ResetTograve)
	}
	left := NewGroup(grave...)
	for _, c := range left.Cards() {
		d.enable(c, true)
		d.resetCard(c, ResetTodeck)
		d.raiseSingle(c, EventLeaveGrave, nil, d.ReasonEffect, 0, d.ReasonPlayer, 0, 0)
	}
	return left
}
