package newcard

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	rules "duel/core/buddyfight"
	"duel/script/buddyfight"
	fights "duel/script/buddyfight/scenario"
	"duel/script/scenario"
	"duel/script/session"
)

// TestEveryNewCardPassesItsDuels writes a card of each kind and effect and runs
// the duel script written with it.
func TestEveryNewCardPassesItsDuels(t *testing.T) {
	for _, kind := range Kinds {
		for _, effect := range Effects(kind) {
			t.Run(kind+" "+effect, func(t *testing.T) {
				dir := t.TempDir()
				card := Card{Passcode: 987654321, Name: `The "First" Card`, Kind: kind, Effect: effect}
				if err := card.Check(); err != nil {
					t.Fatal(err)
				}
				_, duel, err := card.Write(dir)
				if err != nil {
					t.Fatal(err)
				}
				run(t, dir, duel)
				if _, _, err := card.Write(dir); err == nil {
					t.Error("files that are there were written over")
				}
			})
		}
	}
}

func run(t *testing.T, dir, duel string) {
	t.Helper()
	s, err := session.Open(session.Sources{Scripts: []string{dir}})
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(duel)
	if err != nil {
		t.Fatal(err)
	}
	script, err := scenario.Compile(s, filepath.Base(duel), string(text))
	if err != nil {
		t.Fatal(err)
	}
	r := &scenario.Runner{Session: s, Names: scenario.NewNames(s.Pack), Seed: 1}
	for _, result := range r.Run(context.Background(), script, nil) {
		if result.Failure != nil {
			t.Errorf("%s: %s\n%s", result.Test, result.Failure.Render(""), text)
		}
	}
}

// TestEveryNewFightCardPassesItsDuels does the same for Buddyfight.
func TestEveryNewFightCardPassesItsDuels(t *testing.T) {
	for _, kind := range FightKinds {
		t.Run(kind, func(t *testing.T) {
			dir := t.TempDir()
			card := FightCard{Number: "MY01/0001", Name: `The "First" Card`, World: "Dragon World", Kind: kind}
			if err := card.Check(); err != nil {
				t.Fatal(err)
			}
			_, duel, err := card.Write(dir)
			if err != nil {
				t.Fatal(err)
			}
			cards, err := buddyfight.OpenCards(buddyfight.Layers{os.DirFS(dir)})
			if err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(duel)
			if err != nil {
				t.Fatal(err)
			}
			r := &fights.Runner{Cards: cards, Rules: rules.DefaultRules(), Seed: 1}
			for _, result := range r.Run(context.Background(), filepath.Base(duel), string(text), nil) {
				if result.Failure != nil {
					t.Errorf("%s: %s\n%s", result.Test, result.Failure.Render(""), text)
				}
			}
		})
	}
	for _, bad := range []FightCard{
		{Number: "1", Name: "A", World: "B", Kind: "spell"}, {Number: "MY01/1", World: "B", Kind: "spell"}, {Number: "MY01/1", Name: "A", World: "B", Kind: "trap"},
	} {
		if bad.Check() == nil {
			t.Errorf("%+v was accepted", bad)
		}
	}
}

func TestImpossibleCardsAreRefused(t *testing.T) {
	good := Card{Passcode: 1, Name: "A", Kind: "trap", Effect: "activate"}
	for name, change := range map[string]func(*Card){
		"no passcode": func(c *Card) { c.Passcode = 0 }, "no name": func(c *Card) { c.Name = " " }, "two lines": func(c *Card) { c.Name = "a\nb" },
		"unknown kind": func(c *Card) { c.Kind = "token" }, "effect of another kind": func(c *Card) { c.Effect = "trigger" },
	} {
		card := good
		change(&card)
		if card.Check() == nil {
			t.Errorf("%s: %+v was accepted", name, card)
		}
	}
}
