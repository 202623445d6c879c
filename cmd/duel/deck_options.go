package main

import (
	"fmt"

	"github.com/spf13/pflag"
)

// The games.
const (
	gameOCG        = "ocg"
	gameBuddyfight = "buddyfight"
)

// randomDeckName is what random decks are called.
const randomDeckName = "random"

// deckOptions say which game is played with which decks.
type deckOptions struct {
	game        string
	decks       []string // none: the starter decks
	randomDecks bool
	rules       []string // Buddyfight: switches as name=value
}

func (o *deckOptions) add(flags *pflag.FlagSet) {
	flags.StringArrayVar(&o.decks, "deck", nil, "deck file (.ydk, buddyfight: .bfd) or starter deck; give it twice, for player 0 and 1")
	flags.BoolVar(&o.randomDecks, "random-decks", false, "play with random decks of the pack's cards, made of the seed")
	flags.StringVar(&o.game, "game", gameOCG, "which game: "+gameOCG+" or "+gameBuddyfight)
	flags.StringArrayVar(&o.rules, "rule", nil, "buddyfight: change a rule, such as link-damage=sum")
}

func (o *deckOptions) check() error {
	if err := oneOfFlag("game", o.game, []string{gameOCG, gameBuddyfight}); err != nil {
		return err
	}
	switch {
	case len(o.decks) != 0 && len(o.decks) != 2:
		return fmt.Errorf("expected --deck twice, once for each player, found it %d times", len(o.decks))
	case o.randomDecks && len(o.decks) > 0:
		return fmt.Errorf("expected --deck or --random-decks, not both")
	case o.game == gameOCG && len(o.rules) > 0:
		return fmt.Errorf("--rule is for the game %s", gameBuddyfight)
	}
	return nil
}

// names are the names of the decks: those given, or those of the starter decks.
func (o *deckOptions) names(starters []string) []string {
	if len(o.decks) > 0 {
		return o.decks
	}
	return starters
}
