package ocg

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// cardMap is a few cards for tests.
type cardMap map[uint32]*CardData

func (m cardMap) Card(code uint32) *CardData { return m[code] }

// deckCards are 30 effect monsters 1 to 30, fusion monsters 100 to 110, a
// token 200, card 31, which counts as card 30, a Synchro Monster 300, a Ritual
// Monster 310, and pairs of Spells 320 and Traps 330 of one name.
func deckCards() cardMap {
	cards := cardMap{
		31:  {Code: 31, Alias: 30, Name: "Other Thirty", Type: TypeMonster | TypeEffect},
		200: {Code: 200, Name: "Token", Type: TypeMonster | TypeToken},
		300: {Code: 300, Name: "Synchro", Type: TypeMonster | TypeSynchro},
		310: {Code: 310, Name: "Ritual", Type: TypeMonster | TypeRitual},
		320: {Code: 320, Name: "Spell", Type: TypeSpell},
		321: {Code: 321, Alias: 320, Name: "Spell", Type: TypeSpell},
		330: {Code: 330, Name: "Trap", Type: TypeTrap},
		331: {Code: 331, Alias: 330, Name: "Trap", Type: TypeTrap},
	}
	for code := uint32(1); code <= 30; code++ {
		cards[code] = &CardData{Code: code, Name: "Card", Type: TypeMonster | TypeEffect}
	}
	for code := uint32(100); code <= 110; code++ {
		cards[code] = &CardData{Code: code, Name: "Fusion", Type: TypeMonster | TypeFusion}
	}
	return cards
}

// series returns count copies of each passcode from first on, per of each.
func series(first uint32, count, per int) []uint32 {
	var codes []uint32
	for i := range count {
		codes = append(codes, first+uint32(i/per))
	}
	return codes
}

