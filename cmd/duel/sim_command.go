package main

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"duel/cmd/duel/sim"
	"duel/core/ocg"
	binding "duel/script/buddyfight"
	"duel/script/session"
)

// simOptions are the options of duel sim.
type simOptions struct {
	deckOptions
	games        int
	format       string
	maxDecisions int
	timeout      time.Duration
	watch        bool // for broken invariants
}

func newSim(a *app) *cobra.Command {
	var o simOptions
	cmd := &cobra.Command{
		Use:   "sim",
		Short: "Play many duels at random and sum them up",
		Long: "sim plays duels between agents that choose at random: who wins, how long duels are, how they end, which scripts\n" +
			"fail. Each duel has a seed of its own, made of --seed and its number, so that the results do not depend on --jobs\n" +
			"and duel run can repeat a duel. The decks take turns in being player 0. Interrupted, it sums up what was played.\n" +
			"The exit code is 0 if no script failed and nothing else went wrong.",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := o.check(); err != nil {
				return usageError{err}
			}
			return a.sim(cmd.Context(), &o)
		},
	}
	flags := cmd.Flags()
	o.deckOptions.add(flags)
	flags.IntVar(&o.games, "games", 1000, "how many duels to play")
	flags.StringVar(&o.format, "format", "text", "what to write: text or json")
	flags.IntVar(&o.maxDecisions, "max-decisions", defaultMaxDecisions, "end a duel after so many decisions")
	flags.DurationVar(&o.timeout, "timeout", 5*time.Minute, "give a duel up after so long")
	flags.BoolVar(&o.watch, "check", false, "watch for broken invariants, such as a card in two places")
	return cmd
}

func (o *simOptions) check() error {
	switch {
	case o.games < 1:
		return fmt.Errorf("--games: expected a number from 1, found %d", o.games)
	case o.maxDecisions < 0:
		return fmt.Errorf("--max-decisions: expected a number from 0, found %d", o.maxDecisions)
	case o.timeout <= 0:
		return fmt.Errorf("--timeout: expected some time, found %s", o.timeout)
	}
	if err := o.deckOptions.check(); err != nil {
		return err
	}
	return oneOfFlag("format", o.format, []string{"text", "json"})
}

// sim plays the duels and reports.
func (a *app) sim(ctx context.Context, o *simOptions) error {
	table, err := a.simTable(o)
	if err != nil {
		return err
	}
	line, done, began := newStatusLine(a.err), 0, time.Now()
	run := sim.Run{Games: o.games, Jobs: a.settings.jobs, Seed: a.settings.seed, Timeout: o.timeout}
	outcomes := run.Play(ctx, table, func(*sim.Outcome) {
		done++
		left := time.Since(began) * time.Duration(o.games-done) / time.Duration(done)
		line.show(fmt.Sprintf("%s %d of %d duels, %s left", bar(done, o.games), done, o.games, left.Round(time.Second)))
	})
	line.clear()
	report := simReport{app: a, options: o, Summary: sim.Summarize(outcomes, o.sides()), took: time.Since(began)}
	if err := report.write(); err != nil {
		return err
	}
	if len(report.Faults) > 0 || len(outcomes) < o.games {
		return errFailed
	}
	return nil
}

// sides are the names of the sides; none where decks are random.
func (o *simOptions) sides() []string {
	switch {
	case o.randomDecks:
		return nil
	case o.game == gameBuddyfight:
		return o.names(buddyfightDecks)
	}
	return o.names(starterDecks)
}

// simTable opens cards and decks of the game.
func (a *app) simTable(o *simOptions) (sim.Table, error) {
	if o.game == gameBuddyfight {
		return a.simBuddyfight(o)
	}
	return a.simOCG(o)
}

func (a *app) simOCG(o *simOptions) (*sim.OCG, error) {
	rules, err := ocg.RulesFor(a.settings.rules)
	if err != nil {
		return nil, err
	}
	s, err := session.Open(a.settings.sources())
	if err != nil {
		return nil, err
	}
	table := &sim.OCG{Session: s, Rules: rules, Budget: a.settings.budget, MaxDecisions: o.maxDecisions, Check: o.watch}
	if o.randomDecks {
		table.Pool, err = sim.NewPool(s.Pack, &rules, ocg.MasterDeckRules())
		return table, err
	}
	decks, err := openDecks(&o.deckOptions, s.Pack)
	for side := range decks {
		table.Decks[side] = decks[side].Deck
	}
	return table, err
}

func (a *app) simBuddyfight(o *simOptions) (*sim.Buddyfight, error) {
	rules, err := buddyfightRules(o.rules)
	if err != nil {
		return nil, err
	}
	cards, err := binding.OpenCards(buddyfightScripts(a.settings.scripts))
	if err != nil {
		return nil, err
	}
	table := &sim.Buddyfight{Cards: cards, Rules: rules, Budget: a.settings.budget, MaxDecisions: o.maxDecisions, Check: o.watch}
	if o.randomDecks {
		table.Pool, err = sim.NewBuddyfightPool(cards.All())
		return table, err
	}
	table.Decks, err = openBuddyfightDecks(&o.deckOptions, cards)
	return table, err
}
