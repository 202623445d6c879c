// Package buddyfight plays whole games of Buddyfight with the cards that ship:
// recorded ones, which must come out the same to the letter, and many at
// random, which must end with the rules unbroken.
package buddyfight

import (
	"context"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"slices"
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

// invariants watches a game and reports what must never be.
type invariants struct {
	t        testing.TB
	d        *buddyfight.Duel
	seed     uint64
	declared [2]int                // buddy calls
	uses     []buddyfight.UseEvent // declared and not yet resolved
}

func (i *invariants) fail(format string, args ...any) {
	i.t.Helper()
	i.t.Errorf("seed %d, turn %d: %s", i.seed, i.d.Turn.Number, fmt.Sprintf(format, args...))
}

// observe checks an entry of the journal.
func (i *invariants) observe(e core.Entry) {
	switch e := e.Event.(type) {
	case buddyfight.UseEvent:
		i.use(e)
	case buddyfight.ResolveEvent:
		i.resolve(e)
	case buddyfight.StepEvent:
		if e.Procedure == "operation point" && slices.Contains([]int{3, 5, 11, 13}, e.Step) {
			i.afterRuleCheck()
		}
	case buddyfight.LifeEvent:
		if e.Life < 0 {
			i.fail("player %d has %d life", e.Player, e.Life)
		}
	case buddyfight.PhaseEvent:
		if err := i.d.Table.Check(); err != nil {
			i.fail("%v", err)
		}
	}
}

// use checks that uses are answered once, and buddy calls declared once.
func (i *invariants) use(e buddyfight.UseEvent) {
	if e.Buddy {
		if i.declared[e.Player]++; i.declared[e.Player] > 1 {
			i.fail("player %d declared %d buddy calls", e.Player, i.declared[e.Player])
		}
	}
	if e.Kind == "replace" || i.d.Chain.Len() > 0 && e.Answers == nil && e.Kind == "call" {
		return // within a processing
	}
	i.uses = append(i.uses, e)
}

// resolve checks that what was used last is processed first.
func (i *invariants) resolve(e buddyfight.ResolveEvent) {
	last := len(i.uses) - 1
	if last < 0 || i.uses[last].Card != e.Card {
		i.fail("%s is processed before its turn", e.Card.Name)
		return
	}
	i.uses = i.uses[:last]
}

// afterRuleCheck checks what the rule check makes sure of.
func (i *invariants) afterRuleCheck() {
	d := i.d
	for p := range core.Player(2) {
		size := 0
		for _, c := range d.Monsters(p) {
			size += d.Size(c)
		}
		if size > d.Rules.MaxSize {
			i.fail("player %d has monsters of size %d together", p, size)
		}
		for _, z := range []core.ZoneID{buddyfight.ZoneLeft, buddyfight.ZoneCenter, buddyfight.ZoneRight, buddyfight.ZoneItem} {
			if n := len(d.Zone(p, z)); n > 1 {
				i.fail("player %d has %d cards in %s", p, n, buddyfight.ZoneName(z))
			}
		}
		if d.Players[p].Life <= 0 || len(d.Zone(p, buddyfight.ZoneDeck)) == 0 {
			i.fail("player %d has lost, and the game goes on", p)
		}
	}
}
