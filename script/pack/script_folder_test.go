package pack

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"duel/core/ocg"
)

// writeFiles makes files below dir; names use slashes.
func writeFiles(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// scriptText returns the text of a script, or "" when it is missing.
func scriptText(t *testing.T, pack Pack, name string) string {
	t.Helper()
	script, err := pack.Script(name)
	if errors.Is(err, fs.ErrNotExist) {
		return ""
	}
	if err != nil {
		t.Fatal(err)
	}
	text, err := script.Read()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestScriptFolderSearchOrder(t *testing.T) {
	dir := t.TempDir()
	writeFiles(t, dir, map[string]string{
		"utility.lua":          "root",
		"official/c1.lua":      "official",
		"official/utility.lua": "shadowed",
		"unofficial/c1.lua":    "unofficial",
		"unofficial/c2.lua":    "unofficial",
		"goat/c2.lua":          "goat",
		"goat/c3.lua":          "goat",
		"rush/c3.lua":          "rush",
		".git/c4.lua":          "hidden",
		"official/c5.txt":      "not Lua",
		"official/deep/c6.lua": "too deep",
		"official/c7.lua/x":    "a folder",
	})
	scripts, err := OpenScripts(dir)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"utility.lua": "root", "c1.lua": "official", "c2.lua": "unofficial", "c3.lua": "goat",
		"c4.lua": "", "c5.txt": "", "c6.lua": "", "c7.lua": "",
	} {
		if got := scriptText(t, scripts, name); got != want {
			t.Errorf("%s: got %q, want %q", name, got, want)
		}
	}
	script, err := scripts.Script("c1.lua")
	if want := filepath.ToSlash(dir) + "/official/c1.lua"; err != nil || script.Path != want || script.Name != "c1.lua" {
		t.Errorf("c1.lua: %+v, %v", script, err)
	}
}

func TestScriptFolderStaysInside(t *testing.T) {
	outside, dir := t.TempDir(), t.TempDir()
	writeFiles(t, outside, map[string]string{"secret.lua": "secret", "folder/c9.lua": "secret"})
	writeFiles(t, dir, map[string]string{"official/c1.lua": "inside"})
	for name, target := range map[string]string{
		"link.lua":   filepath.Join(outside, "secret.lua"),
		"up.lua":     "../" + filepath.Base(outside) + "/secret.lua",
		"unofficial": filepath.Join(outside, "folder"),
		"inside.lua": "official/c1.lua",
		"loop.lua":   "loop.lua",
	} {
		if err := os.Symlink(target, filepath.Join(dir, name)); err != nil {
			t.Skipf("no symbolic links here: %v", err)
		}
	}
	scripts, err := OpenScripts(dir)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"inside.lua": "inside", "link.lua": "", "up.lua": "", "c9.lua": "", "loop.lua": ""} {
		if got := scriptText(t, scripts, name); got != want {
			t.Errorf("%s: got %q, want %q", name, got, want)
		}
	}
	for _, name := range []string{"", ".", "..", "../secret.lua", "official/c1.lua", `official\c1.lua`, "c1.lua\x00", filepath.Join(outside, "secret.lua")} {
		if _, err := scripts.Script(name); !errors.Is(err, fs.ErrInvalid) {
			t.Errorf("%q: got error %v, want a refused name", name, err)
		}
	}
}

// A link put in place of a script after the folder was listed must not lead
// outside either.
func TestScriptFolderRefusesLateLink(t *testing.T) {
	outside, dir := t.TempDir(), t.TempDir()
	writeFiles(t, outside, map[string]string{"secret.lua": "secret"})
	writeFiles(t, dir, map[string]string{"c1.lua": "inside"})
	scripts, err := OpenScripts(dir)
	if err != nil {
		t.Fatal(err)
	}
	script, err := scripts.Script("c1.lua")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(dir, "c1.lua")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(outside, "secret.lua"), filepath.Join(dir, "c1.lua")); err != nil {
		t.Skipf("no symbolic links here: %v", err)
	}
	if text, err := script.Read(); err == nil {
		t.Errorf("read %q through a link", text)
	}
}

func TestOpenScriptsNeedsAFolder(t *testing.T) {
	if _, err := OpenScripts(filepath.Join(t.TempDir(), "missing")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("got error %v", err)
	}
}

