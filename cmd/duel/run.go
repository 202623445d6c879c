package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"duel/cmd/duel/sim"
	"duel/core"
	"duel/core/ocg"
	"duel/script/session"
)

// runOptions are the options of duel run.
type runOptions struct {
	deckOptions
	agents       [2]string
	format       string
	maxDecisions int
	keepGoing    bool
	save         string // file to write the replay to, "" for none
}

// defaultMaxDecisions is how many decisions a duel may have unless told
// otherwise; whole duels take some hundreds to some thousands.
const defaultMaxDecisions = 20000

func newRun(a *app) *cobra.Command {
	var o runOptions
	cmd := &cobra.Command{
		Use:   "run [PUZZLE.lua]",
		Short: "Play a duel or a puzzle and show it",
		Long: "run plays a puzzle file, or a duel between two decks, and writes what happens.\n\n" +
			"Without a puzzle and decks, the two starter decks that ship with the program play. Agents: " + agentNames + ";\n" +
			"a FILE of answers is a trace as --format jsonl writes it.",
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := o.check(args); err != nil {
				return usageError{err}
			}
			if o.game == gameBuddyfight {
				return a.runBuddyfight(cmd.Context(), o)
			}
			return a.run(cmd, o, args)
		},
	}
	flags := cmd.Flags()
	o.deckOptions.add(flags)
	flags.StringVar(&o.agents[0], "agent0", "random", "who plays player 0, the one to move first: "+agentNames)
	flags.StringVar(&o.agents[1], "agent1", "random", "who plays player 1")
	flags.StringVar(&o.format, "format", "text", "what to write: text, or jsonl for a trace")
	flags.IntVar(&o.maxDecisions, "max-decisions", defaultMaxDecisions, "end the duel after so many decisions")
	flags.BoolVar(&o.keepGoing, "keep-going", false, "go on after script errors")
	flags.StringVar(&o.save, "save", "", "file to save the replay of the duel to")
	return cmd
}

func (o *runOptions) check(args []string) error {
	switch {
	case len(args) == 1 && (len(o.decks) > 0 || o.randomDecks):
		return fmt.Errorf("a puzzle has its own cards; expected a puzzle or decks, not both")
	case o.maxDecisions < 0:
		return fmt.Errorf("--max-decisions: expected a number from 0, found %d", o.maxDecisions)
	}
	if err := o.deckOptions.check(); err != nil {
		return err
	}
	if o.game == gameBuddyfight && len(args) > 0 {
		return fmt.Errorf("puzzles are of the game %s", gameOCG)
	}
	return oneOfFlag("format", o.format, []string{"text", "jsonl"})
}

func oneOfFlag(name, text string, allowed []string) error {
	if err := oneOf(text, allowed); err != nil {
		return fmt.Errorf("--%s: %w", name, err)
	}
	return nil
}

// run sets a duel up and plays it.
func (a *app) run(cmd *cobra.Command, o runOptions, args []string) error {
	s, err := session.Open(a.settings.sources())
	if err != nil {
		return err
	}
	a.log.Debug().Int("cards", len(s.Pack.Codes())).Int("constants", len(s.Constants)).Msg("cards and scripts opened")
	rules, err := ocg.RulesFor(a.settings.rules)
	if err != nil {
		return err
	}
	g := &game{app: a, options: o, ctx: cmd.Context(), seed: a.settings.seed}
	if len(args) == 1 {
		text, err := os.ReadFile(args[0])
		if err != nil {
			return fmt.Errorf("reading puzzle: %w", err)
		}
		g.puzzle = &puzzle{args[0], string(text)}
	} else if err := g.openDecks(s, &rules); err != nil {
		return err
	}
	if err := g.open(s, rules); err != nil {
		return err
	}
	return g.play()
}

// openDecks opens the decks of both players, or makes them at random.
func (g *game) openDecks(s *session.Session, rules *ocg.Rules) error {
	if g.options.randomDecks {
		pool, err := sim.NewPool(s.Pack, rules, ocg.MasterDeckRules())
		if err != nil {
			return err
		}
		for p := range core.Player(2) {
			g.decks = append(g.decks, namedDeck{randomDeckName, pool.Deck(g.seed, p)})
		}
		return nil
	}
	decks, err := openDecks(&g.options.deckOptions, s.Pack)
	g.decks = decks[:]
	return err
}
