package main

import (
	"strings"
	"testing"
)

func TestBuddyfightSameSeedGivesSameBytes(t *testing.T) {
	for _, format := range []string{"text", "jsonl"} {
		first := succeed(t, "run", "--game", "buddyfight", "--format", format)
		if again := succeed(t, "run", "--game", "buddyfight", "--format", format); again != first {
			t.Errorf("two %s runs with one seed differ", format)
		}
		if other := succeed(t, "run", "--game", "buddyfight", "--format", format, "--seed", "2"); other == first {
			t.Errorf("%s runs with two seeds are the same", format)
		}
	}
}

func TestBuddyfightReplaysATrace(t *testing.T) {
	trace := succeed(t, "run", "--game", "buddyfight", "--format", "jsonl")
	answers := "answers:" + file(t, "game.jsonl", trace)
	if again := succeed(t, "run", "--game", "buddyfight", "--format", "jsonl", "--agent0", answers, "--agent1", answers); again != trace {
		t.Error("the recorded answers do not give the recorded duel")
	}
}

func TestBuddyfightAPersonSeesNoHiddenCards(t *testing.T) {
	code, out, errs := duel(t, strings.Repeat("?\n", 3), "run", "--game", "buddyfight", "--agent0", "human", "--agent1", "first")
	if code != 0 || !strings.Contains(out, "the input ended") {
		t.Fatalf("exit code %d, %s\n%s", code, errs, out)
	}
	for _, line := range strings.Split(out, "\n") {
		if strings.Contains(line, "player 1: ") && strings.Contains(line, "deck to hand") && !strings.Contains(line, "a card") {
			t.Errorf("the log shows what player 1 drew: %s", line)
		}
	}
}

func TestBuddyfightMistakes(t *testing.T) {
	bad := file(t, "bad.bfd", "flag TD01/0017\n4 Nobody\n")
	small := file(t, "small.bfd", "flag TD01/0017\nbuddy BT01/0021\n4 BT01/0021\n")
	for _, c := range []struct {
		code int
		want string
		args []string
	}{
		{exitUsage, "--game: expected one of ocg, buddyfight", []string{"--game", "chess"}},
		{exitUsage, "--rule: unknown rule \"gravity\"", []string{"--game", "buddyfight", "--rule", "gravity=off"}},
		{exitUsage, "--rule is for the game buddyfight", []string{"--rule", "link-damage=sum"}},
		{exitUsage, "puzzles are of the game ocg", []string{"--game", "buddyfight", "x.lua"}},
		{exitUsage, "--agent0: expected random", []string{"--game", "buddyfight", "--agent0", "clever"}},
		{exitFailure, "bad.bfd:2: no card with the number or name Nobody", []string{"--game", "buddyfight", "--deck", bad, "--deck", "dragon"}},
		{exitFailure, "the deck has 4 cards, at least 50 are needed", []string{"--game", "buddyfight", "--deck", "dragon", "--deck", small}},
		{exitFailure, "expected a deck file or one of the decks dragon, danger", []string{"--game", "buddyfight", "--deck", "none", "--deck", "dragon"}},
	} {
		code, _, errs := duel(t, "", append([]string{"run"}, c.args...)...)
		if code != c.code || !strings.Contains(errs, c.want) {
			t.Errorf("run %q: exit code %d, %s; want %d, %s", c.args, code, errs, c.code, c.want)
		}
	}
}
