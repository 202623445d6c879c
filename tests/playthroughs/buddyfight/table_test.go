// Package buddyfight plays whole games of Buddyfight with the cards that ship:
// recorded ones, which must come out the same to the letter, and many at
// random, which must end with the rules unbroken.
package buddyfight

import (
	"context"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"testing"

	"duel/core"
	"duel/core/buddyfight"
	binding "duel/script/buddyfight"
	"duel/script/host"
	"duel/scripts"
)

// cards are the cards that ship.
func cards(t testing.TB) *binding.Cards {
	t.Helper()
	c, err := binding.OpenCards(scripts.BuddyfightCards)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// starters are the two starter decks.
func starters(t testing.TB, c *binding.Cards) [2]buddyfight.Deck {
	t.Helper()
	return [2]buddyfight.Deck{deckFile(t, c, scripts.Decks, "dragon.bfd"), deckFile(t, c, scripts.Decks, "danger.bfd")}
}

func deckFile(t testing.TB, c *binding.Cards, fsys fs.FS, name string) buddyfight.Deck {
	t.Helper()
	text, err := fs.ReadFile(fsys, name)
	if err != nil {
		t.Fatal(err)
	}
	deck, err := binding.ParseDeck(name, string(text), c)
	if err != nil {
		t.Fatal(err)
	}
	return deck
}

// keen plays at random with a liking for doing something: it passes one time
// in eight, and pays for what an ability offers.
type keen struct{ rng *rand.Rand }

func newKeen(seed uint64, p core.Player) keen {
	return keen{rand.New(rand.NewPCG(seed, uint64(p)+1))}
}

// Choose implements core.Agent.
func (k keen) Choose(_ context.Context, r *core.Request, _ func() core.View) (core.Answer, error) {
	for range 1000 {
		if r.Cancelable && k.rng.IntN(8) == 0 {
			return core.Answer{Cancelled: true}, nil
		}
		if r.Kind == buddyfight.DecideYesNo && k.rng.IntN(8) > 0 {
			return core.Picked(0), nil
		}
		n := r.Min + k.rng.IntN(r.Max-r.Min+1)
		if a := core.Picked(k.rng.Perm(len(r.Options))[:n]...); r.Legal(a) == nil {
			return a, nil
		}
	}
	return core.Answer{}, fmt.Errorf("no legal answer found to %s of %d options", r.Kind, len(r.Options))
}

// open sets up a game between keen players.
func open(c *binding.Cards, rules buddyfight.Rules, seed uint64) *buddyfight.Duel {
	agents := [2]core.Agent{newKeen(seed, 0), newKeen(seed, 1)}
	d, _ := c.NewDuel(rules, core.NewSeeded(seed), agents, host.Options{})
	return d
}
