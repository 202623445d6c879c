package pack

import (
	"errors"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"duel/core/ocg"
)

// testConstants are the constants the test scripts name.
func testConstants(name string) (int64, bool) {
	value, ok := map[string]int64{
		"TYPE_MONSTER": 1, "TYPE_EFFECT": 0x20, "TYPE_LINK": 0x4000000, "ATTRIBUTE_DARK": 0x20, "RACE_SPELLCASTER": 2, "SET_A": 0x12,
	}[name]
	return value, ok
}

func TestParseFacts(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		want *ocg.CardData
	}{
		"monster": {`local s,id=GetID()
s.card = {
	name = "Example", type = TYPE_MONSTER|TYPE_EFFECT, level = 4, attribute = ATTRIBUTE_DARK, race = RACE_SPELLCASTER,
	attack = 2000, defense = 1500, set = {SET_A, 0x1034}, alias = 7, texts = {"first", "", 'third'},
}
function s.initial_effect(c) end`,
			&ocg.CardData{Code: 5, Alias: 7, Name: "Example", Type: 0x21, Level: 4, Attribute: 0x20, Race: 2, Attack: 2000, Defense: 1500,
				SetCodes: []uint16{0x12, 0x1034}, Strings: []string{"first", "", "third"}}},
		"global class and link": {`c5.card = {name="L", type=TYPE_MONSTER+TYPE_LINK, link=2, markers=1<<3|(0xff&0x20), attack="?", set=SET_A}`,
			&ocg.CardData{Code: 5, Name: "L", Type: 0x4000001, Level: 2, LinkMarkers: 0x28, Attack: -2, SetCodes: []uint16{0x12}}},
		"scales": {`local self=GetID() self["card"] = {["name"]="P", type=1, rank=3, scale=8, right_scale=4, attack=-2, race=1<<40}`,
			&ocg.CardData{Code: 5, Name: "P", Type: 1, Level: 3, LeftScale: 8, RightScale: 4, Attack: -2, Race: 1 << 40}},
		"no facts":           {`local s,id=GetID() function s.initial_effect(c) s.card = {} end`, nil},
		"of another card":    {`c6.card = {name="x", type=1}`, nil},
		"of no class at all": {`local t={} t.card = {name="x", type=1}`, nil},
	} {
		got, err := ParseFacts("c5.lua", test.text, 5, testConstants)
		if err != nil || !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s: got %+v, %v\nwant %+v", name, got, err, test.want)
		}
	}
}

func TestParseFactsSaysWhereAndWhat(t *testing.T) {
	for facts, want := range map[string]string{
		"7":                   `c5.lua:2: expected a table of card facts, found "7"`,
		"{type=1}":            "c5.lua:2: expected a field name among the card's facts",
		`{name="x"}`:          "c5.lua:2: expected a field type among the card's facts",
		`{name=x, type=1}`:    `c5.lua:2: name: expected a string, found "x"`,
		"{\n\nname=1,type=1}": `c5.lua:4: name: expected a string, found "1"`,
		`{type=TYPE_MONSTRE}`: "type: expected a number or constant, found the unknown name TYPE_MONSTRE",
		`{type="monster"}`:    `type: expected a whole number, found "\"monster\""`,
		`{type=1/2}`:          `type: expected numbers joined by | & ~ << + -, found "1/2"`,
		`{type=1<<-1}`:        "type: expected numbers joined by",
		`{type=not 1}`:        `type: expected a whole number, found "not 1"`,
		`{level=4.5}`:         `level: expected a whole number, found "4.5"`,
		`{level=256}`:         "level: expected a number from 0 to 255, found 256",
		`{attack=-3}`:         "attack: expected a number from -2 to 2147483647, found -3",
		`{attack="X000"}`:     "attack: expected a whole number",
		`{set={0x10000}}`:     "set: expected a number from 1 to 65535, found 65536",
		`{set={a=1}}`:         `set: expected a list item, found "a=1"`,
		`{texts="one"}`:       `texts: expected a list, found "\"one\""`,
		`{texts={1}}`:         `texts: expected a string, found "1"`,
		`{texts={` + strings.Repeat(`"",`, 17) + `}}`: "texts: expected at most 16, found 17",
		`{levle=4}`:          "unknown field levle; expected one of name, type, level",
		`{4}`:                `expected name = value, found "4"`,
		`{level=4, level=4}`: "field level is given twice",
		"{} s.card = {}":     "the card's facts are given twice",
		"{":                  "c5.lua:2",
	} {
		card, err := ParseFacts("c5.lua", "local s,id=GetID()\ns.card = "+facts, 5, testConstants)
		if card != nil || err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, error %v\nwant %s", facts, card, err, want)
		}
	}
}

func TestCardFolder(t *testing.T) {
	dir := t.TempDir()
	writeFiles(t, dir, map[string]string{
		"c20.lua":     `c20.card = {name="Twenty", type=1}`,
		"more/c3.lua": `local s=GetID() s.card = {name="Three", type=1}`,
		"c4.lua":      `function c4.initial_effect(c) end`,
		"c05.lua":     `c05.card = {}`,
		"helpers.lua": `s.card = broken`,
	})
	cards, err := OpenCards(dir, testConstants)
	if err != nil {
		t.Fatal(err)
	}
	if codes := cards.Codes(); !slices.Equal(codes, []uint32{3, 20}) {
		t.Errorf("codes %d", codes)
	}
	if card := cards.Card(3); card == nil || card.Name != "Three" {
		t.Errorf("card 3: %+v", card)
	}
	if path := cards.FactsPath(3); path != filepath.ToSlash(dir)+"/more/c3.lua" {
		t.Errorf("facts of card 3 from %q", path)
	}
	if cards.Card(4) != nil || cards.FactsPath(4) != "" || scriptText(t, cards, "c4.lua") == "" {
		t.Error("card 4 should be a script without facts")
	}
}

func TestCardFolderReportsEveryScript(t *testing.T) {
	_, err := CardsFS(fstest.MapFS{
		"c1.lua": {Data: []byte(`c1.card = {name=1, type=1}`)},
		"c2.lua": {Data: []byte("\n\nc2.card = {name='x' type=1}")},
		"c3.lua": {Data: []byte(`c3.card = {name='x', type=1}`)},
	}, "embedded", testConstants)
	var line *LineError
	if err == nil || !errors.As(err, &line) || line.File != "embedded/c1.lua" || line.Line != 1 {
		t.Fatalf("got error %v", err)
	}
	if !strings.Contains(err.Error(), "embedded/c2.lua:3") || strings.Contains(err.Error(), "c3.lua") {
		t.Errorf("got error %v", err)
	}
}

// FuzzParseFacts feeds the reader any text: it may refuse, never panic, and a
// card it accepts has the passcode asked for.
func FuzzParseFacts(f *testing.F) {
	f.Add("local s,id=GetID()\ns.card = {name='x', type=TYPE_MONSTER|1<<3, set={SET_A}, texts={'a'}}")
	f.Add("c5.card = {attack='?', -~(1)}")
	f.Fuzz(func(t *testing.T, text string) {
		card, err := ParseFacts("c5.lua", text, 5, testConstants)
		if card != nil && (err != nil || card.Code != 5 || card.Type == 0 && !strings.Contains(text, "type")) {
			t.Fatalf("got %+v, %v", card, err)
		}
	})
}
