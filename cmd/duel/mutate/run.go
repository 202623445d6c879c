package mutate

import (
	"context"
	"sync"
)

// Outcome is what became of a mutant.
type Outcome struct {
	Mutant
	Caught bool
}

// Card is a card script to break.
type Card struct {
	File  string // its name: c123.lua
	Text  string
	Trial Trial
}

// Trial runs the duel scripts that may notice a mutant of a card until one
// fails. A mutant that does not compile is no mutant.
type Trial func(context.Context, Mutant) (caught, compiles bool)

// Run tries each mutant of each card, so many at a time, and gives the outcomes
// in order. Mutants that do not compile are left out.
func Run(ctx context.Context, cards []Card, jobs int) ([]Outcome, error) {
	var all []*attempt
	for _, card := range cards {
		mutants, err := Of(card.File, card.Text)
		if err != nil {
			return nil, err
		}
		for _, m := range mutants {
			all = append(all, &attempt{mutant: m, trial: card.Trial})
		}
	}
	next := make(chan *attempt)
	var wg sync.WaitGroup
	for range max(1, jobs) {
		wg.Go(func() {
			for a := range next {
				a.caught, a.compiles = a.trial(ctx, a.mutant)
			}
		})
	}
	for _, a := range all {
		next <- a
	}
	close(next)
	wg.Wait()
	var out []Outcome
	for _, a := range all {
		if a.compiles {
			out = append(out, Outcome{a.mutant, a.caught})
		}
	}
	return out, ctx.Err()
}

// attempt is a mutant and what its trial says.
type attempt struct {
	mutant           Mutant
	trial            Trial
	caught, compiles bool
}
