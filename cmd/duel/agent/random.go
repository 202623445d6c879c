// Package agent holds the players of the command line: at random, by first
// choice, along recorded answers, or asking a person.
package agent

import (
	"context"
	"fmt"
	"math/rand/v2"

	"duel/core"
	"duel/core/ocg"
)

// Random chooses among the legal answers by a seed; equal seeds and requests
// give equal answers.
type Random struct{ rng *rand.Rand }

// randomStream sets an agent's choices apart from the duel's chance, which may
// have the same seed.
const randomStream = 0x6a09e667f3bcc909

// NewRandom returns an agent for a player.
func NewRandom(seed uint64, player core.Player) *Random {
	return &Random{rand.New(rand.NewPCG(seed, randomStream+uint64(player)))}
}

// guesses is how many answers are tried at random before all are looked through.
const guesses = 32

// Choose implements core.Agent.
func (a *Random) Choose(_ context.Context, r *core.Request, _ func() core.View) (core.Answer, error) {
	for range guesses {
		if answer := a.guess(r); r.Legal(answer) == nil {
			return answer, nil
		}
	}
	return firstLegal(r, a.rng.Perm(len(r.Options)))
}

// guess is an answer within the bounds of the request, legal or not.
func (a *Random) guess(r *core.Request) core.Answer {
	if r.Cancelable && a.rng.IntN(len(r.Options)+1) == 0 {
		return core.Answer{Cancelled: true}
	}
	order := a.rng.Perm(len(r.Options))
	if r.Shares {
		return core.Answer{Shares: shares(r, order)}
	}
	most := min(r.Max, len(order))
	least := min(max(r.Min, 0), most)
	return core.Answer{Picks: order[:least+a.rng.IntN(most-least+1)]}
}

// shares takes the total wanted from the options in the given order.
func shares(r *core.Request, order []int) []int {
	counts := make([]int, len(r.Options))
	left := 0
	if detail, ok := r.Detail.(*ocg.Detail); ok {
		left = detail.Total
	}
	for _, i := range order {
		counts[i] = min(left, r.Options[i].(*ocg.Option).Counters)
		left -= counts[i]
	}
	return counts
}

// mostTried is how many answers firstLegal tries.
const mostTried = 1 << 20

// firstLegal looks through the answers, fewest picks first, with the options
// taken in the given order.
func firstLegal(r *core.Request, order []int) (core.Answer, error) {
	if r.Shares {
		if answer := (core.Answer{Shares: shares(r, order)}); r.Legal(answer) == nil {
			return answer, nil
		}
	} else if answer, ok := firstSubset(r, order); ok {
		return answer, nil
	}
	if r.Cancelable {
		return core.Answer{Cancelled: true}, nil
	}
	return core.Answer{}, fmt.Errorf("no legal answer found to a %s request of %d options", r.Kind, len(r.Options))
}

func firstSubset(r *core.Request, order []int) (core.Answer, bool) {
	tried := 0
	picks := make([]int, 0, len(order))
	var extend func(from, size int) bool
	extend = func(from, size int) bool {
		if len(picks) == size {
			tried++
			return r.Legal(core.Answer{Picks: picks}) == nil
		}
		for i := from; i <= len(order)-(size-len(picks)) && tried < mostTried; i++ {
			picks = append(picks, order[i])
			if extend(i+1, size) {
				return true
			}
			picks = picks[:len(picks)-1]
		}
		return false
	}
	for size := max(r.Min, 0); size <= min(r.Max, len(order)); size++ {
		if extend(0, size) {
			return core.Answer{Picks: picks}, true
		}
	}
	return core.Answer{}, false
}