func TestStackLastWins(t *testing.T) {
	low := ScriptsFS(fstest.MapFS{"c1.lua": {Data: []byte("low")}, "c2.lua": {Data: []byte("low")}}, "low")
	high := ScriptsFS(fstest.MapFS{"c1.lua": {Data: []byte("high")}}, "high")
	dir := t.TempDir()
	first := openTestDatabase(t, filepath.Join(dir, "first.cdb"), "INSERT INTO datas (id, atk) VALUES (1, 10), (2, 20)")
	second := openTestDatabase(t, filepath.Join(dir, "second.cdb"), "INSERT INTO datas (id, atk) VALUES (2, 200), (3, 300)")

	packs := Stack(low, first, high, second)
	if one, two := scriptText(t, packs, "c1.lua"), scriptText(t, packs, "c2.lua"); one != "high" || two != "low" {
		t.Errorf("scripts from %s, %s", one, two)
	}
	for code, want := range map[uint32]struct {
		attack int32
		file   string
	}{1: {10, "first.cdb"}, 2: {200, "second.cdb"}, 3: {300, "second.cdb"}} {
		card, file := packs.Card(code), packs.FactsPath(code)
		if card == nil || card.Attack != want.attack || filepath.Base(file) != want.file {
			t.Errorf("card %d: %+v from %s", code, card, file)
		}
	}
	if codes := packs.Codes(); len(codes) != 3 || codes[0] != 1 || codes[2] != 3 {
		t.Errorf("codes %d", codes)
	}
	if packs.Card(9) != nil || packs.FactsPath(9) != "" || scriptText(t, packs, "c9.lua") != "" {
		t.Error("an absent card is found")
	}
	if _, err := packs.Script("../c1.lua"); !errors.Is(err, fs.ErrInvalid) {
		t.Errorf("name with a folder: %v", err)
	}
}

// openTestDatabase makes a card database and opens it.
func openTestDatabase(t *testing.T, file string, statements ...string) *Database {
	t.Helper()
	writeDatabase(t, file, append([]string{createDatas, createTexts}, statements...)...)
	database, err := OpenDatabase(file)
	if err != nil {
		t.Fatal(err)
	}
	return database
}

func TestOpenEDOProReadsItsDatabases(t *testing.T) {
	dir := t.TempDir()
	writeFiles(t, dir, map[string]string{"official/c1.lua": "official"})
	insert := func(attack string) string { return "INSERT INTO datas (id, atk) VALUES (1, " + attack + ")" }
	openTestDatabase(t, filepath.Join(dir, "cards.cdb"), insert("1"), "INSERT INTO datas (id) VALUES (5)")
	openTestDatabase(t, filepath.Join(dir, "cards-more.cdb"), insert("2"), "INSERT INTO datas (id) VALUES (6)")
	extra := filepath.Join(t.TempDir(), "extra.cdb")
	openTestDatabase(t, extra, insert("3"))

	for _, test := range []struct {
		databases []string
		want      int32
	}{{nil, 2}, {[]string{extra}, 3}} {
		edopro, err := OpenEDOPro(dir, test.databases...)
		if err != nil {
			t.Fatal(err)
		}
		if card := edopro.Card(1); card.Attack != test.want {
			t.Errorf("with %v: attack %d, want %d", test.databases, card.Attack, test.want)
		}
		if edopro.Card(5) == nil || edopro.Card(6) == nil || scriptText(t, edopro, "c1.lua") != "official" {
			t.Errorf("with %v: cards or script missing", test.databases)
		}
	}
	if _, err := OpenEDOPro(dir, filepath.Join(dir, "missing.cdb")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("missing database: %v", err)
	}
}

func TestScriptCode(t *testing.T) {
	for _, test := range []struct{ code, alias, want uint32 }{
		{100, 0, 100}, {5, 0, 5}, {109, 100, 100}, {91, 100, 100}, {110, 100, 110}, {90, 100, 90},
	} {
		if got := ScriptCode(&ocg.CardData{Code: test.code, Alias: test.alias}); got != test.want {
			t.Errorf("code %d alias %d: script of %d, want %d", test.code, test.alias, got, test.want)
		}
	}
}
