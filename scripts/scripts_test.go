package scripts

import (
	"io/fs"
	"path"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"duel/core/ocg"
	"duel/script/pack"
	"duel/script/syntax"
)

// luaFiles returns the text of every Lua file of a tree by name.
func luaFiles(t *testing.T, tree fs.FS) map[string]string {
	t.Helper()
	texts := map[string]string{}
	names, err := fs.Glob(tree, "*.lua")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		text, err := fs.ReadFile(tree, name)
		if err != nil {
			t.Fatal(err)
		}
		texts[name] = string(text)
	}
	if len(texts) == 0 {
		t.Fatal("no Lua files are embedded")
	}
	return texts
}

func TestEveryFileParses(t *testing.T) {
	for _, tree := range []fs.FS{Lib, OCGCards} {
		for name, text := range luaFiles(t, tree) {
			if _, err := syntax.Parse(name, text); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}

// constantLine is a line of the library that gives a constant its value.
var constantLine = regexp.MustCompile(`(?m)^([A-Z][A-Z0-9_]*) *=(-?\w+)$`)

// libraryConstants reads the constants the library defines.
func libraryConstants(t *testing.T) pack.Constants {
	t.Helper()
	values := map[string]int64{}
	for name, text := range luaFiles(t, Lib) {
		for _, match := range constantLine.FindAllStringSubmatch(text, -1) {
			value, err := strconv.ParseInt(match[2], 0, 64)
			if err != nil {
				t.Fatalf("%s: %s: %v", name, match[1], err)
			}
			if _, twice := values[match[1]]; twice {
				t.Errorf("%s: %s is defined twice", name, match[1])
			}
			values[match[1]] = value
		}
	}
	return func(name string) (int64, bool) {
		value, ok := values[name]
		return value, ok
	}
}

// embeddedCards opens the starter cards with their facts.
func embeddedCards(t *testing.T) *pack.CardFolder {
	t.Helper()
	cards, err := pack.CardsFS(OCGCards, "cards/ocg", libraryConstants(t))
	if err != nil {
		t.Fatal(err)
	}
	return cards
}

const (
	typeMonster = 0x1
	extraDeck   = 0x40 | 0x2000 // Fusion and Synchro
)

func TestCardFacts(t *testing.T) {
	cards := embeddedCards(t)
	fileName := regexp.MustCompile(`^c([1-9]\d*)\.lua$`)
	for name, text := range luaFiles(t, OCGCards) {
		match := fileName.FindStringSubmatch(name)
		if match == nil {
			t.Errorf("%s is not named c<passcode>.lua", name)
			continue
		}
		code, err := strconv.ParseUint(match[1], 10, 32)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		card := cards.Card(uint32(code))
		if card == nil {
			t.Errorf("%s gives no facts", name)
			continue
		}
		if first, _, _ := strings.Cut(text, "\n"); first != "-- "+card.Name {
			t.Errorf("%s begins with %q, but is about %q", name, first, card.Name)
		}
		checkFacts(t, card)
		for _, fact := range []string{"\tattack=", "\tdefense="} {
			if card.Type&typeMonster != 0 && !strings.Contains(text, fact) {
				t.Errorf("%s gives no %s", name, strings.Trim(fact, "\t="))
			}
		}
	}
}

// checkFacts fails for a fact that a card of its type must have, or must not.
func checkFacts(t *testing.T, card *ocg.CardData) {
	t.Helper()
	isMonster := card.Type&typeMonster != 0
	if card.Name == "" || card.Type == 0 {
		t.Errorf("%d: name %q, type %#x", card.Code, card.Name, card.Type)
	}
	if has := card.Level != 0 && card.Attribute != 0 && card.Race != 0; has != isMonster {
		t.Errorf("%s: level %d, attribute %#x, race %#x", card.Name, card.Level, card.Attribute, card.Race)
	}
	if !isMonster && (card.Attack != 0 || card.Defense != 0) {
		t.Errorf("%s is no monster, but has %d/%d", card.Name, card.Attack, card.Defense)
	}
}

// textIndex is a reference of a script to one of its card's texts.
var textIndex = regexp.MustCompile(`aux\.Stringid\(id,(\d+)\)`)

func TestEveryTextIsGiven(t *testing.T) {
	cards := embeddedCards(t)
	for name, text := range luaFiles(t, OCGCards) {
		code, err := strconv.ParseUint(strings.TrimSuffix(name[1:], ".lua"), 10, 32)
		if err != nil {
			t.Fatal(err)
		}
		card := cards.Card(uint32(code))
		for _, match := range textIndex.FindAllStringSubmatch(text, -1) {
			n, err := strconv.Atoi(match[1])
			if err != nil {
				t.Fatal(err)
			}
			if card == nil || n >= len(card.Strings) || card.Strings[n] == "" {
				t.Errorf("%s refers to text %d, which the facts do not give", name, n)
			}
		}
	}
}

func TestDecks(t *testing.T) {
	cards := embeddedCards(t)
	names, err := fs.Glob(Decks, "*.ydk")
	if err != nil {
		t.Fatal(err)
	}
	if len(names) != 2 {
		t.Errorf("%d starter decks, want 2", len(names))
	}
	for _, name := range names {
		text, err := fs.ReadFile(Decks, name)
		if err != nil {
			t.Fatal(err)
		}
		deck, err := pack.ParseDeck(path.Base(name), text)
		if err != nil {
			t.Error(err)
			continue
		}
		if len(deck.Main) != 40 || len(deck.Extra) == 0 || len(deck.Side) != 0 {
			t.Errorf("%s has %d main, %d extra and %d side cards", name, len(deck.Main), len(deck.Extra), len(deck.Side))
		}
		copies := map[uint32]int{}
		for _, part := range []ocg.DeckPart{ocg.MainDeck, ocg.ExtraDeck} {
			for _, code := range deck.Part(part) {
				copies[code]++
				card := cards.Card(code)
				if card == nil {
					t.Errorf("%s: card %d has no script", name, code)
				} else if (card.Type&extraDeck != 0) != (part == ocg.ExtraDeck) {
					t.Errorf("%s: %s is in the %s", name, card.Name, part)
				}
			}
		}
		for code, n := range copies {
			if n > 3 {
				t.Errorf("%s has %d copies of card %d", name, n, code)
			}
		}
	}
}

// loadedName is a file that init.lua lists.
var loadedName = regexp.MustCompile(`"(\w+)"`)

func TestInitLoadsEveryFile(t *testing.T) {
	files := luaFiles(t, Lib)
	list, _, _ := strings.Cut(files["init.lua"], "}")
	loaded := map[string]bool{"init.lua": true}
	for _, match := range loadedName.FindAllStringSubmatch(list, -1) {
		name := match[1] + ".lua"
		if loaded[name] {
			t.Errorf("init.lua loads %s twice", name)
		}
		if _, ok := files[name]; !ok {
			t.Errorf("init.lua loads %s, which does not exist", name)
		}
		loaded[name] = true
	}
	for name := range files {
		if !loaded[name] {
			t.Errorf("init.lua does not load %s", name)
		}
	}
}
