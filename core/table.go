package core

import (
	"fmt"
	"slices"
)

// ZoneID numbers the zones of a game; Nowhere is outside all of them.
type ZoneID int8

// Nowhere is where a card is that is in no zone and under no card.
const Nowhere ZoneID = -1

// Visibility says who sees the cards of a zone.
type Visibility uint8

// The visibilities of cards that are not turned face-up for all to see; in
// Public zones all cards are.
const (
	Public Visibility = iota
	Owned             // its player only, as in hands
	Secret            // nobody
	Faced             // its player only, as on the field
)

// ZoneSpec describes a zone both players have.
type ZoneSpec struct {
	Name       string
	Slots      int // number of fixed places, 0 for a pile of any number of cards
	Visibility Visibility
}

// Card is the kernel's part of a card: who it belongs to and where it is. A
// game's card type embeds it; C is the pointer to that type.
type Card[C any] struct {
	ID         int // number in order of creation, from 1
	Owner      Player
	Controller Player
	Zone       ZoneID
	Index      int    // place in the zone, from 0; piles count from the bottom
	Holder     C      // the card it lies under, or nil
	Attached   []C    // the cards lying under it, in order of attachment
	Stay       uint64 // changes whenever the card comes to a new place: "this stay"
}

// Kernel gives the table access to the embedded part.
func (c *Card[C]) Kernel() *Card[C] { return c }

// Piece is a game's card type.
type Piece[C any] interface {
	comparable
	Kernel() *Card[C]
}

// Table holds the zones of both players. Every card created through it is in
// exactly one place: in a zone, under another card, or nowhere.
type Table[C Piece[C]] struct {
	specs  []ZoneSpec
	zones  [2][][]C
	nobody [][]C // the zones of no player, always empty
	cards  []C
	stays  uint64
}

// NewTable returns a table with the given zones, numbered in that order.
func NewTable[C Piece[C]](specs []ZoneSpec) *Table[C] {
	t := &Table[C]{specs: specs}
	t.nobody = emptyZones[C](specs)
	for p := range t.zones {
		t.zones[p] = emptyZones[C](specs)
	}
	return t
}

func emptyZones[C any](specs []ZoneSpec) [][]C {
	zones := make([][]C, len(specs))
	for z, spec := range specs {
		if spec.Slots > 0 {
			zones[z] = make([]C, spec.Slots)
		}
	}
	return zones
}

// Add registers a new card, which is nowhere yet, and numbers it.
func (t *Table[C]) Add(c C) {
	t.cards = append(t.cards, c)
	k := c.Kernel()
	k.ID, k.Zone = len(t.cards), Nowhere
	t.touch(k)
}

// Cards are all cards in order of creation.
func (t *Table[C]) Cards() []C { return t.cards }

// Specs are the zones' descriptions, by number.
func (t *Table[C]) Specs() []ZoneSpec { return t.specs }

// Zone is the content of a zone: for a pile the cards from the bottom, for
// fixed places one entry each, nil where empty. Those of anybody but the two
// players are empty: scripts may ask for them. The caller must not change it.
func (t *Table[C]) Zone(p Player, z ZoneID) []C {
	if !p.Valid() {
		return t.nobody[z]
	}
	return t.zones[p][z]
}

// At is the card at a place, or nil.
func (t *Table[C]) At(p Player, z ZoneID, index int) (c C) {
	if !p.Valid() || z < 0 || int(z) >= len(t.specs) {
		return c
	}
	if cards := t.zones[p][z]; index >= 0 && index < len(cards) {
		return cards[index]
	}
	return c
}

// touch starts a new stay.
func (t *Table[C]) touch(k *Card[C]) {
	t.stays++
	k.Stay = t.stays
}

// Renew starts a new stay of a card that does not move.
func (t *Table[C]) Renew(c C) { t.touch(c.Kernel()) }

