package ocg

import (
	"slices"

	"duel/core"
)

// ShuffleDeck shuffles p's deck; an empty one is left alone (operations.md
// 22.4; rules: OCG-INFO-09).
func (d *Duel) ShuffleDeck(p Player) {
	d.moves.deckTouched[p] = false
	deck := d.Zone(p, ZoneDeck)
	if len(deck) == 0 {
		return
	}
	if !d.Rules.PseudoShuffle {
		d.Table.Reorder(p, ZoneDeck, d.shuffled(p, "deck", deck))
	}
	d.Emit(ShuffleEvent{Kind: "shuffle_deck", Player: p})
	d.showDeckTop(p)
}

// shuffled is a new order of cards by chance: at each new index the old one.
func (d *Duel) shuffled(p Player, where string, cards []*Card) []int {
	return d.Duel.Draw(core.Draw{Kind: core.Shuffle, Player: p, Where: where, Items: codesOf(cards), Things: refsOf(cards)})
}

// showDeckTop tells of the top card of a deck if it can be seen.
func (d *Duel) showDeckTop(p Player) {
	deck := d.Zone(p, ZoneDeck)
	if len(deck) == 0 {
		return
	}
	if top := deck[len(deck)-1]; d.moves.decksReversed || top.FaceUp() {
		d.emitDeckTop(p, 0)
	}
}

// emitDeckTop tells of the card at a depth of the deck.
func (d *Duel) emitDeckTop(p Player, depth int) {
	deck := d.Zone(p, ZoneDeck)
	d.tellDeckTop(p, depth, deck[len(deck)-1-depth])
}

// tellDeckTop tells that c is at a depth of the deck.
func (d *Duel) tellDeckTop(p Player, depth int, c *Card) {
	d.Emit(DeckTopEvent{Player: p, Depth: depth, Code: c.Data.Code, FaceUp: c.FaceUp()})
}

// ShuffleHand shuffles p's hand; an empty or wholly public one is left alone
// (operations.md 22.4).
func (d *Duel) ShuffleHand(p Player) {
	d.moves.handTouched[p] = false
	hand := d.Zone(p, ZoneHand)
	if !slices.ContainsFunc(hand, (*Card).FaceDown) {
		return
	}
	d.Table.Reorder(p, ZoneHand, d.shuffled(p, "hand", hand))
	d.Emit(ShuffleEvent{Kind: "shuffle_hand", Player: p, Codes: codesOf(d.Zone(p, ZoneHand))})
}

// ShuffleExtra shuffles the face-down cards of p's extra deck, which lie below
// the face-up ones (operations.md 22.4).
func (d *Duel) ShuffleExtra(p Player) {
	extra := d.Zone(p, ZoneExtra)
	n := d.faceDownExtra(p)
	if n == 0 {
		return
	}
	order := append([]int(nil), d.shuffled(p, "extra", extra[:n])...)
	for i := n; i < len(extra); i++ {
		order = append(order, i)
	}
	d.Table.Reorder(p, ZoneExtra, order)
	d.Emit(ShuffleEvent{Kind: "shuffle_extra", Player: p, Codes: codesOf(d.Zone(p, ZoneExtra)[:n])})
}

// ShuffleSetCard permutes face-down cards over their zones: 1 to 5 cards, all in
// main monster zones or all in main spell zones of one player; anything else is
// left alone (operations.md 22.4).
func (d *Duel) ShuffleSetCard(g *Group) {
	cards := g.Cards()
	if !shufflableSet(cards) {
		return
	}
	p, zone := cards[0].Controller, cards[0].Zone
	order := d.shuffled(p, "set", cards)
	zones := make([]Place, len(cards))
	for i, c := range cards {
		zones[i] = c.Place()
		d.remember(c)
	}
	d.permute(p, zone, cards, zones, order)
	d.Emit(CardsEvent{Kind: "shuffle_set_cards", Cards: d.placesNow(zones, order)})
	for _, c := range cards {
		d.raiseSingle(c, EventMove, nil, c.ReasonEffect, c.Reason, c.ReasonPlayer, p, 0)
	}
	d.raise(EventMove, g, d.ReasonEffect, 0, d.ReasonPlayer, p, 0)
	d.flush()
}

// shufflableSet reports whether cards can be permuted over their zones.
func shufflableSet(cards []*Card) bool {
	if len(cards) == 0 || len(cards) > 5 {
		return false
	}
	for _, c := range cards {
		if !c.OnField() || c.FaceUp() || c.Index >= 5 || c.Zone != cards[0].Zone || c.Controller != cards[0].Controller {
			return false
		}
	}
	return true
}

// permute puts into each of the zones the card order names.
func (d *Duel) permute(p Player, zone core.ZoneID, cards []*Card, zones []Place, order []int) {
	stays := make([]uint64, len(cards))
	for i, c := range cards {
		stays[i] = c.Stay
		d.Table.Take(c)
	}
	for i, from := range order {
		c := cards[from]
		d.Table.Put(c, p, zone, zones[i].Sequence)
		c.Stay = stays[from]
	}
}

// placesNow are the former zones in the shuffled order, each with the card that
// lies there now.
func (d *Duel) placesNow(zones []Place, order []int) []CardRef {
	refs := make([]CardRef, len(order))
	for i, from := range order {
		at := zones[from]
		refs[i] = d.Table.At(at.Controller, zoneOf(at.Location), at.Sequence).Ref()
	}
	return refs
}
