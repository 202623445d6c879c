package ocg

import "slices"

// mostSorted is how many cards of a deck can be sorted at once.
const mostSorted = 64

// SortDecktop has sorter bring the top n cards of owner's deck into an order:
// the first card of the answer ends on top (operations.md 22.5).
func (d *Duel) SortDecktop(sorter, owner Player, n int) {
	deck := d.Zone(owner, ZoneDeck)
	n = min(n, len(deck), mostSorted)
	cards := slices.Clone(deck[len(deck)-max(n, 0):])
	slices.Reverse(cards)
	order := d.askDeckOrder(sorter, cards)
	for i := len(order) - 1; i >= 0; i-- {
		d.moveInDeck(order[i], -1)
	}
}

// SortDeckbottom has sorter bring the bottom n cards of owner's deck into an
// order: the first card of the answer ends uppermost of them (operations.md
// 22.5).
func (d *Duel) SortDeckbottom(sorter, owner Player, n int) {
	deck := d.Zone(owner, ZoneDeck)
	n = min(n, len(deck), mostSorted)
	for _, c := range d.askDeckOrder(sorter, slices.Clone(deck[:max(n, 0)])) {
		d.moveInDeck(c, 0)
	}
}

// askDeckOrder asks for an order of cards.
func (d *Duel) askDeckOrder(sorter Player, cards []*Card) []*Card {
	if len(cards) == 0 {
		return nil
	}
	order := make([]*Card, len(cards))
	for i, at := range d.sortCards(DecideSortCards, sorter, cards) {
		order[i] = cards[at]
	}
	return order
}

// moveInDeck moves a card inside its deck to an index, -1 for the top. Nobody
// is told which card it is.
func (d *Duel) moveInDeck(c *Card, index int) {
	from := c.Place()
	d.remember(c)
	d.keepStay(c, func() { d.Table.Put(c, c.Controller, ZoneDeck, index) })
	d.Emit(MoveEvent{From: from, To: c.Place(), Reason: c.Reason})
}
