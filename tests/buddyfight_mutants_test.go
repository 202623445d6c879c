package tests

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"testing"
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
	duels, err := filepath.Glob(filepath.Join("duels", "buddyfight", "*.lua"))
	if err != nil {
		t.Fatal(err)
	}
	cards, err := binding.OpenCards(scripts.BuddyfightCards)
	if err != nil {
		t.Fatal(err)
	}
	r := &fights.Runner{Cards: cards, Rules: buddyfight.DefaultRules(), Seed: 1, Timeout: 10 * time.Second}
	var broken []mutate.Card
	for _, file := range duels {
		name := filepath.Base(file)
		text, err := fs.ReadFile(scripts.BuddyfightCards, name)
		if err != nil {
			t.Fatal(err)
		}
		duel, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		broken = append(broken, mutate.Card{File: name, Text: string(text), Trial: mutate.Buddyfight(r, [][2]string{{file, string(duel)}})})
	}
	outcomes, err := mutate.Run(context.Background(), broken, runtime.NumCPU())
	if err != nil {
		t.Fatal(err)
	}
	noticed := 0
	for _, o := range outcomes {
		if o.Caught {
			noticed++
		} else {
			t.Log("not noticed:", o.Mutant)
		}
	}
	t.Logf("%d of %d changes noticed", noticed, len(outcomes))
	if noticed*100 < leastNoticed*len(outcomes) {
		t.Errorf("%d of %d changes noticed, want %d %%", noticed, len(outcomes), leastNoticed)
	}
}
