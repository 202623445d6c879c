package buddyfight

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"duel/core"
	"duel/core/buddyfight"
	"duel/core/buddyfight/transcript"
	binding "duel/script/buddyfight"
	"duel/scripts"
)

var update = flag.Bool("update", false, "write the recorded games anew")

// playthroughs are the recorded games: two decks and a seed.
var playthroughs = []struct {
	decks [2]string
	seed  uint64
}{
	{[2]string{"dragon", "danger"}, 1},
	{[2]string{"danger", "dragon"}, 2},
	{[2]string{"dragon", "danger"}, 4},
	{[2]string{"dragon", "magic"}, 4},
	{[2]string{"magic", "danger"}, 5},
	{[2]string{"magic", "magic"}, 6},
	{[2]string{"jackknife", "danger"}, 7},
	{[2]string{"jackknife", "duel"}, 8},
	{[2]string{"duel", "dragon"}, 9},
	{[2]string{"ancient", "danger"}, 12},
	{[2]string{"ancient", "ancient"}, 105},
	{[2]string{"katana", "ancient"}, 12},
}

// bench are the cards that ship with two more: a flag for the Ancient World
// and the monster that world's Tempest Enforcer waits for.
func bench(t testing.TB) *binding.Cards {
	keyword := func(text string) buddyfight.KeywordValue {
		kv, err := buddyfight.ParseKeyword(text)
		if err != nil {
			t.Fatal(err)
		}
		return kv
	}
	return cards(t).With(
		&buddyfight.CardData{No: "TEST/0001", Name: "Ancient World", World: "Ancient World", Type: buddyfight.Flag},
		&buddyfight.CardData{No: "TEST/0002", Name: `Duel Sieger "Spartand"`, World: "Ancient World", Type: buddyfight.Monster,
			Size: 3, Power: 8000, Critical: 3, Defense: 8000, Attributes: []string{"Dragon Lord"},
			Keywords: []buddyfight.KeywordValue{keyword("Double Attack"), keyword("Soulguard"), keyword("Lifelink 5")}})
}

// deck is a starter deck or one of the decks beside this test.
func deck(t testing.TB, c *binding.Cards, name string) buddyfight.Deck {
	t.Helper()
	if slices.Contains([]string{"dragon", "danger"}, name) {
		return deckFile(t, c, scripts.Decks, name+".bfd")
	}
	k := deckFile(t, c, os.DirFS("decks"), name+".bfd")
	if err := k.Check(); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return k
}

// record plays a playthrough and gives its text.
func record(t testing.TB, c *binding.Cards, decks [2]string, seed uint64, observe func(core.Entry)) []byte {
	t.Helper()
	d := open(c, buddyfight.DefaultRules(), seed)
	var out bytes.Buffer
	fmt.Fprintf(&out, "decks %s and %s, seed %d\n", decks[0], decks[1], seed)
	w := transcript.New(&out, d)
	d.Journal.Observe(w.Observe)
	d.Journal.Observe(observe)
	if _, err := d.Play(context.Background(), [2]buddyfight.Deck{deck(t, c, decks[0]), deck(t, c, decks[1])}); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestPlaythroughs(t *testing.T) {
	c := bench(t)
	seen := newCoverage()
	for i, p := range playthroughs {
		got := record(t, c, p.decks, p.seed, seen.observe)
		file := filepath.Join("games", fmt.Sprintf("%02d-%s-%s.txt", i+1, p.decks[0], p.decks[1]))
		if *update {
			if err := os.WriteFile(file, got, 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if line, g, w, differ := firstDifference(got, want); differ {
			t.Errorf("%s:%d: the game went another way\n got %s\nwant %s\n(go test -update records it anew)", file, line, g, w)
		}
	}
	for _, missing := range seen.missing(c.All()) {
		t.Errorf("no playthrough has %s", missing)
	}
}

// firstDifference is the first line in which two texts differ.
func firstDifference(got, want []byte) (line int, g, w string, differ bool) {
	a, b := bytes.Split(got, []byte("\n")), bytes.Split(want, []byte("\n"))
	for i := range max(len(a), len(b)) {
		g, w = "the end", "the end"
		if i < len(a) {
			g = string(a[i])
		}
		if i < len(b) {
			w = string(b[i])
		}
		if g != w {
			return i + 1, g, w, true
		}
	}
	return 0, "", "", false
}