// Put takes c from where it is to a place of p: in a pile at index (-1 is the
// top), in a zone of fixed places at that place, which must be empty.
func (t *Table[C]) Put(c C, p Player, z ZoneID, index int) {
	t.Take(c)
	k := c.Kernel()
	k.Controller, k.Zone = p, z
	cards := t.zones[p][z]
	if t.specs[z].Slots > 0 {
		var none C
		if cards[index] != none {
			Abort(fmt.Errorf("%s place %d of player %d is taken", t.specs[z].Name, index, p))
		}
		cards[index], k.Index = c, index
	} else {
		if index < 0 || index > len(cards) {
			index = len(cards)
		}
		t.zones[p][z] = slices.Insert(cards, index, c)
		t.renumber(p, z, index)
	}
	t.touch(k)
}

// Attach takes c from where it is and puts it under holder, on top of the
// cards already there.
func (t *Table[C]) Attach(c, holder C) {
	t.Take(c)
	k, h := c.Kernel(), holder.Kernel()
	k.Holder, k.Index = holder, len(h.Attached)
	h.Attached = append(h.Attached, c)
	t.touch(k)
}

// Take takes c out of its place to nowhere. What lies under c stays under it.
func (t *Table[C]) Take(c C) {
	k := c.Kernel()
	var none C
	switch {
	case k.Holder != none:
		h := k.Holder.Kernel()
		h.Attached = slices.Delete(h.Attached, k.Index, k.Index+1)
		for i, a := range h.Attached {
			a.Kernel().Index = i
		}
		k.Holder = none
	case k.Zone == Nowhere:
		return
	case t.specs[k.Zone].Slots > 0:
		t.zones[k.Controller][k.Zone][k.Index] = none
	default:
		t.zones[k.Controller][k.Zone] = slices.Delete(t.zones[k.Controller][k.Zone], k.Index, k.Index+1)
		t.renumber(k.Controller, k.Zone, k.Index)
	}
	k.Zone, k.Index = Nowhere, 0
	t.touch(k)
}

// Swap exchanges the places of two cards in zones.
func (t *Table[C]) Swap(a, b C) {
	ka, kb := a.Kernel(), b.Kernel()
	t.zones[ka.Controller][ka.Zone][ka.Index] = b
	t.zones[kb.Controller][kb.Zone][kb.Index] = a
	ka.Controller, kb.Controller = kb.Controller, ka.Controller
	ka.Zone, kb.Zone = kb.Zone, ka.Zone
	ka.Index, kb.Index = kb.Index, ka.Index
	t.touch(ka)
	t.touch(kb)
}

// Reorder gives a pile a new order: order holds at each new index the old one.
func (t *Table[C]) Reorder(p Player, z ZoneID, order []int) {
	old := t.zones[p][z]
	cards := make([]C, len(old))
	for i, from := range order {
		cards[i] = old[from]
	}
	t.zones[p][z] = cards
	t.renumber(p, z, 0)
}

// renumber sets the indices of a pile's cards from one place on.
func (t *Table[C]) renumber(p Player, z ZoneID, from int) {
	cards := t.zones[p][z]
	for i := from; i < len(cards); i++ {
		cards[i].Kernel().Index = i
	}
}

// Check reports the first card that is not in exactly the one place it
// believes to be in, or a place that holds a stranger.
func (t *Table[C]) Check() error {
	var none C
	found := make(map[C]int, len(t.cards))
	for p := range t.zones {
		for z, cards := range t.zones[p] {
			for i, c := range cards {
				if c == none {
					continue
				}
				k := c.Kernel()
				if k.Controller != Player(p) || k.Zone != ZoneID(z) || k.Index != i || k.Holder != none {
					return fmt.Errorf("card %d lies at %s %d of player %d but believes to be elsewhere", k.ID, t.specs[z].Name, i, p)
				}
				found[c]++
			}
		}
	}
	for _, c := range t.cards {
		for i, a := range c.Kernel().Attached {
			if k := a.Kernel(); k.Holder != c || k.Index != i || k.Zone != Nowhere {
				return fmt.Errorf("card %d lies under card %d but believes to be elsewhere", k.ID, c.Kernel().ID)
			}
			found[a]++
		}
	}
	for _, c := range t.cards {
		k, want := c.Kernel(), 1
		if k.Zone == Nowhere && k.Holder == none {
			want = 0
		}
		if found[c] != want {
			return fmt.Errorf("card %d is in %d places", k.ID, found[c])
		}
	}
	return nil
}
