package sim

import (
	"context"

	"duel/cmd/duel/agent"
	"duel/core"
	"duel/core/buddyfight"
	"duel/core/buddyfight/invariant"
	binding "duel/script/buddyfight"
	"duel/script/host"
)

// Buddyfight plays duels of Buddyfight.
type Buddyfight struct {
	Cards  *binding.Cards
	Rules  buddyfight.Rules
	Budget uint64 // script steps of each entry, 0 for the default

	// Decks are those of the sides, unless Pool is there: then each player of
	// each duel has a random deck.
	Decks [2]buddyfight.Deck
	Pool  *BuddyfightPool

	MaxDecisions int
	Check        bool // watch for broken invariants
}

// Play implements Table.
func (t *Buddyfight) Play(ctx context.Context, o *Outcome) error {
	limit := &agent.Limit{Left: t.MaxDecisions}
	var agents [2]core.Agent
	var decks [2]buddyfight.Deck
	for p := range agents {
		agents[p] = limit.Wrap(agent.NewRandom(o.Seed, core.Player(p)))
		decks[p] = t.Decks[p^o.Seat]
		if t.Pool != nil {
			decks[p] = t.Pool.Deck(o.Seed, core.Player(p))
		}
	}
	d, state := t.Cards.NewDuel(t.Rules, core.NewSeeded(o.Seed), agents, host.Options{Context: ctx, Budget: t.Budget})
	state.OnError = func(err error) { o.scriptError(err, err.Error()) }
	d.Journal.Observe(func(e core.Entry) {
		if e.Request != nil {
			o.Decisions++
		}
	})
	watch := invariant.New(d)
	if t.Check {
		d.Journal.Observe(watch.Observe)
	}
	result, err := d.Play(ctx, decks)
	o.Turns, o.First = d.Turn.Number, int(d.First)^o.Seat
	if broken := watch.Broken(); broken != nil {
		o.fault(FaultInvariant, "", broken.Error())
	}
	if err == nil {
		o.won(result.Winner, result.Reason)
	}
	return err
}
