package mutate

import (
	"context"
	"sync"

	"duel/script/scenario"
	"duel/script/session"
)

// Outcome is what became of a mutant.
type Outcome struct {
	Mutant
	Caught bool
}

// Card is a card script with the duel scripts that test it.
type Card struct {
	File    string // its name: c123.lua
	Text    string
	Scripts []*scenario.Script
}

// Run runs the duel scripts of each card against each of its mutants, so many
// at a time, and gives the outcomes in order. Mutants that do not compile are
// left out.
func Run(ctx context.Context, r *scenario.Runner, cards []Card, jobs int) ([]Outcome, error) {
	var all []*trial
	for i := range cards {
		mutants, err := Of(cards[i].File, cards[i].Text)
		if err != nil {
			return nil, err
		}
		for _, m := range mutants {
			all = append(all, &trial{card: &cards[i], mutant: m})
		}
	}
	next := make(chan *trial)
	var wg sync.WaitGroup
	for range max(1, jobs) {
		wg.Go(func() {
			for t := range next {
				t.run(ctx, r)
			}
		})
	}
	for _, t := range all {
		next <- t
	}
	close(next)
	wg.Wait()
	var out []Outcome
	for _, t := range all {
		if t.compiled {
			out = append(out, Outcome{t.mutant, t.caught})
		}
	}
	return out, ctx.Err()
}

// trial is a mutant on trial.
type trial struct {
	card             *Card
	mutant           Mutant
	compiled, caught bool
}

// run runs the duel scripts until one fails.
func (t *trial) run(ctx context.Context, r *scenario.Runner) {
	cache := r.Session.Cache.With(t.mutant.File, t.mutant.Text)
	if _, err := cache.Proto(t.mutant.File); err != nil {
		return
	}
	t.compiled = true
	broken := *r
	broken.Session = &session.Session{Pack: r.Session.Pack, Cache: cache, Constants: r.Session.Constants}
	for _, s := range t.card.Scripts {
		for _, result := range broken.Run(ctx, s, nil) {
			if !result.Passed() {
				t.caught = true
				return
			}
		}
	}
}
