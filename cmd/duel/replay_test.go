package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// saved runs the program with --save and gives the replay's file and what the
// run wrote.
func saved(t *testing.T, args ...string) (name, out string) {
	t.Helper()
	name = filepath.Join(t.TempDir(), "game.replay")
	return name, succeed(t, append(args, "--save", name)...)
}

func TestReplayGivesTheSameBytes(t *testing.T) {
	answers := "answers:" + file(t, "game.jsonl", succeed(t, "run", "--seed", "4", "--format", "jsonl", "--max-decisions", "60"))
	for _, args := range [][]string{
		{"run"},
		{"run", "--rules", "edopro-mr2", "--seed", "3", "--agent0", "first"},
		{"run", "--max-decisions", "10"},
		{"run", "--seed", "4", "--agent0", answers, "--agent1", answers},
		{"run", "--agent0", "human"}, // the input ends at once
		{"run", "--game", "buddyfight"},
		{"run", "--game", "buddyfight", "--seed", "3", "--rule", "link-damage=sum", "--rule", "start-life=5"},
		{"run", "--game", "buddyfight", "--max-decisions", "10"},
	} {
		name, text := saved(t, args...)
		if again := succeed(t, "replay", name); !strings.Contains(strings.Join(args, " "), "human") && again != text {
			t.Errorf("%q: the replay writes another log", args)
		}
		traceName, trace := saved(t, append(args, "--format", "jsonl")...)
		if again := succeed(t, "replay", "--format", "jsonl", name); again != trace {
			t.Errorf("%q: the replay writes another trace", args)
		}
		if read(t, traceName) != read(t, name) {
			t.Errorf("%q: the replay depends on what the run writes", args)
		}
	}
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// brokenPuzzle has a card script fail in the middle of the duel.
const brokenPuzzle = `Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN,1)
Debug.SetPlayerInfo(0,8000,0,0)
Debug.SetPlayerInfo(1,8000,0,0)
Debug.AddCard(424242,0,0,LOCATION_HAND,0,POS_FACEDOWN)
Debug.ReloadFieldEnd()
`

const failingCard = `local s,id=GetID()
s.card={name="Failure",type=TYPE_SPELL}
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetOperation(function() Duel.Damage(1,500,REASON_EFFECT) Duel.Fail() end)
	c:RegisterEffect(e1)
end
`

func TestReplayOfAFailureFailsAlike(t *testing.T) {
	cards := filepath.Dir(file(t, "c424242.lua", failingCard))
	name := filepath.Join(t.TempDir(), "game.replay")
	code, text, errs := duel(t, "", "run", "--scripts", cards, "--agent0", "first", "--save", name, file(t, "puzzle.lua", brokenPuzzle))
	if code != exitFailure || !strings.Contains(errs, "Fail") {
		t.Fatalf("exit code %d, %s", code, errs)
	}
	againCode, again, againErrs := duel(t, "", "replay", "--scripts", cards, name)
	if againCode != code || again != text || againErrs != errs {
		t.Errorf("exit code %d, %s\n%s\nwant %d, %s\n%s", againCode, againErrs, again, code, errs, text)
	}
	code, _, errs = duel(t, "", "replay", name)
	if code != exitFailure || !strings.Contains(errs, "1 card of the duel not found, such as card 424242: give the --scripts and --cards") {
		t.Errorf("without the cards: exit code %d, %s", code, errs)
	}
}

func TestReplayTellsWhereItParts(t *testing.T) {
	working := strings.Replace(failingCard, " Duel.Fail()", "", 1)
	script := file(t, "c424242.lua", working)
	cards := filepath.Dir(script)
	name, _ := saved(t, "run", "--scripts", cards, "--agent0", "first", "--max-decisions", "9", file(t, "puzzle.lua", brokenPuzzle))
	for _, c := range []struct {
		change string // what becomes of the damage in the script
		code   int
		want   []string
	}{
		{"Duel.Damage(1,500,REASON_EFFECT)", 0, nil},
		{"Duel.Damage(1,2*250,REASON_EFFECT)", 0, []string{"duel: changed since the recording, without effect on it: c424242.lua\n"}},
		{"Duel.Damage(1,600,REASON_EFFECT)", exitFailure, []string{
			"the duel parts from the recording at decision 5 (turn 1)", `what happens before it differs: {"event":"damage","player":1,"amount":600}`,
			"recorded: another damage", "changed since: c424242.lua",
		}},
		{"end) e1:SetCondition(function() return false", exitFailure, []string{
			"parts from the recording at decision", "no longer offered: activate Failure in Player 0's hand", "recorded answer: activate Failure",
		}},
		{"Duel.Damage(1,nil)", exitFailure, []string{"the duel ends, but the recording has a decision", "it ends with: c424242.lua:", "changed since: c424242.lua"}},
	} {
		text := strings.Replace(working, "Duel.Damage(1,500,REASON_EFFECT)", c.change, 1)
		if err := os.WriteFile(script, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		code, _, errs := duel(t, "", "replay", "--scripts", cards, name)
		if code != c.code {
			t.Errorf("%s: exit code %d, %s", c.change, code, errs)
		}
		for _, want := range c.want {
			if !strings.Contains(errs, want) {
				t.Errorf("%s: %q is missing in %s", c.change, want, errs)
			}
		}
	}
}

func TestSavedTestsReplay(t *testing.T) {
	dir := t.TempDir()
	good := file(t, "good.lua", "field{me={hand=\"Kuriboh\"}}\ntest(\"one\",function() me:summon(\"Kuriboh\") end)\ntest(\"two: both\",function() me:set(\"Kuriboh\") me:end_turn() end)\n")
	bad := file(t, "bad.lua", "-- game: buddyfight\ntest(\"fails\",function()\n\tfield{me={hand=\"Dragon Breath\",gauge=1},opponent={left=\"Jamadhar Dragon\",right=\"Filler\"}}\n\tme:cast(\"Dragon Breath\",\"Filler\")\n\tme:expect{gauge=1}\nend)\n")
	code, _, errs := duel(t, "", "test", "--save", filepath.Join(dir, "all"), "--save-failed", filepath.Join(dir, "failed"), good, bad)
	if code != exitFailure {
		t.Fatalf("exit code %d, %s", code, errs)
	}
	all, _ := filepath.Glob(filepath.Join(dir, "all", "*.replay"))
	failed, _ := filepath.Glob(filepath.Join(dir, "failed", "*.replay"))
	if len(all) != 3 || len(failed) != 1 {
		t.Fatalf("saved %q and of failed tests %q", all, failed)
	}
	for _, name := range all {
		isBad := filepath.Base(name) == filepath.Base(failed[0])
		code, out, errs := duel(t, "", "replay", name)
		if (code != 0) != isBad || !strings.Contains(out, "=== ") && !isBad {
			t.Errorf("%s: exit code %d, %s\n%s", name, code, errs, out)
		}
		if isBad && !strings.Contains(errs, "gauge: expected 1, got 0") {
			t.Errorf("the failure is not told: %s", errs)
		}
		_, trace, _ := duel(t, "", "replay", "--format", "jsonl", name)
		if _, again, _ := duel(t, "", "replay", "--format", "jsonl", name); again != trace || !strings.Contains(trace, `{"i":0,"header"`) {
			t.Errorf("%s: no trace, or not the same each time:\n%s", name, trace)
		}
	}
}

func TestMalformedReplaysAreRefused(t *testing.T) {
	name, _ := saved(t, "run", "--max-decisions", "3")
	text := read(t, name)
	lines := strings.SplitAfter(text, "\n")
	change := func(old, now string) string {
		if !strings.Contains(text, old) {
			t.Fatalf("%q is not in the replay", old)
		}
		return strings.Replace(text, old, now, 1)
	}
	for want, text := range map[string]string{
		"1: no replay":                            "",
		"1: no replay: its first line":            "hello\n",
		"1: this replay has the format":           change("duel-replay/1", "duel-replay/2"),
		"1: header of the replay: unknown field":  change(`"game":`, `"toy":1,"game":`),
		"1: game: expected ocg or buddyfight":     change(`"game":"ocg"`, `"game":"chess"`),
		`1: unknown rule profile "mr9"`:           change(`"rules":"mr1"`, `"rules":"mr9"`),
		"1: agents: expected 2, found 0":          change(`"agents":["random","random"],`, ""),
		"1: expected one of decks, puzzle":        change(`"decks":`, `"puzzle":{"name":"a","text":""},"decks":`),
		"expected the passcode of a card, found":  change(`"main":["`, `"main":["-`),
		"1: header of the replay: seed: expected": change(`"seed":1`, `"seed":-1`),
		"2: decision: picks: expected a whole nu": change(`"picks":[0]`, `"picks":[1e30]`),
		"2: decision: picks: expected a list, fo": change(`"picks":[0]`, `"picks":"0"`),
		"3: decision: the line breaks off":        strings.Join([]string{lines[0], lines[1], lines[2][:20]}, ""),
		"2: decision: expected {...}, found arra": change(lines[1], "[]\n"),
		"2: decision: unknown field":              change(`{"n":1,`, `{"n":1,"extra":0,`),
		"2: expected decision 1, found":           change(`{"n":1,`, `{"n":2,`),
		"2: decision 1: there is no player 7":     change(`"player":0`, `"player":7`),
		"2: decision: there is more than one":     strings.Replace(text, "}\n{\"n\":2", "}{\"n\":2", 1),
		"4: the replay breaks off":                strings.Join(lines[:3], ""),
		"6: there are lines after the end":        text + lines[1],
		"5: the replay ends after 9 decisions":    change(`"decisions":3`, `"decisions":9`),
		"2: a line of a replay has at most":       lines[0] + strings.Repeat("x", 9<<20),
		"parts from the recording at decision 1 ": change(`"picks":[0]`, `"picks":[4]`),
		"recording at decision 1 (turn 1)\n  the": change(`"picks":[0]`, `"picks":[-1,0,0]`),
	} {
		code, _, errs := duel(t, "", "replay", file(t, "bad.replay", text))
		if code != exitFailure || !strings.Contains(errs, want) {
			t.Errorf("exit code %d, %s; want %s", code, errs, want)
		}
	}
}

// TestFailedSavesLeaveNothing saves to where no file can be.
func TestFailedSavesLeaveNothing(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "taken"), 0o700); err != nil {
		t.Fatal(err)
	}
	code, _, errs := duel(t, "", "run", "--max-decisions", "1", "--save", filepath.Join(dir, "taken"))
	if code != exitFailure || !strings.Contains(errs, "saving the replay: ") {
		t.Errorf("exit code %d, %s", code, errs)
	}
	if left, _ := filepath.Glob(filepath.Join(dir, ".taken*")); len(left) > 0 {
		t.Errorf("left behind: %q", left)
	}
}

