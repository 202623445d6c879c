package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestExportedCardsComeBack exports all cards, loads them as another pack, and
// compares.
func TestExportedCardsComeBack(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "pack")
	succeed(t, "cards", "export", dir, "--all")
	database := filepath.Join(dir, "cards.cdb")
	out := succeed(t, "cards", "diff", "--cards", database, "--scripts", filepath.Join(dir, "script"), "--with", dir)
	if !strings.HasSuffix(out, " compared, 0 different\n") || strings.HasPrefix(out, "0 ") {
		t.Errorf("diff says\n%s", out)
	}
	run := succeed(t, "run")
	if again := succeed(t, "run", "--cards", database, "--scripts", filepath.Join(dir, "script")); again != run {
		t.Error("the exported cards play another duel")
	}
}

func TestExportLeavesAFolderWithADatabaseAsItIs(t *testing.T) {
	dir := t.TempDir()
	database := filepath.Join(dir, "cards.cdb")
	if err := os.WriteFile(database, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	code, _, errs := duel(t, "", "cards", "export", dir, "Kuriboh")
	if code == 0 || !strings.Contains(errs, database+" is there already") {
		t.Errorf("exit %d: %s", code, errs)
	}
	if files, _ := os.ReadDir(dir); len(files) != 1 || read(t, database) != "mine" {
		t.Errorf("the folder has %v now", files)
	}
}

func TestDiffShowsFieldsSideBySide(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "pack")
	succeed(t, "cards", "export", dir, "Kuriboh", "Dark Magician")
	script := filepath.Join(dir, "script", "c40640057.lua")
	changed := strings.Replace(read(t, script), "attack=300", "attack=400", 1)
	if err := os.WriteFile(script, []byte(changed), 0o600); err != nil {
		t.Fatal(err)
	}
	code, out, errs := duel(t, "", "cards", "diff", "--cards", filepath.Join(dir, "cards.cdb"), "--scripts", filepath.Join(dir, "script"))
	if code != exitFailure || errs != "" || !strings.HasPrefix(out, "40640057 Kuriboh\n  field   scripts  ") ||
		!strings.Contains(out, "  attack  400      300\n2 cards compared, 1 different\n") {
		t.Errorf("exit code %d, %s\n%s", code, errs, out)
	}
	if out := succeed(t, "cards", "diff", "--cards", filepath.Join(dir, "cards.cdb"), "--scripts", filepath.Join(dir, "script"), "Dark Magician"); out != "1 card compared, 0 different\n" {
		t.Errorf("of one card diff says\n%s", out)
	}
}

func TestImportPutsFactsIntoScripts(t *testing.T) {
	dir := t.TempDir()
	pack := filepath.Join(dir, "pack")
	succeed(t, "cards", "export", pack, "Kuriboh", "Mystical Space Typhoon", "Dark Magician", "Dark Hole")
	bare := map[string]string{} // the scripts without their facts
	without := func(text string) string {
		before, rest, _ := strings.Cut(text, "s.card={\n")
		_, after, _ := strings.Cut(rest, "\n}\n")
		return before + after
	}
	into := filepath.Join(pack, "script")
	for _, name := range []string{"c40640057.lua", "c5318639.lua"} {
		bare[name] = without(read(t, filepath.Join(into, name)))
		if err := os.WriteFile(filepath.Join(into, name), []byte(bare[name]), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(into, "c53129443.lua"), []byte("-- nothing here\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	database := filepath.Join(pack, "cards.cdb")
	shown := succeed(t, "cards", "import", "--from", database, "--into", into)
	for _, want := range []string{
		"c40640057.lua:3\n+s.card={\n+\tname=\"Kuriboh\",\n", "left: c46986414.lua has facts already\n", "left: c53129443.lua has no line local s,id=GetID() to put the facts behind\n",
		"2 scripts to change, 2 left as they are; --write does it\n",
	} {
		if !strings.Contains(shown, want) {
			t.Errorf("%q is missing in\n%s", want, shown)
		}
	}
	if read(t, filepath.Join(into, "c5318639.lua")) != bare["c5318639.lua"] {
		t.Error("a script was changed without --write")
	}
	succeed(t, "cards", "import", "--from", database, "--into", into, "--write")
	for name, text := range bare {
		if got := read(t, filepath.Join(into, name)); got == text || without(got) != text {
			t.Errorf("%s is now\n%s\nit was\n%s", name, got, text)
		}
	}
	if out := succeed(t, "cards", "diff", "--scripts", into, "--cards", database, "Kuriboh", "Mystical Space Typhoon"); out != "2 cards compared, 0 different\n" {
		t.Errorf("the facts are others now:\n%s", out)
	}
	empty := filepath.Join(dir, "empty")
	if err := os.Mkdir(empty, 0o700); err != nil {
		t.Fatal(err)
	}
	succeed(t, "cards", "import", "--from", database, "--into", empty, "--write", "40640057")
	if text := read(t, filepath.Join(empty, "c40640057.lua")); !strings.HasPrefix(text, "-- Kuriboh\nlocal s,id=GetID()\ns.card={\n") || !strings.Contains(text, "function s.initial_effect(c)") {
		t.Errorf("the new script is\n%s", text)
	}
}

func TestCardsMistakes(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "missing")
	for _, c := range []struct {
		code int
		want string
		args []string
	}{
		{exitUsage, "name the database with --from", []string{"import"}},
		{exitUsage, "there is nothing to compare with: give --cards or --with", []string{"diff"}},
		{exitFailure, "missing", []string{"import", "--from", missing}},
		{exitFailure, "missing", []string{"diff", "--with", missing}},
	} {
		code, _, errs := duel(t, "", append([]string{"cards"}, c.args...)...)
		if code != c.code || !strings.Contains(errs, c.want) || strings.Count(errs, "\n") != 1 {
			t.Errorf("cards %q: exit code %d, %s; want %d, %s", c.args, code, errs, c.code, c.want)
		}
	}
}
