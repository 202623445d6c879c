package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestCutsPassAsTests cuts duels at decisions of all kinds, in the middle of
// turns, battles and chains, and runs what comes out with duel test. What
// cannot be carried over may spoil one in five.
func TestCutsPassAsTests(t *testing.T) {
	for _, run := range [][]string{
		{"run", "--max-decisions", "280"},
		{"run", "--seed", "5", "--rules", "edopro-mr3", "--max-decisions", "280"},
		{"run", "--game", "buddyfight"},
	} {
		name, _ := saved(t, run...)
		dir := t.TempDir()
		decisions := strings.Count(read(t, name), `{"n":`)
		cuts, step := 0, decisions/6
		for n := step; n < decisions-step/2; n += step {
			code, script, errs := duel(t, "", "replay", "--cut", fmt.Sprint(n), "--moves", "5", "--name", fmt.Sprint("cut ", n), name)
			if code != 0 {
				t.Logf("%q, decision %d: %s", run, n, errs)
				continue
			}
			cuts++
			if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("cut%d.lua", n)), []byte(script), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		args := []string{"test", "-v", dir}
		if run[len(run)-2] == "--max-decisions" && len(run) > 3 {
			args = append(args, run[3:5]...)
		}
		out := succeed(t, args...)
		if want := fmt.Sprintf("%d passed, 0 failed", cuts); !strings.Contains(out, want) || cuts < 4 || !strings.Contains(out, ": cut ") {
			t.Errorf("%q: %d cuts pass, and duel test says\n%s", run, cuts, out)
		}
	}
}

// richTable has all a set-up can say of cards on the field.
const richTable = `Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN|DUEL_NO_HAND_LIMIT,3)
Debug.SetPlayerInfo(0,3000,0,0)
Debug.SetPlayerInfo(1,4000,0,1)
local skull=Debug.AddCard(70781052,0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK,true)
Debug.PreSummon(skull,SUMMON_TYPE_TRIBUTE)
Debug.PreEquip(Debug.AddCard(83746708,1,0,LOCATION_SZONE,1,POS_FACEUP),skull)
local library=Debug.AddCard(70791313,1,1,LOCATION_MZONE,0,POS_FACEUP_DEFENSE)
Debug.PreAddCounter(library,0x1,2)
Debug.PreSetTarget(Debug.AddCard(97077563,0,0,LOCATION_SZONE,3,POS_FACEUP),skull)
Debug.AddCard(86318356,1,1,LOCATION_FZONE,0,POS_FACEUP)
Debug.AddCard(44508094,1,1,LOCATION_MZONE,3,POS_FACEUP_ATTACK)
Debug.AddCard(40640057,1,1,LOCATION_REMOVED,0,POS_FACEDOWN)
Debug.AddCard(40640057,0,0,LOCATION_HAND,0,POS_FACEDOWN)
Debug.ReloadFieldEnd()
`

func TestCutSaysWhatASetUpCanSay(t *testing.T) {
	name, _ := saved(t, "run", "--max-decisions", "6", file(t, "rich.lua", richTable))
	out := succeed(t, "replay", "--cut", "3", name)
	for _, want := range []string{
		"-- Decision ", " of game.replay: turn 1, player 0 is me.\n",
		"Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN|DUEL_NO_HAND_LIMIT,3)\n", "Debug.SetPlayerInfo(0,3000,0,0)\n", "Debug.SetPlayerInfo(1,4000,0,1)\n",
		"local c1=Debug.AddCard(70781052,0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK,true) -- Summoned Skull\n",
		"Debug.AddCard(83746708,1,0,LOCATION_SZONE,1,POS_FACEUP) -- Mage Power\n", "Debug.PreEquip(c2,c1)\n", "Debug.PreSummon(c1,SUMMON_TYPE_TRIBUTE)\n",
		"=Debug.AddCard(70791313,1,1,LOCATION_MZONE,0,POS_FACEUP_DEFENSE) -- Royal Magical Library\n", ",0x1,2)\n", "Debug.PreSetTarget(c4,c1)\n",
		"Debug.AddCard(86318356,1,1,LOCATION_FZONE,0,POS_FACEUP) -- Sogen\n", "Debug.AddCard(40640057,1,1,LOCATION_REMOVED,0,POS_FACEDOWN) -- Kuriboh\n",
		"\texpect{phase=\"main 1\"}\n", "{\"Summoned Skull\",slot=2,position=\"attack\",atk=3500,def=2200}", "lp=4000,\n", "field={\"Sogen\"}",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in\n%s", want, out)
		}
	}
}

func TestCutNamesWhatIsLost(t *testing.T) {
	script := file(t, "lost.lua", `field{rule=5,me={hand={"Rush Recklessly","Kuriboh","Man-Eater Bug"},monsters={{"Royal Magical Library",position="defense"}}},opponent={monsters={"Summoned Skull"}}}
me:activate("Rush Recklessly","Royal Magical Library")
me:summon("Kuriboh")
me:change_position("Royal Magical Library")
me:battle_phase()
me:attack("Kuriboh","Summoned Skull")
`)
	dir := t.TempDir()
	succeed(t, "test", "--save", dir, script)
	replays, _ := filepath.Glob(filepath.Join(dir, "*.replay"))
	decisions := strings.Count(read(t, replays[0]), `{"n":`)
	var out string
	for n := decisions; !strings.Contains(out, "me:battle_phase()"); n-- {
		_, out, _ = duel(t, "", "replay", "--cut", fmt.Sprint(n), replays[0])
	}
	for _, want := range []string{
		"-- Not carried over:\n", "--   an effect of Rush Recklessly on Royal Magical Library of me (code 100)\n", "--   Kuriboh of me came to the field this turn\n",
		"--   me has made 1 Normal Summon or Set this turn\n", "--   Royal Magical Library (me, monsters 0): ATK 700, DEF 2000, level 4 in the duel, ATK 0, DEF 2000, level 4 here\n",
		"steps lead from there.\n", "\tme:battle_phase()\n",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in\n%s", want, out)
		}
	}
}

func TestCutMistakes(t *testing.T) {
	name, _ := saved(t, "run", "--max-decisions", "5")
	for _, c := range []struct {
		code int
		want string
		args []string
	}{
		{exitUsage, "--cut: expected the number of a decision, from 1, found 0", []string{"--cut", "0"}},
		{exitUsage, "--moves and --name are for --cut", []string{"--moves", "3"}},
		{exitUsage, "--moves: expected a number from 0, found -1", []string{"--cut", "1", "--moves", "-1"}},
		{exitUsage, "--cut and --step do not go together", []string{"--cut", "1", "--step"}},
		{exitUsage, "--name: a name is one line", []string{"--cut", "1", "--name", "a\nb"}},
		{exitUsage, "--format: expected one of text, jsonl", []string{"--format", "xml"}},
		{exitFailure, "game.replay has 5 decisions, not 6", []string{"--cut", "6"}},
		{exitFailure, "game.replay has no decision with a choice from 5 on", []string{"--cut", "5"}},
	} {
		code, out, errs := duel(t, "", append([]string{"replay", name}, c.args...)...)
		if code != c.code || !strings.Contains(errs, c.want) || out != "" {
			t.Errorf("replay %q: exit code %d, %s%s; want %d, %s", c.args, code, errs, out, c.code, c.want)
		}
	}
}
