package main

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"duel/core/ocg"
	"duel/script/pack"
	"duel/script/session"
)

// matchOptions are the options of duel match.
type matchOptions struct {
	decks         []string
	agents        [2]string
	games         int
	deckRules     string
	banlist, list string
	log           bool
	maxDecisions  int
	keepGoing     bool
}

// deckEras are the rules of deck building by name.
var deckEras = map[string]func() ocg.DeckRules{"master": ocg.MasterDeckRules, "new-expert": ocg.NewExpertDeckRules}

// deckEraNames are the names of deckEras.
var deckEraNames = []string{"master", "new-expert"}

// matchAgents are who can play a match.
var matchAgents = []string{"random", "first", "human"}

func newMatch(a *app) *cobra.Command {
	var o matchOptions
	cmd := &cobra.Command{
		Use:   "match",
		Short: "Play a match of up to three duels",
		Long: "match plays duels between two decks until a player has won the match, with exchanges of cards with the side decks between\n" +
			"the duels, and tells the score.\n\n" +
			"The decks have to be legal by the rules of deck building and by the restriction list, if one is given. Chance decides who\n" +
			"chooses to go first in the first duel and after a drawn one, else the loser of the duel before chooses.",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := o.check(); err != nil {
				return usageError{err}
			}
			m, err := a.openMatch(o)
			if err != nil {
				return err
			}
			m.ctx = cmd.Context()
			return m.play()
		},
	}
	flags := cmd.Flags()
	agents := strings.Join(matchAgents, ", ")
	flags.StringArrayVar(&o.decks, "deck", nil, "deck file (.ydk) or starter deck; give it twice, for A and B")
	flags.StringVar(&o.agents[0], "agent0", "random", "who plays for A: "+agents)
	flags.StringVar(&o.agents[1], "agent1", "random", "who plays for B")
	flags.IntVar(&o.games, "games", 3, "most duels of the match, an odd number")
	flags.StringVar(&o.deckRules, "deck-rules", "master", "rules of deck building: master (since March 2008) or new-expert (before)")
	flags.StringVar(&o.banlist, "banlist", "", "restriction lists (.lflist.conf)")
	flags.StringVar(&o.list, "list", "", "the list to use: its name, or a day as in 2008-03-15 for the one in force; the first if not given")
	flags.BoolVar(&o.log, "log", false, "write what happens in the duels as well")
	flags.IntVar(&o.maxDecisions, "max-decisions", defaultMaxDecisions, "end a duel after so many decisions")
	flags.BoolVar(&o.keepGoing, "keep-going", false, "go on after script errors")
	return cmd
}

func (o *matchOptions) check() error {
	switch {
	case len(o.decks) != 0 && len(o.decks) != 2:
		return fmt.Errorf("expected --deck twice, once for each player, found it %d times", len(o.decks))
	case o.maxDecisions < 0:
		return fmt.Errorf("--max-decisions: expected a number from 0, found %d", o.maxDecisions)
	case o.list != "" && o.banlist == "":
		return fmt.Errorf("--list names one of the lists of --banlist, which is not given")
	}
	for p, name := range o.agents {
		if err := oneOfFlag(fmt.Sprintf("agent%d", p), name, matchAgents); err != nil {
			return err
		}
	}
	if _, err := ocg.NewMatch(o.games); err != nil {
		return fmt.Errorf("--games: %w", err)
	}
	return oneOfFlag("deck-rules", o.deckRules, deckEraNames)
}

// openMatch opens the cards, and the decks if they are legal.
func (a *app) openMatch(o matchOptions) (*match, error) {
	s, err := session.Open(a.settings.sources())
	if err != nil {
		return nil, err
	}
	rules, err := ocg.RulesFor(a.settings.rules)
	if err != nil {
		return nil, err
	}
	score, err := ocg.NewMatch(o.games)
	if err != nil {
		return nil, err
	}
	list, err := o.openList()
	if err != nil {
		return nil, err
	}
	m := &match{app: a, options: o, session: s, rules: rules, deckRules: deckEras[o.deckRules](), list: list, score: score}
	return m, m.openDecks()
}

// openList reads the restriction list to use, nil if none is named.
func (o *matchOptions) openList() (*ocg.Banlist, error) {
	if o.banlist == "" {
		return nil, nil
	}
	lists, err := pack.ReadBanlists(o.banlist)
	if err != nil {
		return nil, err
	}
	if len(lists) == 0 {
		return nil, fmt.Errorf("%s: expected a list, found none", o.banlist)
	}
	if o.list == "" {
		return lists[0], nil
	}
	names := make([]string, len(lists))
	for i, list := range lists {
		if names[i] = list.Name; strings.EqualFold(list.Name, o.list) {
			return list, nil
		}
	}
	day, err := time.Parse(time.DateOnly, o.list)
	if err != nil {
		return nil, fmt.Errorf("--list: expected a day or one of %s, found %q", strings.Join(names, ", "), o.list)
	}
	return ocg.BanlistOn(lists, day)
}

// openDecks reads the decks and refuses those that are not legal, with every
// reason.
func (m *match) openDecks() error {
	names := m.options.decks
	if len(names) == 0 {
		names = starterDecks
	}
	var refused []error
	for p, name := range names {
		deck, _, err := parseDeck(name)
		if err != nil {
			return err
		}
		if err := m.deckRules.Check(deck.Deck, m.session.Pack, m.list); err != nil {
			refused = append(refused, fmt.Errorf("%s: %w", name, err))
		}
		m.decks[p] = deck
	}
	return errors.Join(refused...)
}
