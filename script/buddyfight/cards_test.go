package buddyfight

import (
	"io/fs"
	"strings"
	"testing"

	"duel/scripts"
)

func shipped(t *testing.T) *Cards {
	t.Helper()
	cards, err := OpenCards(scripts.BuddyfightCards)
	if err != nil {
		t.Fatal(err)
	}
	return cards
}

func TestStarterDecksAreLegal(t *testing.T) {
	cards := shipped(t)
	if n := len(cards.All()); n != 62 {
		t.Errorf("%d cards ship, want 57 and 5 flags", n)
	}
	names, err := fs.Glob(scripts.Decks, "*.bfd")
	if err != nil || len(names) != 2 {
		t.Fatalf("decks %q, %v", names, err)
	}
	for _, name := range names {
		text, err := fs.ReadFile(scripts.Decks, name)
		if err != nil {
			t.Fatal(err)
		}
		deck, err := ParseDeck(name, string(text), cards)
		if err != nil {
			t.Fatal(err)
		}
		if err := deck.Check(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for _, c := range deck.Main {
			if c.World != deck.Flag.World {
				t.Errorf("%s: the flag does not allow %s", name, c.Name)
			}
		}
	}
}

func TestFaultsNameTheLine(t *testing.T) {
	cards := shipped(t)
	for text, want := range map[string]string{
		"flag TD01/0017\n4 Nobody":              "deck.bfd:2: no card with the number or name Nobody",
		"5 BT01/0021":                           "deck.bfd:1: expected flag, buddy or 1 to 4 copies, found \"5\"",
		"# only\n\nBT01/0021":                   "deck.bfd:3: expected flag, buddy or a number of copies",
		"flag TD01/0017\nbuddy Drum Bunker Dra": "deck.bfd:2: no card",
	} {
		if _, err := ParseDeck("deck.bfd", text, cards); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	for text, want := range map[string]string{
		"local s=GetID()":                                            "expected the card's facts",
		"s.card={name=\"A\"}":                                        "expected a field number",
		"s.card={\n\tnumber=\"A\",\n\tsize=-1}":                      "x.lua:3: expected a whole number",
		"s.card={\n\tkeywords={\"Flying\"}}":                         "x.lua:2: unknown keyword",
		"s.card={\n\tcolour=\"red\"}":                                "x.lua:2: unknown field colour",
		"s.card={number=\"A\",name=\"A\",world=\"W\",type=\"Hero\"}": "unknown card type",
	} {
		if _, err := ParseFacts("x.lua", text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
