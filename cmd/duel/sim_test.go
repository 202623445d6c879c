package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// speed is the last line of a report, which differs from run to run.
var speed = regexp.MustCompile(`\n[0-9.]+ seconds, [0-9.]+ duels a second\n$`)

func TestSimulationIsThatOfItsSeed(t *testing.T) {
	for _, game := range []string{gameOCG, gameBuddyfight} {
		for _, random := range []string{"--random-decks=false", "--random-decks=true"} {
			play := func(jobs, seed string) string {
				out := succeed(t, "sim", "--game", game, random, "--games", "4", "--check", "--jobs", jobs, "--seed", seed)
				if !speed.MatchString(out) {
					t.Errorf("the report ends with %q", out[max(0, len(out)-80):])
				}
				return speed.ReplaceAllString(out, "")
			}
			first := play("1", "3")
			if again := play("4", "3"); again != first {
				t.Errorf("%s: four jobs give\n%s\none gives\n%s", game, again, first)
			}
			if play("1", "4") == first {
				t.Errorf("%s: two seeds give the same duels", game)
			}
		}
	}
}

func TestSimulationAsJSON(t *testing.T) {
	var report struct {
		Game, Rules string
		Games       int
		Sides       []struct {
			Name string
			Wins struct{ Count, Of int }
		}
		Turns struct{ Mean float64 }
	}
	if err := json.Unmarshal([]byte(succeed(t, "sim", "--games", "2", "--format", "json")), &report); err != nil {
		t.Fatal(err)
	}
	if report.Game != "ocg" || report.Rules != "mr1" || report.Games != 2 || report.Turns.Mean == 0 ||
		len(report.Sides) != 2 || report.Sides[0].Name != "vanguard" || report.Sides[0].Wins.Of != 2 {
		t.Errorf("the report is %+v", report)
	}
}

// TestFaultsCanBeRepeated plays with a card whose script fails, and plays the
// duel again as the report says.
func TestFaultsCanBeRepeated(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return name
	}
	write("c424242.lua", `local s,id=GetID()
s.card={name="Fault",type=TYPE_SPELL}
function s.initial_effect(c)
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_ACTIVATE)
	e:SetCode(EVENT_FREE_CHAIN)
	e:SetOperation(function() c:Explode() end)
	c:RegisterEffect(e)
end
`)
	deck := write("faulty.ydk", "#main\n"+strings.Repeat("424242\n", 40))
	code, out, _ := duel(t, "", "sim", "--games", "2", "--scripts", dir, "--deck", "vanguard", "--deck", deck)
	found := regexp.MustCompile(`script error, (\d+) times in 2 duels: c424242.lua:7: .*\n  duel (run .*)\n`).FindStringSubmatch(out)
	if code != exitFailure || found == nil {
		t.Fatalf("exit code %d:\n%s", code, out)
	}
	again := succeed(t, append(strings.Fields(found[2]), "--scripts", dir)...)
	var errors int
	if _, err := fmt.Sscanf(again[strings.LastIndex(again, "decisions, "):], "decisions, %d script error", &errors); err != nil || errors == 0 {
		t.Errorf("played again, the duel ends with %q", again[max(0, len(again)-120):])
	}
}

func TestMistakesInSimulations(t *testing.T) {
	for args, message := range map[string]string{
		"--games 0":                        "--games: expected a number from 1, found 0",
		"--timeout 0s":                     "--timeout: expected some time, found 0s",
		"--deck vanguard":                  "expected --deck twice",
		"--deck a --deck b --random-decks": "--deck or --random-decks, not both",
		"--format yaml":                    "--format: expected one of text, json",
		"--rule link-damage=sum":           "--rule is for the game buddyfight",
	} {
		code, _, errs := duel(t, "", append([]string{"sim"}, strings.Fields(args)...)...)
		if code != exitUsage || !strings.Contains(errs, message) {
			t.Errorf("%s: exit code %d, %s", args, code, errs)
		}
	}
}
