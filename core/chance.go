package core

import (
	"fmt"
	"math/rand/v2"
)

// ChanceKind says what is left to chance.
type ChanceKind string

// The kinds of chance.
const (
	Shuffle ChanceKind = "shuffle" // a new order of all items: a permutation
	Pick    ChanceKind = "pick"    // Count different items
	Coin    ChanceKind = "coin"    // Count results, 1 heads and 0 tails
	Die     ChanceKind = "die"     // Count results, 1 to Sides
	Number  ChanceKind = "number"  // one number, 0 to Sides-1
)

// Draw is one demand on chance. Items names what is shuffled or picked from,
// so that recorded chance can be matched to it.
type Draw struct {
	Kind   ChanceKind
	Player Player
	Where  string   // what is shuffled or picked from ("deck", "hand", …)
	Items  []uint32 // codes of the things shuffled or picked from, in their present order
	Things []any    // the things themselves as the game tells them, for chance that must recognise them
	Count  int      // results wanted (Pick, Coin, Die)
	Sides  int      // Die, Number
}

// Chance supplies what the rules leave to chance. The result of Shuffle holds
// at each new index the old one; that of Pick holds indices.
type Chance interface {
	Draw(d Draw) ([]int, error)
}

// Seeded is pseudo-random chance: one seed always gives the same results.
type Seeded struct{ rng *rand.Rand }

// NewSeeded returns chance from a seed.
func NewSeeded(seed uint64) *Seeded {
	return &Seeded{rand.New(rand.NewPCG(seed, 0x9e3779b97f4a7c15))}
}

// Draw implements Chance; it never fails.
func (s *Seeded) Draw(d Draw) ([]int, error) {
	switch d.Kind {
	case Shuffle:
		return s.rng.Perm(len(d.Items)), nil
	case Pick:
		return s.rng.Perm(len(d.Items))[:min(d.Count, len(d.Items))], nil
	case Coin:
		return s.results(d.Count, 0, 2), nil
	case Die:
		return s.results(d.Count, 1, d.Sides), nil
	case Number:
		return s.results(1, 0, d.Sides), nil
	}
	return nil, fmt.Errorf("unknown kind of chance %q", d.Kind)
}

func (s *Seeded) results(count, low, sides int) []int {
	out := make([]int, count)
	for i := range out {
		out[i] = low + s.rng.IntN(max(sides, 1))
	}
	return out
}

// Recorded is a Draw with its outcome, as a journal keeps it.
type Recorded struct {
	Draw    Draw
	Results []int
}

// Given replays recorded results in order and falls back on another source
// when they are used up; with none it fails.
type Given struct {
	Results [][]int
	Then    Chance
	next    int
}

// Draw implements Chance.
func (g *Given) Draw(d Draw) ([]int, error) {
	if g.next < len(g.Results) {
		g.next++
		return g.Results[g.next-1], nil
	}
	if g.Then == nil {
		return nil, fmt.Errorf("chance: no result left for %s", d.Kind)
	}
	return g.Then.Draw(d)
}
