// Package tests holds the tests of the program as a whole.
package tests

import (
	"context"
	"fmt"
	"runtime"
	"testing"
	"time"

	"duel/cmd/duel/suite"
	"duel/core/ocg"
	"duel/script/cover"
	"duel/script/host"
	"duel/script/pack"
	"duel/script/scenario"
	"duel/script/session"
)

// TestDuelScripts runs the duel scripts of the cards that ship with the
// program: all pass, and together they run every line of every card.
func TestDuelScripts(t *testing.T) {
	s, err := session.Open(session.Sources{})
	if err != nil {
		t.Fatal(err)
	}
	profile := cover.NewProfile()
	s.Cache.Transform = profile.Instrument
	r := &scenario.Runner{
		Session: s, Names: scenario.NewNames(s.Pack), Seed: 1, Timeout: time.Minute,
		Prepare: func(h *host.State, _ *ocg.Duel) { profile.Attach(h) },
	}
	files, err := suite.Find([]string{"duels"})
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
	for _, code := range s.Pack.Codes() {
		f, ok := covered[pack.ScriptName(code)]
		if missed := f.Missed(); !ok || len(missed) > 0 {
			t.Errorf("%s: no duel runs the lines %s", s.Pack.Card(code).Name, fmt.Sprint(missed))
		}
	}
}
