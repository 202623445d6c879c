package ocg

import (
	"os"
	"strings"
	"testing"

	"duel/core"
	"duel/core/ocg"
	"duel/script/host"
	"duel/script/pack"
)

// publicPack opens the public collection named by DUEL_SCRIPTS and DUEL_CARDS,
// or skips the test.
func publicPack(t testing.TB) pack.Pack {
	scripts, cards := os.Getenv("DUEL_SCRIPTS"), os.Getenv("DUEL_CARDS")
	if scripts == "" || cards == "" {
		t.Skip("DUEL_SCRIPTS and DUEL_CARDS do not point at the public scripts and card database")
	}
	p, err := pack.OpenEDOPro(scripts, cards)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// newDuel opens a duel over a pack and collects its script errors.
func newDuel(t testing.TB, p pack.Pack, cache *host.Cache) (*ocg.Duel, *State, *[]string) {
	rules, err := ocg.RulesFor("edopro-mr5")
	if err != nil {
		t.Fatal(err)
	}
	d := ocg.NewDuel(rules, p)
	d.Chance = core.NewSeeded(1)
	var failures []string
	d.Journal.Observe(func(e core.Entry) {
		if log, ok := e.Event.(ocg.LogEvent); ok && log.Kind == "error" {
			failures = append(failures, log.Text)
		}
	})
	s := New(d, cache, host.Options{})
	if err := s.LoadLibrary(); err != nil {
		t.Fatal(err)
	}
	return d, s, &failures
}

// TestPublicScriptsInitialize loads every official script and runs the
// initial_effect of those whose card has facts.
func TestPublicScriptsInitialize(t *testing.T) {
	p := publicPack(t)
	cache := host.NewCache(Source{p}, nil)
	d, s, failures := newDuel(t, p, cache)
	entries, err := os.ReadDir(os.Getenv("DUEL_SCRIPTS") + "/official")
	if err != nil {
		t.Fatal(err)
	}
	loaded, initialized := 0, 0
	for _, e := range entries {
		code, ok := scriptCode(e.Name())
		if !ok {
			continue
		}
		s.class(code)
		loaded++
		if data := p.Card(code); data != nil {
			d.CreateToken(0, code)
			initialized++
		}
	}
	t.Logf("%d official scripts loaded, %d with card facts initialized", loaded, initialized)
	if len(*failures) > 0 {
		t.Errorf("%d failures:\n%s", len(*failures), strings.Join((*failures)[:min(len(*failures), 20)], "\n"))
	}
}

func scriptCode(file string) (uint32, bool) {
	digits, ok := strings.CutPrefix(strings.TrimSuffix(file, ".lua"), "c")
	if !ok || !strings.HasSuffix(file, ".lua") {
		return 0, false
	}
	var code uint32
	for _, r := range digits {
		if r < '0' || r > '9' {
			return 0, false
		}
		code = code*10 + uint32(r-'0')
	}
	return code, code != 0
}
