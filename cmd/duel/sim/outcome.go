// Package sim plays many duels between agents that choose at random and sums up
// what came of them.
package sim

import (
	"context"
	"math/rand/v2"

	"duel/core"
)

// Table is where the duels of a simulation are played. Its sides are two decks,
// or nothing in particular where every duel has decks of its own.
type Table interface {
	// Play plays the duel of o.Seed, with side o.Seat as player 0, and notes what
	// came of it. The error is why the duel could not go on.
	Play(ctx context.Context, o *Outcome) error
}

// Outcome is what came of one duel.
type Outcome struct {
	Index  int    // number of the duel, from 0
	Seed   uint64 // of the duel: chance, agents, random decks
	Seat   int    // the side that played as player 0
	First  int    // the side that moved first
	Winner int    // the side that won, Nobody for a draw and for a duel that was not decided
	End    string // why the duel ended, one of the Ends or what the game calls it

	Turns, Decisions int

	Faults []Fault // script errors and what must not happen, as they happened
}

// Nobody is the winner of a duel nobody won.
const Nobody = -1

// The ends of duels that were not decided.
const (
	EndDecisions = "decisions used up" // the duel had as many decisions as it may have
	EndTimeout   = "timeout"           // it took longer than a duel may take
	EndHang      = "hang"              // it did not even stop when told to
	EndCrash     = "crash"             // the engine panicked
	EndFailed    = "failed"            // it could not go on
)

// Decided reports whether the duel ended by the rules.
func (o *Outcome) Decided() bool {
	switch o.End {
	case EndDecisions, EndTimeout, EndHang, EndCrash, EndFailed:
		return false
	}
	return true
}

// Kinds of faults.
const (
	FaultScript    = "script error"
	FaultInvariant = "broken invariant"
	FaultEngine    = "engine" // a crash, a hang, a timeout, a duel that cannot go on
)

// Fault is something that must not happen in a duel.
type Fault struct {
	Kind  string
	Where string // script and line, or source file and line; "" if there is none
	Text  string
}

// fault notes a fault.
func (o *Outcome) fault(kind, where, text string) {
	o.Faults = append(o.Faults, Fault{kind, where, text})
}

// Seed is the seed of a duel by its number. Duels of one simulation have seeds
// that look unrelated, and few digits.
func Seed(base uint64, index int) uint64 {
	return uint64(rand.New(rand.NewPCG(base, uint64(index))).Uint32())
}

// won notes who won, nobody for a player that is none, and why.
func (o *Outcome) won(winner core.Player, reason string) {
	o.End = reason
	if winner.Valid() {
		o.Winner = int(winner) ^ o.Seat
	}
}