func TestDeckCheckAcceptsLegalDecks(t *testing.T) {
	for name, deck := range map[string]*Deck{
		"smallest":                    {Main: series(1, 40, 3)},
		"largest":                     {Main: series(1, 60, 3), Extra: series(100, 15, 3), Side: series(21, 15, 3)},
		"fusion in side (OCG-EXT-02)": {Main: series(1, 40, 3), Side: series(100, 3, 3)},
		"two of a name, one artwork":  {Main: append(series(1, 40, 3), 30, 30, 31)},
		"OCG-MKIND-04 Ritual Monsters in the main deck, OCG-MKIND-05 and -06 the others in the extra deck": {
			Main: append(series(1, 40, 3), 310), Extra: []uint32{300, 100},
		},
		"OCG-ZONE-15 the extra deck counts towards neither of the others": {Main: series(1, 60, 3), Extra: series(100, 15, 3), Side: series(21, 15, 3)},
	} {
		if err := MasterDeckRules().Check(deck, deckCards(), nil); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestDeckCheckNamesEveryFault(t *testing.T) {
	restricted := &Banlist{Name: "test", Limits: map[uint32]int{1: 0, 2: 1, 3: 2, 30: 1}}
	allowed := &Banlist{Name: "allowed", Whitelist: true, Limits: map[uint32]int{1: 3}}
	sideOfOld := MasterDeckRules()
	sideOfOld.SideFullOrNone = true
	unbounded := MasterDeckRules()
	unbounded.MainMax = NoMaximum
	noExtraMaximum := MasterDeckRules()
	noExtraMaximum.ExtraMax = NoMaximum
	main := series(4, 40, 2)

	tests := []struct {
		name  string
		rules DeckRules
		deck  Deck
		list  *Banlist
		want  []string
	}{
		{"OCG-EXT-01 too few", MasterDeckRules(), Deck{Main: series(1, 39, 3)}, nil,
			[]string{"main deck: 39 cards, must be at least 40"}},
		{"OCG-EXT-01 too many", MasterDeckRules(), Deck{Main: series(1, 61, 3)}, nil,
			[]string{"main deck: 61 cards, must be at most 60"}},
		{"OCG-EXT-01 before 2008", unbounded, Deck{Main: series(1, 61, 3)}, nil, nil},
		{"OCG-ZONE-15 extra", MasterDeckRules(), Deck{Main: main, Extra: series(100, 16, 3)}, nil,
			[]string{"extra deck: 16 cards, must be at most 15"}},
		{"OCG-ZONE-15 extra cards are none of the main deck", MasterDeckRules(), Deck{Main: series(1, 39, 3), Extra: series(100, 15, 3)}, nil,
			[]string{"main deck: 39 cards, must be at least 40"}},
		{"OCG-ZONE-15 before 2008", noExtraMaximum, Deck{Main: main, Extra: series(100, 16, 3)}, nil, nil},
		{"OCG-EXT-03 side", MasterDeckRules(), Deck{Main: main, Side: series(100, 16, 3)}, nil,
			[]string{"side deck: 16 cards, must be at most 15"}},
		{"OCG-SETUP-09 side", sideOfOld, Deck{Main: main, Side: series(100, 14, 3)}, nil,
			[]string{"side deck: 14 cards, must be 15 or none"}},
		{"OCG-ZONE-13 places", MasterDeckRules(), Deck{Main: append(slices.Clone(main), 100), Extra: []uint32{1}}, nil,
			[]string{"main deck: Fusion (100) belongs in the extra deck", "extra deck: Card (1) belongs in the main deck"}},
		{"OCG-ZONE-13 OCG-MKIND-05 Synchro Monsters", MasterDeckRules(), Deck{Main: append(slices.Clone(main), 300)}, nil,
			[]string{"main deck: Synchro (300) belongs in the extra deck"}},
		{"OCG-MKIND-04 Ritual Monsters", MasterDeckRules(), Deck{Main: main, Extra: []uint32{310}}, nil,
			[]string{"extra deck: Ritual (310) belongs in the main deck"}},
		{"OCG-MKIND-06 Fusion Monsters", MasterDeckRules(), Deck{Main: append(slices.Clone(main), 100)}, nil,
			[]string{"main deck: Fusion (100) belongs in the extra deck"}},
		{"OCG-CARD-01 Spells and Traps of a name", MasterDeckRules(), Deck{Main: append(slices.Clone(main), 320, 320, 321, 321, 330, 330, 330, 331)}, nil,
			[]string{
				"Spell (320): 4 copies with the cards of that name (2 of its own), at most 3 of a name",
				"Spell (321): 4 copies with the cards of that name (2 of its own), at most 3 of a name",
				"Trap (330): 4 copies with the cards of that name (3 of its own), at most 3 of a name",
				"Trap (331): 4 copies with the cards of that name (1 of its own), at most 3 of a name",
			}},
		{"OCG-ZONE-15 before 2008", NewExpertDeckRules(), Deck{Main: append(slices.Clone(main), series(1, 9, 3)...), Extra: series(100, 30, 3)}, nil, nil},
		{"OCG-SETUP-09 by the new expert rule", NewExpertDeckRules(), Deck{Main: main, Side: series(100, 14, 3)}, nil,
			[]string{"side deck: 14 cards, must be 15 or none"}},
		{"OCG-SETUP-09 full", NewExpertDeckRules(), Deck{Main: main, Side: series(100, 15, 3)}, nil, nil},
		{"token", MasterDeckRules(), Deck{Main: append(slices.Clone(main), 200)}, nil,
			[]string{"main deck: Token (200) is a token and goes in no deck"}},
		{"unknown", MasterDeckRules(), Deck{Main: append(slices.Clone(main), 999), Side: []uint32{998}}, nil,
			[]string{"main deck: card 999 is unknown", "side deck: card 998 is unknown"}},
		{"OCG-LIST-01 across parts", MasterDeckRules(), Deck{Main: append(slices.Clone(main), 1, 1), Side: []uint32{1, 1}}, nil,
			[]string{"Card (1): 4 copies, at most 3 of a name"}},
		{"OCG-ZONE-14 extra copies", MasterDeckRules(), Deck{Main: main, Extra: series(100, 4, 4)}, nil,
			[]string{"Fusion (100): 4 copies, at most 3 of a name"}},
		{"OCG-CARD-01 alias counted together", MasterDeckRules(), Deck{Main: append(slices.Clone(main), 30, 30, 31, 31)}, nil,
			[]string{
				"Card (30): 4 copies with the cards of that name (2 of its own), at most 3 of a name",
				"Other Thirty (31): 4 copies with the cards of that name (2 of its own), at most 3 of a name",
			}},
		{"OCG-LIST-02 OCG-LIST-03 OCG-LIST-04 limits", MasterDeckRules(), Deck{Main: append(slices.Clone(main), 1, 2, 2, 3, 3, 3)}, restricted,
			[]string{
				`Card (1): 1 copy, forbidden by list "test"`,
				`Card (2): 2 copies, at most 1 by list "test"`,
				`Card (3): 3 copies, at most 2 by list "test"`,
			}},
		{"OCG-LIST-02 across parts", MasterDeckRules(), Deck{Main: append(slices.Clone(main), 2), Side: []uint32{2}}, restricted,
			[]string{`Card (2): 2 copies, at most 1 by list "test"`}},
		{"OCG-LIST-02 OCG-LIST-03 as many as allowed", MasterDeckRules(), Deck{Main: append(slices.Clone(main), 2, 3), Side: []uint32{3}}, restricted, nil},
		{"list reaches alias", MasterDeckRules(), Deck{Main: append(slices.Clone(main), 31, 31)}, restricted,
			[]string{`Other Thirty (31): 2 copies, at most 1 by list "test"`}},
		{"whitelist", MasterDeckRules(), Deck{Main: append(series(4, 40, 40), 1, 1, 1)}, allowed,
			[]string{`Card (4): 40 copies, forbidden by list "allowed"`}},
	}
	for _, test := range tests {
		err := test.rules.Check(&test.deck, deckCards(), test.list)
		if got := reasons(err); !slices.Equal(got, test.want) {
			t.Errorf("%s:\n got %q\nwant %q", test.name, got, test.want)
		}
	}
}

func TestDeckErrorListsFaults(t *testing.T) {
	err := MasterDeckRules().Check(&Deck{Main: []uint32{999}}, deckCards(), nil)
	for _, want := range []string{"1 cards, must be at least 40", "card 999 is unknown"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q lacks %q", err, want)
		}
	}
}

// reasons returns the words of the faults of a refused deck.
func reasons(err error) []string {
	var refused *DeckError
	if !errors.As(err, &refused) {
		return nil
	}
	var words []string
	for _, fault := range refused.Faults {
		words = append(words, fault.Reason)
	}
	return words
}

func TestCopiesOfACardShareTheirFault(t *testing.T) {
	fault := DeckFault{Rule: DeckWrongPart, Code: 1, Reason: "Polymerization belongs in the main deck"}
	err := &DeckError{Faults: []DeckFault{fault, {Rule: DeckSize, Reason: "too few cards"}, fault}}
	if want := "illegal deck:\n  Polymerization belongs in the main deck (2 copies)\n  too few cards"; err.Error() != want {
		t.Errorf("the error is %q, want %q", err, want)
	}
}
