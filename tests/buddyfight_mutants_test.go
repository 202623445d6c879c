package tests

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"
	"time"

	"duel/cmd/duel/mutate"
	"duel/core/buddyfight"
	binding "duel/script/buddyfight"
	fights "duel/script/buddyfight/scenario"
	"duel/scripts"
)

// leastNoticed is the least share of one-token changes, in percent, that the
// duel scripts of the Buddyfight cards must notice.
const leastNoticed = 80

// TestBuddyfightDuelScriptsNoticeBrokenCards breaks each card's script one token
// at a time and runs its duel script.
func TestBuddyfightDuelScriptsNoticeBrokenCards(t *testing.T) {
	if testing.Short() {
		t.Skip("some hundred broken cards take a while")
	}
	names, err := fs.Glob(scripts.BuddyfightCards, "*.lua")
	if err != nil {
		t.Fatal(err)
	}
	all, noticed := 0, 0
	for _, name := range names {
		text, err := fs.ReadFile(scripts.BuddyfightCards, name)
		if err != nil {
			t.Fatal(err)
		}
		mutants, err := mutate.Of(name, string(text))
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range mutants {
			all++
			if notices(t, names, m) {
				noticed++
			} else {
				t.Log("not noticed:", m)
			}
		}
	}
	t.Logf("%d of %d changes noticed", noticed, all)
	if noticed*100 < leastNoticed*all {
		t.Errorf("%d of %d changes noticed, want %d %%", noticed, all, leastNoticed)
	}
}

// notices reports whether the duel script of a mutant's card fails with it.
func notices(t *testing.T, names []string, m mutate.Mutant) bool {
	t.Helper()
	folder := fstest.MapFS{}
	for _, name := range names {
		text, err := fs.ReadFile(scripts.BuddyfightCards, name)
		if err != nil {
			t.Fatal(err)
		}
		folder[name] = &fstest.MapFile{Data: text}
	}
	folder[m.File] = &fstest.MapFile{Data: []byte(m.Text)}
	cards, err := binding.OpenCards(folder)
	if err != nil {
		t.Fatal(err)
	}
	script, err := os.ReadFile(filepath.Join("duels", "buddyfight", m.File))
	if err != nil {
		t.Fatal(err)
	}
	r := &fights.Runner{Cards: cards, Rules: buddyfight.DefaultRules(), Seed: 1, Timeout: 10 * time.Second}
	for _, result := range r.Run(context.Background(), m.File, string(script), nil) {
		if !result.Passed() {
			return true
		}
	}
	return false
}
