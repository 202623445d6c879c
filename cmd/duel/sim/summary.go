package sim

import (
	"cmp"
	"slices"
)

// Summary is what a number of duels came to.
type Summary struct {
	Games     int           `json:"games"`   // played
	Decided   int           `json:"decided"` // ended by the rules
	Sides     []Side        `json:"sides,omitempty"`
	First     Share         `json:"first"` // won by the player who went first
	Draws     int           `json:"draws"`
	Ends      []Count       `json:"ends"` // how duels ended, the commonest first
	Turns     Lengths       `json:"turns"`
	Decisions Lengths       `json:"decisions"`
	Faults    []FaultCounts `json:"faults"` // those in most duels first
}

// Side is how often a side won, of the duels that were decided.
type Side struct {
	Name        string `json:"name"`
	Wins        Share  `json:"wins"`
	GoingFirst  Share  `json:"going_first"`
	GoingSecond Share  `json:"going_second"`
}

// Count is how many duels something is true of.
type Count struct {
	What  string `json:"what"`
	Duels int    `json:"duels"`
}

// FaultCounts is one fault with the number of times it happened.
type FaultCounts struct {
	Kind  string `json:"kind"`
	Where string `json:"where"` // script and line, or source file and line
	Text  string `json:"text"`  // as it was told first
	Times int    `json:"times"`
	Duels int    `json:"duels"`
	Seed  uint64 `json:"seed"` // of the first duel it happened in
	Seat  int    `json:"seat"` // the side that was player 0 in that
}

// Summarize sums up outcomes. The sides are named where they are two decks.
func Summarize(outcomes []Outcome, sides []string) *Summary {
	s := &Summary{Games: len(outcomes)}
	var turns, decisions []int
	ends, faults := map[string]int{}, newFaultTable()
	for i := range outcomes {
		o := &outcomes[i]
		turns, decisions = append(turns, o.Turns), append(decisions, o.Decisions)
		ends[o.End]++
		faults.add(o)
		if o.Decided() {
			s.Decided++
			if o.Winner == Nobody {
				s.Draws++
			}
		}
	}
	s.First = share(outcomes, func(o *Outcome) bool { return true }, func(o *Outcome) bool { return o.Winner == o.First })
	for side, name := range sides {
		s.Sides = append(s.Sides, newSide(outcomes, side, name))
	}
	s.Turns, s.Decisions = newLengths(turns), newLengths(decisions)
	s.Ends, s.Faults = counts(ends), faults.sorted()
	return s
}

func newSide(outcomes []Outcome, side int, name string) Side {
	won := func(o *Outcome) bool { return o.Winner == side }
	return Side{
		Name:        name,
		Wins:        share(outcomes, func(*Outcome) bool { return true }, won),
		GoingFirst:  share(outcomes, func(o *Outcome) bool { return o.First == side }, won),
		GoingSecond: share(outcomes, func(o *Outcome) bool { return o.First != side }, won),
	}
}

// share counts the decided duels that are wanted, and those of them that count.
func share(outcomes []Outcome, wanted, counts func(*Outcome) bool) Share {
	count, of := 0, 0
	for i := range outcomes {
		o := &outcomes[i]
		if !o.Decided() || !wanted(o) {
			continue
		}
		of++
		if counts(o) {
			count++
		}
	}
	return newShare(count, of)
}

// counts puts counts in order, the greatest first.
func counts(of map[string]int) (out []Count) {
	for what, n := range of {
		out = append(out, Count{what, n})
	}
	slices.SortFunc(out, func(a, b Count) int {
		return cmp.Or(cmp.Compare(b.Duels, a.Duels), cmp.Compare(a.What, b.What))
	})
	return out
}

// faultKey tells faults apart: those of one kind at one place are the same, and
// without a place those of one text.
type faultKey struct{ kind, where string }

// faultTable counts faults.
type faultTable struct {
	byKey map[faultKey]*FaultCounts
	order []*FaultCounts
}

func newFaultTable() *faultTable { return &faultTable{byKey: map[faultKey]*FaultCounts{}} }

// add counts the faults of a duel.
func (t *faultTable) add(o *Outcome) {
	seen := map[*FaultCounts]bool{}
	for _, f := range o.Faults {
		key := faultKey{f.Kind, cmp.Or(f.Where, f.Text)}
		n := t.byKey[key]
		if n == nil {
			n = &FaultCounts{Kind: f.Kind, Where: f.Where, Text: f.Text, Seed: o.Seed, Seat: o.Seat}
			t.byKey[key], t.order = n, append(t.order, n)
		}
		n.Times++
		if !seen[n] {
			seen[n] = true
			n.Duels++
		}
	}
}

// sorted are the faults, those in most duels first.
func (t *faultTable) sorted() []FaultCounts {
	out := make([]FaultCounts, len(t.order))
	for i, n := range t.order {
		out[i] = *n
	}
	slices.SortStableFunc(out, func(a, b FaultCounts) int { return cmp.Compare(b.Duels, a.Duels) })
	return out
}
