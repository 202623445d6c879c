package main

import (
	"bufio"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"duel/cmd/duel/newcard"
)

func newNew(a *app) *cobra.Command {
	var card newcard.Card
	var fight newcard.FightCard
	var dir, game string
	cmd := &cobra.Command{
		Use:   "new",
		Short: "Start a card: its script and a duel script that tests it",
		Long: "new writes DIR/c<passcode>.lua, a card with a working effect to change, and DIR/duels/c<passcode>.lua, duels that\n" +
			"test it. What is not given by flags is asked for.\n\n" +
			"With --game buddyfight a card of Buddyfight, with --number and --world in place of passcode and effect.",
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			if err := oneOfFlag("game", game, []string{gameOCG, gameBuddyfight}); err != nil {
				return usageError{err}
			}
			if game == gameBuddyfight {
				fight.Name, fight.Kind = card.Name, card.Kind
				return a.newFightCard(&fight, dir)
			}
			return a.newCard(&card, dir)
		},
	}
	flags := cmd.Flags()
	flags.Uint32Var(&card.Passcode, "passcode", 0, "the card's number")
	flags.StringVar(&card.Name, "name", "", "the card's name")
	flags.StringVar(&card.Kind, "kind", "", "kind of card: "+strings.Join(newcard.Kinds, ", ")+"; buddyfight: "+strings.Join(newcard.FightKinds, ", "))
	flags.StringVar(&game, "game", gameOCG, "which game: "+gameOCG+" or "+gameBuddyfight)
	flags.StringVar(&fight.Number, "number", "", "buddyfight: the card's number, such as MY01/0001")
	flags.StringVar(&fight.World, "world", "", "buddyfight: the card's world")
	flags.StringVar(&card.Effect, "effect", "", "effect to begin with: of monsters "+strings.Join(newcard.Effects("monster"), ", ")+"; of others activate")
	flags.StringVar(&dir, "dir", ".", "folder to write to")
	return cmd
}

// newCard asks for what is missing and writes the card.
func (a *app) newCard(card *newcard.Card, dir string) error {
	in := bufio.NewScanner(a.in)
	if card.Passcode == 0 {
		text := a.ask(in, "Passcode", "")
		code, err := strconv.ParseUint(text, 10, 32)
		if err != nil {
			return fmt.Errorf("passcode: %w", expected(valueWords["uint32"], text))
		}
		card.Passcode = uint32(code)
	}
	if card.Name == "" {
		card.Name = a.ask(in, "Name", "")
	}
	if card.Kind == "" {
		card.Kind = a.ask(in, "Kind ("+strings.Join(newcard.Kinds, ", ")+")", newcard.Kinds[0])
	}
	if effects := newcard.Effects(card.Kind); card.Effect == "" && len(effects) > 1 {
		card.Effect = a.ask(in, "Effect ("+strings.Join(effects, ", ")+")", effects[0])
	} else if card.Effect == "" {
		card.Effect = effects[0]
	}
	return a.writeNew(card, dir)
}

// writeNew writes the scripts of a new card of either game.
func (a *app) writeNew(card interface {
	Check() error
	Write(dir string) (script, duel string, err error)
}, dir string) error {
	if err := card.Check(); err != nil {
		return err
	}
	script, duel, err := card.Write(dir)
	if err != nil {
		return err
	}
	fmt.Fprintf(a.out, "wrote %s\nwrote %s\nnext: duel test --scripts %s %s\n", script, duel, dir, duel)
	return nil
}

// newFightCard asks for what is missing and writes the card of Buddyfight.
func (a *app) newFightCard(card *newcard.FightCard, dir string) error {
	in := bufio.NewScanner(a.in)
	for _, q := range []struct {
		to              *string
		what, otherwise string
	}{
		{&card.Number, "Number (such as MY01/0001)", ""}, {&card.Name, "Name", ""}, {&card.World, "World", "Generic"},
		{&card.Kind, "Kind (" + strings.Join(newcard.FightKinds, ", ") + ")", newcard.FightKinds[0]},
	} {
		if *q.to == "" {
			*q.to = a.ask(in, q.what, q.otherwise)
		}
	}
	return a.writeNew(card, dir)
}

// ask asks for a line; an empty one is the default.
func (a *app) ask(in *bufio.Scanner, what, otherwise string) string {
	if otherwise != "" {
		what += " [" + otherwise + "]"
	}
	fmt.Fprint(a.err, what+": ")
	if in.Scan() {
		if line := strings.TrimSpace(in.Text()); line != "" {
			return line
		}
	}
	return otherwise
}
