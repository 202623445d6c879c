package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestMistakesGiveOneLine gives the program wrong input of all kinds.
func TestMistakesGiveOneLine(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "missing")
	badDeck := file(t, "bad.ydk", "#main\n63977008\nnot a card\n")
	strange := file(t, "strange.ydk", "#main\n63977008\n12\n")
	empty := file(t, "empty.ydk", "#main\n#extra\n!side\n")
	badTrace := file(t, "bad.jsonl", "{\"i\":0,\"event\":\"turn\"}\n")
	badPuzzle := file(t, "bad.lua", "Debug.ReloadFieldBegin(0,1)\nlocal = 3\n")
	cards := filepath.Dir(file(t, "c424242.lua", "local s,id=GetID()\ns.card={name=\"X\",type=TYPE_NONSENSE}\n"))
	for _, c := range []struct {
		code int
		want string
		args []string
	}{
		{exitUsage, "unknown command", []string{"walk"}},
		{exitUsage, "unknown flag: --sed", []string{"run", "--sed", "3"}},
		{exitUsage, "--seed: expected a whole number from 0, found \"x\"", []string{"run", "--seed", "x"}},
		{exitUsage, "--rules: expected one of mr1, ", []string{"run", "--rules", "mr9"}},
		{exitUsage, "--agent1: expected random, first, human or answers:FILE", []string{"run", "--agent1", "clever"}},
		{exitUsage, "--format: expected one of text, jsonl", []string{"run", "--format", "xml"}},
		{exitUsage, "expected --deck twice", []string{"run", "--deck", "vanguard"}},
		{exitUsage, `expected duel run [PUZZLE.lua], found 2 arguments: "a.lua", "b.lua"`, []string{"run", "a.lua", "b.lua"}},
		{exitUsage, "--max-decisions: expected a whole number, found \"ten\"", []string{"run", "--max-decisions", "ten"}},
		{exitUsage, "--passcode: expected a whole number from 0 to 4294967295, found \"4294967296\"", []string{"new", "--passcode", "4294967296"}},
		{exitUsage, "--timeout: expected a duration such as 30s or 2m, found \"5\"", []string{"test", "--timeout", "5"}},
		{exitUsage, "--keep-going: expected true or false, found \"perhaps\"", []string{"run", "--keep-going=perhaps"}},
		{exitUsage, `expected duel cards show CARD..., found no arguments`, []string{"cards", "show"}},
		{exitUsage, "expected duel conform FILE..., found no arguments", []string{"conform"}},
		{exitFailure, "no such file", []string{"run", missing}},
		{exitFailure, "expected a deck file or one of the decks vanguard, sorcery", []string{"run", "--deck", missing, "--deck", "vanguard"}},
		{exitFailure, "bad.ydk:3: expected a passcode", []string{"run", "--deck", badDeck, "--deck", "vanguard"}},
		{exitFailure, "strange.ydk:3: expected a card of the pack, found the unknown passcode 12", []string{"run", "--deck", strange, "--deck", "vanguard"}},
		{exitFailure, "empty.ydk: expected cards in the main deck, found none", []string{"run", "--deck", empty, "--deck", "vanguard"}},
		{exitFailure, "bad.lua:2: ", []string{"run", badPuzzle}},
		{exitFailure, "missing", []string{"run", "--scripts", missing}},
		{exitFailure, "missing", []string{"run", "--cards", missing}},
		{exitFailure, "c424242.lua:2: type: expected a number or constant, found the unknown name TYPE_NONSENSE", []string{"run", "--scripts", cards}},
		{exitFailure, "bad.jsonl:1: the trace does not begin with a header", []string{"conform", badTrace}},
		{exitFailure, "no such file", []string{"run", "--config", missing}},
		{exitFailure, `no function or table of the API is named "Duel.Fly"`, []string{"api", "Duel.Fly"}},
	} {
		code, _, errs := duel(t, "", c.args...)
		if code != c.code || !strings.Contains(errs, c.want) {
			t.Errorf("duel %s: exit code %d, %q; want %d, %q", strings.Join(c.args, " "), code, errs, c.code, c.want)
		}
		if strings.Count(errs, "\n") != 1 || !strings.HasPrefix(errs, "duel: ") {
			t.Errorf("duel %s: not one line: %q", strings.Join(c.args, " "), errs)
		}
	}
}

func TestConfigurationFile(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"seed: 3\nsead: 4\n", "duel.yaml:2: unknown setting \"sead\"; expected one of scripts, cards, rules"},
		{"seed: [1, 2]\n", "duel.yaml:1: seed: expected a single value"},
		{"\nlog-level: loud\n", "duel.yaml:2: log-level: expected one of trace, debug"},
		{"- seed\n", "duel.yaml:1: expected settings of the form name: value"},
		{"seed: 'a\n", "duel.yaml: "},
	} {
		code, _, errs := duel(t, "", "version", "--config", file(t, "duel.yaml", c.text))
		if code != exitFailure || !strings.Contains(errs, c.want) {
			t.Errorf("%q: exit code %d, %q; want %q", c.text, code, errs, c.want)
		}
	}
}

// TestSettingsComeFromFlagThenEnvironmentThenFile sets the seed in all three.
func TestSettingsComeFromFlagThenEnvironmentThenFile(t *testing.T) {
	config := file(t, "duel.yaml", "seed: 3\nrules: mr2\n")
	args := []string{"run", "--max-decisions", "0", "--config", config}
	intro := func(args ...string) string {
		line, _, _ := strings.Cut(succeed(t, args...), "\n")
		return line
	}
	if got := intro(args...); got != "Rules mr2, seed 3" {
		t.Errorf("from the file: %s", got)
	}
	t.Setenv("DUEL_SEED", "4")
	if got := intro(args...); got != "Rules mr2, seed 4" {
		t.Errorf("from the environment: %s", got)
	}
	if got := intro(append(args, "--seed", "5")...); got != "Rules mr2, seed 5" {
		t.Errorf("from the flag: %s", got)
	}
	t.Setenv("DUEL_SEED", "many")
	if code, _, errs := duel(t, "", args...); code != exitFailure || !strings.Contains(errs, "DUEL_SEED: expected a whole number") {
		t.Errorf("exit code %d, %q", code, errs)
	}
}

func TestPathsAreSplitAsSearchPaths(t *testing.T) {
	first, second := t.TempDir(), filepath.Dir(file(t, "c424242.lua", "local s,id=GetID()\ns.card={name=\"X\",type=TYPE_SPELL}\nfunction s.initial_effect(c) end\n"))
	deck := file(t, "deck.ydk", "#main\n424242\n63977008\n")
	t.Setenv("DUEL_SCRIPTS", first+string(os.PathListSeparator)+second)
	succeed(t, "run", "--max-decisions", "0", "--deck", deck, "--deck", deck)
}
