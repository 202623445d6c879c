package ocg

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"duel/core"
)

// whim answers at random among the legal answers, cancelling now and then.
type whim struct{ rng *rand.Rand }

func (w whim) Choose(_ context.Context, r *core.Request, _ func() core.View) (core.Answer, error) {
	for range 1000 {
		if r.Cancelable && w.rng.IntN(4) == 0 {
			return core.Answer{Cancelled: true}, nil
		}
		n := r.Min
		if r.Max > r.Min {
			n += w.rng.IntN(r.Max - r.Min + 1)
		}
		if a := core.Picked(w.rng.Perm(len(r.Options))[:min(n, len(r.Options))]...); r.Legal(a) == nil {
			return a, nil
		}
	}
	return core.Answer{}, fmt.Errorf("no legal answer to %s found", r.Kind)
}

// plainCards are monsters without effects: code n has n/100 ATK and is a main
// deck monster of level 4.
type plainCards struct{}

func (plainCards) Card(code uint32) *CardData {
	return &CardData{Code: code, Type: TypeMonster | TypeNormal, Level: 4, Attribute: AttributeEarth, Race: 1, Attack: int32(code / 10), Defense: int32(code / 20)}
}

// plainDuel is a duel of two decks of plain monsters between random players.
func plainDuel(t *testing.T, profile string, seed uint64) *Duel {
	rules, err := RulesFor(profile)
	if err != nil {
		t.Fatal(err)
	}
	d := NewDuel(rules, plainCards{})
	d.Chance = core.NewSeeded(seed)
	rng := rand.New(rand.NewPCG(seed, 1))
	for p := range Player(2) {
		d.Agents[p] = whim{rng}
		var deck []uint32
		for range 40 {
			deck = append(deck, 10000+uint32(rng.IntN(15000)))
		}
		d.LoadDecks(p, deck, nil)
	}
	return d
}

// traceOf plays a duel and gives its trace, checking the table at every step.
func traceOf(t *testing.T, d *Duel) string {
	var trace strings.Builder
	d.Journal.Observe(func(e core.Entry) {
		if err := d.Table.Check(); err != nil {
			t.Fatal(err)
		}
		if e.Event != nil {
			line, err := EventRecord(e.Event)
			if err != nil {
				t.Fatal(err)
			}
			trace.Write(line)
		} else {
			fmt.Fprintf(&trace, "%s %d %v", e.Request.Kind, e.Request.Player, e.Answer)
		}
		trace.WriteByte('\n')
	})
	if err := d.Play(context.Background()); err != nil {
		t.Fatal(err)
	}
	return trace.String()
}

// A duel of plain monsters runs from the first draw to a decision, the same way
// every time. rules: OCG-TURN-01
func TestPlainDuelsRunToTheEnd(t *testing.T) {
	for _, profile := range []string{"mr1", "mr5", "edopro-mr1", "edopro-mr5"} {
		for seed := range uint64(5) {
			first := traceOf(t, plainDuel(t, profile, seed))
			if !strings.Contains(first, `"event":"win"`) {
				t.Errorf("%s seed %d: nobody won", profile, seed)
			}
			if second := traceOf(t, plainDuel(t, profile, seed)); first != second {
				t.Errorf("%s seed %d: two runs differ", profile, seed)
			}
		}
	}
}
