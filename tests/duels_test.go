// Package tests holds the tests of the program as a whole.
package tests

import (
	"context"
	"fmt"
	"runtime"
	"testing"
	"time"

	"duel/cmd/duel/suite"
	"duel/core/buddyfight"
	"duel/core/ocg"
	binding "duel/script/buddyfight"
	fights "duel/script/buddyfight/scenario"
	"duel/script/cover"
	"duel/script/host"
	"duel/script/pack"
	"duel/script/scenario"
	"duel/script/session"
	"duel/scripts"
)

// TestDuelScripts runs the duel scripts of rules and of the cards that ship with
// the program: all pass, and together they run every line of every card.
func TestDuelScripts(t *testing.T) {
	s, err := session.Open(session.Sources{})
	if err != nil {
		t.Fatal(err)
	}
	profile := cover.NewProfile()
	s.Cache.Transform = profile.Instrument
	profile.Wants = func(name string) bool { return cover.IsCardScript(name) || binding.IsCardScript(name) }
	fighters, err := binding.OpenCards(scripts.BuddyfightCards)
	if err != nil {
		t.Fatal(err)
	}
	fighters.Cache.Transform = profile.Instrument
	r := suite.Runners{
		OCG: &scenario.Runner{
			Session: s, Names: scenario.NewNames(s.Pack), Seed: 1, Timeout: time.Minute,
			Prepare: func(h *host.State, _ *ocg.Duel) { profile.Attach(h) },
		},
		Buddyfight: &fights.Runner{
			Cards: fighters, Rules: buddyfight.DefaultRules(), Seed: 1, Timeout: time.Minute,
			Prepare: func(h *host.State, _ *buddyfight.Duel) { profile.Attach(h) },
		},
	}
	files, err := suite.Find([]string{"duels", "rules"})
	if err != nil {
		t.Fatal(err)
	}
	suite.Run(context.Background(), r, files, runtime.GOMAXPROCS(0), nil, func(f suite.File) {
		for _, result := range f.Results {
			if failure := result.Failure; failure != nil {
				t.Errorf("%s: %s\n%s", f.Name, result.Test, failure.Render(f.Line(failure.Line)))
			}
		}
	})
	covered := map[string]cover.File{}
	for _, f := range profile.Files() {
		covered[f.Name] = f
	}
	check := func(card, script string) {
		f, ok := covered[script]
		if missed := f.Missed(); !ok || len(missed) > 0 {
			t.Errorf("%s: no duel runs the lines %s", card, fmt.Sprint(missed))
		}
	}
	for _, code := range s.Pack.Codes() {
		check(s.Pack.Card(code).Name, pack.ScriptName(code))
	}
	for _, card := range fighters.All() {
		if card.Type != buddyfight.Flag {
			check(card.Name, binding.ScriptName(card.No))
		}
	}
}
