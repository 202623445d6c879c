package sim

import (
	"reflect"
	"testing"

	"duel/core/ocg"
	binding "duel/script/buddyfight"
	"duel/script/session"
	"duel/scripts"
)

func TestRandomDecksAreLegal(t *testing.T) {
	s, err := session.Open(session.Sources{})
	if err != nil {
		t.Fatal(err)
	}
	rules, err := ocg.RulesFor("mr1")
	if err != nil {
		t.Fatal(err)
	}
	pool, err := NewPool(s.Pack, &rules, ocg.MasterDeckRules())
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(50) {
		deck := pool.Deck(seed, 0)
		if err := ocg.MasterDeckRules().Check(deck, s.Pack, nil); err != nil || len(deck.Main) != randomMain {
			t.Fatalf("seed %d: %d cards, %v", seed, len(deck.Main), err)
		}
	}
	if !reflect.DeepEqual(pool.Deck(3, 0), pool.Deck(3, 0)) || reflect.DeepEqual(pool.Deck(3, 0), pool.Deck(3, 1)) {
		t.Error("a random deck is not that of its seed and player")
	}
}

func TestRandomDecksHaveWhatTheRulesHaveZonesFor(t *testing.T) {
	s, err := session.Open(session.Sources{})
	if err != nil {
		t.Fatal(err)
	}
	script := scriptOf(t, s)
	for _, c := range []struct {
		kind     uint32
		profile  string
		playable bool
	}{
		{ocg.TypeMonster | ocg.TypeEffect, "mr1", true},
		{ocg.TypeMonster | ocg.TypeToken, "mr5", false},
		{ocg.TypeMonster | ocg.TypeEffect | ocg.TypePendulum, "mr2", false},
		{ocg.TypeMonster | ocg.TypeEffect | ocg.TypePendulum, "mr3", true},
		{ocg.TypeMonster | ocg.TypeEffect | ocg.TypeLink, "mr3", false},
		{ocg.TypeMonster | ocg.TypeEffect | ocg.TypeLink, "mr4", true},
	} {
		rules, err := ocg.RulesFor(c.profile)
		if err != nil {
			t.Fatal(err)
		}
		if got := playable(s.Pack, &ocg.CardData{Code: script, Type: c.kind}, &rules); got != c.playable {
			t.Errorf("a card of type %#x under %s: playable is %v", c.kind, c.profile, got)
		}
	}
	unscripted := &ocg.CardData{Code: 1, Type: ocg.TypeSpell}
	if playable(s.Pack, unscripted, &ocg.Rules{}) {
		t.Error("a spell without a script is playable")
	}
}

// scriptOf is a passcode that has a script.
func scriptOf(t *testing.T, s *session.Session) uint32 {
	t.Helper()
	for _, code := range s.Pack.Codes() {
		if s.Pack.Card(code).Type&ocg.TypeSpell != 0 {
			return code
		}
	}
	t.Fatal("no spell ships")
	return 0
}

func TestRandomBuddyfightDecksAreLegal(t *testing.T) {
	cards, err := binding.OpenCards(scripts.BuddyfightCards)
	if err != nil {
		t.Fatal(err)
	}
	pool, err := NewBuddyfightPool(cards.All())
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(50) {
		deck := pool.Deck(seed, 1)
		if err := deck.Check(); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
	if _, err := NewBuddyfightPool(cards.All()[:3]); err == nil {
		t.Error("three cards are enough for random decks")
	}
}
