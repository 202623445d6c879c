package sim

import (
	"context"
	"errors"
	"fmt"

	"duel/cmd/duel/agent"
	"duel/core"
	"duel/core/ocg"
	"duel/core/ocg/invariant"
	"duel/script/host"
	"duel/script/session"
)

// OCG plays duels of the OCG.
type OCG struct {
	Session *session.Session
	Rules   ocg.Rules
	Budget  uint64 // script steps of each entry, 0 for the default

	// Decks are those of the sides, unless Pool is there: then each player of
	// each duel has a random deck.
	Decks [2]*ocg.Deck
	Pool  *Pool

	MaxDecisions int
	Check        bool // watch for broken invariants
}

// Play implements Table.
func (t *OCG) Play(ctx context.Context, o *Outcome) error {
	d, _, err := t.Session.NewDuel(t.Rules, session.Options{Context: ctx, Budget: t.Budget})
	if err != nil {
		return err
	}
	d.Chance = core.NewSeeded(o.Seed)
	limit := &agent.Limit{Left: t.MaxDecisions}
	for p := range d.Agents {
		d.Agents[p] = limit.Wrap(agent.NewRandom(o.Seed, core.Player(p)))
	}
	d.Journal.Observe(o.observe)
	watch := invariant.New(d)
	if t.Check {
		d.Journal.Observe(watch.Observe)
	}
	if err = t.open(d, o); err == nil {
		err = d.Play(ctx)
	}
	if broken := watch.Broken(); broken != nil {
		o.fault(FaultInvariant, "", broken.Error())
	}
	if result := d.Result(); result != nil && err == nil {
		winner := core.NoPlayer
		if result.Winner != nil {
			winner = *result.Winner
		}
		o.won(winner, result.Reason)
	}
	return err
}

// open shuffles the decks and puts them on the table.
func (t *OCG) open(d *ocg.Duel, o *Outcome) (err error) {
	var decks [2]*ocg.Deck
	for p := range decks {
		deck := t.Decks[p^o.Seat]
		if t.Pool != nil {
			deck = t.Pool.Deck(o.Seed, core.Player(p))
		}
		if decks[p], err = deck.Shuffled(d.Chance, core.Player(p)); err != nil {
			return err
		}
	}
	return core.Guard(func() {
		for p, deck := range decks {
			d.LoadDecks(core.Player(p), deck.Main, deck.Extra)
		}
	})
}

// observe counts turns and decisions, and notes script errors.
func (o *Outcome) observe(e core.Entry) {
	if e.Request != nil {
		o.Decisions++
		return
	}
	switch e := e.Event.(type) {
	case ocg.TurnEvent:
		o.Turns = e.Turn
	case ocg.LogEvent:
		if e.Kind == "error" {
			o.scriptError(e.Err, e.Text)
		}
	}
}

// scriptError notes the failure of a script.
func (o *Outcome) scriptError(err error, text string) {
	var d *host.Diagnostic
	if !errors.As(err, &d) || d.File == "" {
		o.fault(FaultScript, "", text)
		return
	}
	o.fault(FaultScript, fmt.Sprintf("%s:%d", d.File, d.Line), d.Message)
}
