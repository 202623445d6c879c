package ocg

import "sort"

// Group is a set of cards, always iterated in order of the cards' creation.
type Group struct {
	cards []*Card

	// ReadOnly groups belong to the engine; scripts may not change them.
	ReadOnly bool
	// Script is what the script layer keeps about the group.
	Script any
	// Cursor is the place of a script's iteration, -1 when there is none.
	Cursor int
}

// NewGroup makes a group of the given cards; nil and repeated ones are left out.
func NewGroup(cards ...*Card) *Group {
	g := &Group{Cursor: -1}
	for _, c := range cards {
		g.Add(c)
	}
	return g
}

// groupOf makes a group that takes over a slice already in order without repeats.
func groupOf(ordered []*Card) *Group { return &Group{cards: ordered, Cursor: -1} }

// Len is the number of cards; a nil group has none.
func (g *Group) Len() int {
	if g == nil {
		return 0
	}
	return len(g.cards)
}

// Cards are the group's cards in order. The caller must not change the slice
// and must not change the group while ranging over it.
func (g *Group) Cards() []*Card {
	if g == nil {
		return nil
	}
	return g.cards
}

// find is the place of c, or where it belongs.
func (g *Group) find(c *Card) (int, bool) {
	i := sort.Search(len(g.cards), func(i int) bool { return g.cards[i].ID >= c.ID })
	return i, i < len(g.cards) && g.cards[i] == c
}

// Has reports whether c is in the group.
func (g *Group) Has(c *Card) bool {
	if g == nil || c == nil {
		return false
	}
	_, ok := g.find(c)
	return ok
}

// Add puts c into the group.
func (g *Group) Add(c *Card) {
	if c == nil {
		return
	}
	if n := len(g.cards); n == 0 || g.cards[n-1].ID < c.ID {
		g.cards = append(g.cards, c)
		return
	}
	if i, ok := g.find(c); !ok {
		g.cards = append(g.cards, nil)
		copy(g.cards[i+1:], g.cards[i:])
		g.cards[i] = c
	}
}

// Remove takes c out of the group.
func (g *Group) Remove(c *Card) {
	if c == nil {
		return
	}
	if i, ok := g.find(c); ok {
		g.cards = append(g.cards[:i:i], g.cards[i+1:]...)
	}
}

// takeFirst takes the first card out of the group and gives it.
func (g *Group) takeFirst() *Card {
	c := g.cards[0]
	g.Remove(c)
	return c
}

// AddAll puts all cards of other into the group.
func (g *Group) AddAll(other *Group) {
	for _, c := range other.Cards() {
		g.Add(c)
	}
}

// RemoveAll takes all cards of other out of the group.
func (g *Group) RemoveAll(other *Group) {
	for _, c := range append([]*Card(nil), other.Cards()...) {
		g.Remove(c)
	}
}

// Clear empties the group.
func (g *Group) Clear() { g.cards = nil }

// Clone is a new, changeable group of the same cards.
func (g *Group) Clone() *Group { return groupOf(append([]*Card(nil), g.Cards()...)) }

// Filter is a new group of the cards that ok accepts.
func (g *Group) Filter(ok func(*Card) bool) *Group {
	out := groupOf(nil)
	for _, c := range g.Cards() {
		if ok(c) {
			out.cards = append(out.cards, c)
		}
	}
	return out
}

// Equal reports whether both groups have the same cards.
func (g *Group) Equal(other *Group) bool {
	if g.Len() != other.Len() {
		return false
	}
	for i, c := range g.Cards() {
		if other.cards[i] != c {
			return false
		}
	}
	return true
}
