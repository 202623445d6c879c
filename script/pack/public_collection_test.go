package pack

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"duel/core/ocg"
)

// publicDatabase opens the card database that DUEL_CARDS names.
func publicDatabase(t testing.TB) *Database {
	file := os.Getenv("DUEL_CARDS")
	if file == "" {
		t.Skip("DUEL_CARDS names no card database")
	}
	database, err := OpenDatabase(file)
	if err != nil {
		t.Fatal(err)
	}
	return database
}

// publicScripts opens the folder of card scripts that DUEL_SCRIPTS names.
func publicScripts(t testing.TB) *ScriptFolder {
	dir := os.Getenv("DUEL_SCRIPTS")
	if dir == "" {
		t.Skip("DUEL_SCRIPTS names no folder of card scripts")
	}
	scripts, err := OpenScripts(dir)
	if err != nil {
		t.Fatal(err)
	}
	return scripts
}

func TestPublicDatabaseIsPlausible(t *testing.T) {
	database := publicDatabase(t)
	kinds := map[string]int{}
	for _, code := range database.Codes() {
		card := database.Card(code)
		if card.Code != code || card.Name == "" {
			t.Errorf("card %d: %+v", code, card)
		}
		if link := card.Type&ocg.TypeLink != 0; link != (card.LinkMarkers != 0) || link && card.Defense != 0 {
			t.Errorf("card %d: type and link markers disagree: %+v", code, card)
		}
		if pendulum := card.Type&ocg.TypePendulum != 0; !pendulum && card.LeftScale+card.RightScale != 0 {
			t.Errorf("card %d: scales without a pendulum: %+v", code, card)
		}
		if card.LinkMarkers != 0 {
			kinds["link"]++
		}
		if card.LeftScale != 0 || card.RightScale != 0 {
			kinds["with scales"]++
		}
		if len(card.SetCodes) > 1 {
			kinds["with several sets"]++
		}
		if card.Alias != 0 {
			kinds["with alias"]++
		}
	}
	t.Logf("%d cards: %v", len(database.Codes()), kinds)
}

func TestPublicScriptsAreFound(t *testing.T) {
	scripts := publicScripts(t)
	start := time.Now()
	names, err := scripts.names()
	if err != nil {
		t.Fatal(err)
	}
	listed := time.Since(start)
	folders := map[string]int{}
	for _, name := range names {
		script, err := scripts.Script(name)
		if err != nil {
			t.Fatal(err)
		}
		folders[filepath.Base(strings.TrimSuffix(script.Path, "/"+name))]++
	}
	t.Logf("%d script names, listed in %v: %v", len(names), listed, folders)
	for _, name := range []string{"constant.lua", "utility.lua"} {
		if scriptText(t, scripts, name) == "" {
			t.Errorf("library script %s is missing", name)
		}
	}
}

func TestPublicCardsHaveScripts(t *testing.T) {
	database, scripts := publicDatabase(t), publicScripts(t)
	found, vanilla, missing := 0, 0, []uint32(nil)
	for _, code := range database.Codes() {
		card := database.Card(code)
		switch _, err := scripts.Script(ScriptName(ScriptCode(card))); {
		case err == nil:
			found++
		case card.Type&(ocg.TypeNormal|ocg.TypeToken) != 0:
			vanilla++
		default:
			missing = append(missing, code)
		}
	}
	t.Logf("%d cards have a script, %d need none, missing: %d", found, vanilla, missing)
	if len(missing)*1000 > found {
		t.Errorf("%d cards lack their script: %d", len(missing), missing)
	}
}

func BenchmarkOpenDatabase(b *testing.B) {
	publicDatabase(b)
	b.ReportAllocs()
	for b.Loop() {
		publicDatabase(b)
	}
}

func BenchmarkListScripts(b *testing.B) {
	publicScripts(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := publicScripts(b).Script("utility.lua"); err != nil {
			b.Fatal(err)
		}
	}
}
