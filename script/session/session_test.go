package session

import (
	"os"
	"path/filepath"
	"testing"

	"duel/core"
	"duel/core/ocg"
)

func TestShippedCardsServeWithoutSources(t *testing.T) {
	s, err := Open(Sources{})
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Constants["TYPE_MONSTER"]; got != float64(ocg.TypeMonster) {
		t.Errorf("the library gives TYPE_MONSTER the value %v", got)
	}
	if len(s.Pack.Codes()) == 0 {
		t.Error("no card ships with the program")
	}
}

func TestFolderLiesOnTopOfShippedCards(t *testing.T) {
	const code, shipped = 424242, 63977008
	dir := t.TempDir()
	write(t, filepath.Join(dir, "c424242.lua"), `local s,id=GetID()
s.card={name="Test Knight",type=TYPE_MONSTER,level=4,attribute=ATTRIBUTE_EARTH,race=RACE_WARRIOR,attack=1600,defense=1200}
function s.initial_effect(c) end`)
	s, err := Open(Sources{Scripts: []string{dir}})
	if err != nil {
		t.Fatal(err)
	}
	if card := s.Pack.Card(code); card == nil || card.Name != "Test Knight" {
		t.Errorf("card %d is %+v", code, card)
	}
	if s.Pack.Card(shipped) == nil {
		t.Errorf("the shipped card %d is gone", shipped)
	}
}

func TestLibraryOfAFolderReplacesWhatShips(t *testing.T) {
	const shipped = 63977008
	dir := t.TempDir()
	write(t, filepath.Join(dir, "constant.lua"), "ONLY_HERE=7")
	write(t, filepath.Join(dir, "utility.lua"), "")
	s, err := Open(Sources{Scripts: []string{dir}})
	if err != nil {
		t.Fatal(err)
	}
	if s.Constants["ONLY_HERE"] != 7 || s.Constants["TYPE_MONSTER"] != 0 {
		t.Errorf("constants are %v", s.Constants)
	}
	if s.Pack.Card(shipped) != nil {
		t.Errorf("the shipped card %d is still there", shipped)
	}
}

func TestMissingSourcesAreErrors(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "nowhere")
	if _, err := Open(Sources{Scripts: []string{missing}}); err == nil {
		t.Error("a missing script folder was opened")
	}
	if _, err := Open(Sources{Databases: []string{missing}}); err == nil {
		t.Error("a missing card database was opened")
	}
}

// TestPrototypesAreShared opens two duels of a session and sees that a script
// is read once.
func TestPrototypesAreShared(t *testing.T) {
	s, err := Open(Sources{})
	if err != nil {
		t.Fatal(err)
	}
	rules, err := ocg.RulesFor("mr1")
	if err != nil {
		t.Fatal(err)
	}
	const name = "c63977008.lua"
	before, err := s.Cache.Proto(name)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		d, _, err := s.NewDuel(rules, Options{})
		if err != nil {
			t.Fatal(err)
		}
		if err := core.Guard(func() { d.LoadDecks(0, []uint32{63977008}, nil) }); err != nil {
			t.Fatal(err)
		}
	}
	if after, err := s.Cache.Proto(name); err != nil || after != before {
		t.Errorf("%s was compiled again (%v)", name, err)
	}
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}
