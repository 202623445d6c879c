package ocg

import "slices"

// tributeSets are the cards that can be tributed for the normal summon or set
// of a monster (operations.md 8.3).
type tributeSets struct {
	own   []*Card // free to take
	must  []*Card // the opponent's monsters to be taken before any other
	oneOf []*Card // the opponent's monsters of which one may be taken
}

// tributeTerms narrow down the tributes of a summon.
type tributeTerms struct {
	material   *Group   // only these; nil for no limit
	toOpponent bool     // the monster goes to the opponent's side
	releasable uint32   // monster zones to take from: low half the summoner's, high half the opponent's
	position   Position // what is done: face-up attack for summons, face-down defense for sets
}

// anyTribute puts no limit on the zones tributes come from.
const anyTribute = 0xff00ff

// all are the cards of all sets, each set in its order.
func (t *tributeSets) all() []*Card { return slices.Concat(t.own, t.must, t.oneOf) }

func (t *tributeSets) empty() bool { return len(t.own)+len(t.must)+len(t.oneOf) == 0 }