// cylinder is a test whose duel is stepped through.
const cylinder = `field{me={monsters={"Summoned Skull"}},opponent={spells={"Magic Cylinder"},monsters={{"Kuriboh",position="defense"}}}}
me:battle_phase()
me:attack("Summoned Skull","Kuriboh")
opponent:activate("Magic Cylinder")
me:end_turn()
opponent:end_turn()
me:battle_phase()
`

func TestStepping(t *testing.T) {
	dir := t.TempDir()
	succeed(t, "test", "--save", dir, file(t, "cylinder.lua", cylinder))
	replays, _ := filepath.Glob(filepath.Join(dir, "*.replay"))
	name := replays[0]
	decisions := strings.Count(read(t, name), `{"n":`)
	for _, c := range []struct{ commands, want string }{
		{"q", fmt.Sprint(decisions, " decisions; help lists the commands\nTest ")},
		{"\nq", "1> \n-- Battle Phase\n[3, turn 1] Player 0: What do you do in battle?\n  > attack with Summoned Skull in Player 0's monster zone 1\n3> q\n"},
		{"n\no\n", "3> o\n>  1  attack with Summoned Skull in Player 0's monster zone 1\n   2  go to Main Phase 2\n   3  end the turn\n"},
		{"next 2\nback\n", "4> back\n-- Battle Phase\n[3, turn 1]"},
		{"turn 3\n", "1> turn 3\n-- End Phase\n\n=== Turn 3, Player 0 =="},
		{"t 2\n", "turn 2] Player 1: What do you do?\n  > end the turn\n"},
		{"d 3\nf\n", "3> f\n  Player 1  LP  8000 [####################]  hand 0  deck 0\n"},
		{"end\n", "The test passed. 3 turns, " + fmt.Sprint(decisions) + " decisions.\nend> "},
		{"n 5000\n", " decisions.\nend> "},
		{"e\nn\n", "end> n\nthat was the end\n"},
		{"e\no\n", "nothing is offered at the end\n"},
		{"b\n", "there is no decision with a choice before\n"},
		{"t 4\n", "the duel has 3 turns\n"},
		{"d 100\n", "the decisions are 1 to " + fmt.Sprint(decisions) + "\n"},
		{"d\n", "decision needs a number\n"},
		{"n -3\n", "n: expected a number from 1, found \"-3\"\n"},
		{"fly\n", "there is no command \"fly\"; help lists them\n"},
		{"help\n", "  q, quit        leave\n"},
	} {
		code, out, errs := duel(t, c.commands, "replay", "--step", name)
		if code != 0 || !strings.Contains(out, c.want) {
			t.Errorf("%q: exit code %d, %s\n%q is missing in\n%.2000s", c.commands, code, errs, c.want, out)
		}
	}
}

func TestSteppingShowsPartingsAndColours(t *testing.T) {
	name, _ := saved(t, "run", "--game", "buddyfight")
	var first map[string]any
	if err := json.Unmarshal([]byte(strings.SplitN(read(t, name), "\n", 3)[1]), &first); err != nil {
		t.Fatal(err)
	}
	_, out, _ := duel(t, "n\nn\nb\nf\n", "replay", "--step", "--color", "always", name)
	if !strings.Contains(out, "\x1b[1m[2, turn 1]\x1b[0m player ") || !strings.Contains(out, "life 10") {
		t.Errorf("the stepper shows\n%s", out)
	}
	changed := file(t, "changed.replay", strings.Replace(read(t, name), `"kind":"use"`, `"kind":"charge"`, 1))
	_, out, _ = duel(t, "e\n", "replay", "--step", changed)
	if !strings.Contains(out, "parts from the recording at decision 2 (turn 1)\n") {
		t.Errorf("the stepper does not tell of the parting:\n%s", out)
	}
}
