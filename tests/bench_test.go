package tests

import (
	"context"
	"io/fs"
	"testing"

	"duel/cmd/duel/agent"
	"duel/core"
	"duel/core/ocg"
	"duel/script/pack"
	"duel/script/session"
	"duel/scripts"
)

// starterDuel opens a duel between the starter decks and puts them on the table.
func starterDuel(b *testing.B, s *session.Session, seed uint64) *ocg.Duel {
	rules, err := ocg.RulesFor("mr1")
	if err != nil {
		b.Fatal(err)
	}
	d, _, err := s.NewDuel(rules, session.Options{})
	if err != nil {
		b.Fatal(err)
	}
	d.Chance = core.NewSeeded(seed)
	for p, name := range []string{"vanguard.ydk", "sorcery.ydk"} {
		text, err := fs.ReadFile(scripts.Decks, name)
		if err != nil {
			b.Fatal(err)
		}
		deck, err := pack.ParseDeck(name, text)
		if err != nil {
			b.Fatal(err)
		}
		d.LoadDecks(ocg.Player(p), deck.Main, deck.Extra)
		d.Agents[p] = agent.NewRandom(seed, ocg.Player(p))
	}
	return d
}

func openSession(b *testing.B) *session.Session {
	s, err := session.Open(session.Sources{})
	if err != nil {
		b.Fatal(err)
	}
	starterDuel(b, s, 1) // compiles what is shared
	b.ReportAllocs()
	return s
}

// BenchmarkOpenDuel opens duels: a Lua state, the base library, both decks.
func BenchmarkOpenDuel(b *testing.B) {
	s := openSession(b)
	for b.Loop() {
		starterDuel(b, s, 1)
	}
}

// BenchmarkWholeDuel plays whole duels of the starter decks, opening included.
func BenchmarkWholeDuel(b *testing.B) {
	s := openSession(b)
	decisions := 0
	for b.Loop() {
		d := starterDuel(b, s, 1)
		if err := d.Play(context.Background()); err != nil {
			b.Fatal(err)
		}
		decisions = len(d.Journal.Answers)
	}
	b.ReportMetric(float64(decisions), "decisions/op")
}
