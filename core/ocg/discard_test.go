package ocg

import "testing"

// A card discarded from the deck goes where a redirect says, for the reason it
// was discarded.
func TestRedirectedDiscardKeepsItsReason(t *testing.T) {
	f := newBoard(t)
	c := f.card(0, LocationDeck, -1, TypeMonster)
	c.Position = PosFacedown
	f.valued(c, EffectToGraveRedirect, LocationRemoved)
	f.play(firstOf, func() { f.same("discarded", f.DiscardDeck(0, 1, ReasonEffect), 1) })
	f.same("banished", c.In(LocationRemoved), true)
	f.same("reason", c.Reason, uint32(ReasonEffect))
}
