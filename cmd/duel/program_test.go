package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// duel runs the program in this process, away from any configuration.
func duel(t *testing.T, input string, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	code = execute(args, streams{strings.NewReader(input), &out, &errs})
	return code, out.String(), errs.String()
}

// succeed runs the program and gives its output; it must succeed.
func succeed(t *testing.T, args ...string) string {
	t.Helper()
	code, out, errs := duel(t, "", args...)
	if code != 0 {
		t.Fatalf("duel %s: exit code %d, %s", strings.Join(args, " "), code, errs)
	}
	return out
}

// file writes a file for the test.
func file(t *testing.T, name, text string) string {
	t.Helper()
	name = filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestMain(m *testing.M) {
	for _, o := range options {
		os.Unsetenv("DUEL_" + strings.ToUpper(strings.ReplaceAll(o.name, "-", "_")))
	}
	os.Exit(m.Run())
}

func TestSameSeedGivesSameBytes(t *testing.T) {
	for _, format := range []string{"text", "jsonl"} {
		first := succeed(t, "run", "--format", format)
		if again := succeed(t, "run", "--format", format); again != first {
			t.Errorf("two %s runs with one seed differ", format)
		}
		if other := succeed(t, "run", "--format", format, "--seed", "2"); other == first {
			t.Errorf("%s runs with two seeds are the same", format)
		}
	}
}

func TestLogEndsWithWinnerAndReason(t *testing.T) {
	out := succeed(t, "run")
	last := out[strings.LastIndex(strings.TrimSpace(out), "\n")+1:]
	if !strings.HasPrefix(last, "Player ") || !strings.Contains(last, " wins: ") {
		t.Errorf("the log ends with %q", last)
	}
	for _, part := range []string{"=== Turn 1, Player 0", "LP  8000", "draws", "Normal Summons", "activates", "attacks"} {
		if !strings.Contains(out, part) {
			t.Errorf("the log has no %q", part)
		}
	}
	if strings.Contains(out, "\x1b") {
		t.Error("the log is coloured without a terminal")
	}
	if coloured := succeed(t, "run", "--color", "always"); !strings.Contains(coloured, "\x1b[1m") {
		t.Error("--color always does not colour")
	}
}

func TestTraceOfARunMatchesItself(t *testing.T) {
	trace := file(t, "trace.jsonl", succeed(t, "run", "--rules", "edopro-mr1", "--format", "jsonl"))
	out := succeed(t, "conform", trace)
	if !strings.HasSuffix(out, "\nmatched 1 of 1\n") {
		t.Errorf("conform says\n%s", out)
	}
	if json := succeed(t, "conform", "--format", "json", trace); !strings.Contains(json, `"matched":true`) || strings.Count(json, "\n") != 1 {
		t.Errorf("conform --format json says\n%s", json)
	}
}

func TestDivergenceIsExplained(t *testing.T) {
	text := succeed(t, "run", "--rules", "edopro-mr1", "--format", "jsonl")
	changed := strings.Replace(text, `"event":"damage","player":0,"amount":`, `"event":"damage","player":0,"amount":9`, 1)
	if changed == text {
		changed = strings.Replace(text, `"event":"damage","player":1,"amount":`, `"event":"damage","player":1,"amount":9`, 1)
	}
	trace := file(t, "trace.jsonl", changed)
	code, out, _ := duel(t, "", "conform", trace)
	if code != exitFailure || !strings.HasSuffix(out, "\nmatched 0 of 1\n") {
		t.Errorf("exit code %d, %q", code, out[strings.LastIndex(strings.TrimSpace(out), "\n")+1:])
	}
	for _, part := range []string{"event damage differs", "expected\n", "got\n", "events before\n", "field\n"} {
		if !strings.Contains(out, part) {
			t.Errorf("the report has no %q:\n%s", part, out)
		}
	}
	code, out, _ = duel(t, "", "conform", trace, trace)
	for _, part := range []string{"edopro-mr1        0      2", "     2  event damage differs", "matched 0 of 2\n"} {
		if code != exitFailure || !strings.Contains(out, part) {
			t.Errorf("the tables have no %q (exit code %d):\n%s", part, code, out)
		}
	}
}

func TestAnswersReplayADuel(t *testing.T) {
	want := succeed(t, "run", "--format", "jsonl")
	answers := "answers:" + file(t, "trace.jsonl", want)
	if got := succeed(t, "run", "--format", "jsonl", "--agent0", answers, "--agent1", answers); got != want {
		t.Error("the recorded answers give another duel")
	}
	half := want[:strings.LastIndex(want[:len(want)/2], "\n")+1]
	answers = "answers:" + file(t, "half.jsonl", half)
	if out := succeed(t, "run", "--agent0", answers, "--agent1", answers); !strings.Contains(out, "there are no answers left") {
		t.Errorf("a record cut short ends with %q", out[len(out)-100:])
	}
}

func TestFirstAgentIsBoundedByDecisions(t *testing.T) {
	out := succeed(t, "run", "--agent0", "first", "--agent1", "first", "--max-decisions", "60")
	if !strings.Contains(out, "it has had all the decisions it may have") || !strings.Contains(out, "60 decisions") {
		t.Errorf("ends with %q", out[len(out)-120:])
	}
}

// puzzleText lays out a duel that player 0 wins with a direct attack.
const puzzleText = `Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN,1)
Debug.SetPlayerInfo(0,8000,0,0)
Debug.SetPlayerInfo(1,1000,0,0)
Debug.AddCard(70781052,0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK)
Debug.ReloadFieldEnd()
`

func TestPuzzleIsPlayed(t *testing.T) {
	out := succeed(t, "run", "--agent0", "first", file(t, "direct.lua", puzzleText))
	for _, part := range []string{"Summoned Skull attacks directly", "Player 1 takes 2500 damage (LP 0)", "Player 0 wins: Player 1 has no life points left."} {
		if !strings.Contains(out, part) {
			t.Errorf("the log has no %q:\n%s", part, out)
		}
	}
}

func TestScriptErrorsStopTheDuel(t *testing.T) {
	broken := strings.Replace(puzzleText, "Debug.ReloadFieldEnd()", `local c=Debug.AddCard(70781052,0,0,LOCATION_MZONE,3,POS_FACEUP_ATTACK)
local e=Effect.CreateEffect(c)
e:SetType(EFFECT_TYPE_SINGLE)
e:SetCode(EFFECT_UPDATE_ATTACK)
e:SetValue(function() return Duel.NoSuchFunction() end)
c:RegisterEffect(e)
Debug.ReloadFieldEnd()`, 1)
	puzzle := file(t, "broken.lua", broken)
	code, out, errors := duel(t, "", "run", puzzle)
	if code != exitFailure || !strings.Contains(out, "script error") || !strings.Contains(out, "NoSuchFunction") || !strings.Contains(out, "broken.lua:9") {
		t.Errorf("exit code %d:\n%s", code, out)
	}
	if !strings.HasPrefix(errors, "duel: broken.lua:9: ") {
		t.Errorf("the error output is %q", errors)
	}
	code, out, _ = duel(t, "", "run", "--keep-going", "--max-decisions", "3", puzzle)
	if code != 0 || !strings.Contains(out, "script error") {
		t.Errorf("with --keep-going: exit code %d:\n%s", code, out)
	}
}

func TestAPIReference(t *testing.T) {
	if out := succeed(t, "api", "Duel.Draw"); !strings.HasPrefix(out, "Duel.Draw(p: Player") || !strings.Contains(out, "\n  p            Player (PLAYER_...)\n") {
		t.Errorf("Duel.Draw is shown as\n%s", out)
	}
	if out := succeed(t, "api", "Group"); !strings.Contains(out, "Group.CreateGroup(") || strings.Contains(out, "Duel.") {
		t.Errorf("the table Group is shown as\n%s", out)
	}
	if out := succeed(t, "api", "--missing"); !strings.HasSuffix(out, " of 650 functions missing\n") {
		t.Errorf("--missing says\n%s", out)
	}
}

// full is an output that takes nothing.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

func TestOutputThatCannotBeWrittenIsAFailure(t *testing.T) {
	for _, args := range [][]string{
		{"help"}, {"version"}, {"api", "Duel.Draw"}, {"cards", "search"}, {"cards", "show", "Kuriboh"},
		{"run", "--max-decisions", "1"}, {"match", "--max-decisions", "1"}, {"sim", "--games", "1", "--max-decisions", "1"},
	} {
		var errs strings.Builder
		code := execute(args, streams{strings.NewReader(""), full{}, &errs})
		if code != exitFailure || errs.String() != "duel: no space left\n" {
			t.Errorf("duel %s: exit code %d, %q", strings.Join(args, " "), code, errs.String())
		}
	}
}
