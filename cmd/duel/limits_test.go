package main

import (
	"strings"
	"testing"
)

// TestExcessIsRefused gives the program more than any duel needs.
func TestExcessIsRefused(t *testing.T) {
	puzzle := func(line string) []string {
		return []string{"run", file(t, "excess.lua", "Debug.ReloadFieldBegin(0,5)\n"+line+"\nDebug.ReloadFieldEnd()\n")}
	}
	deck := file(t, "big.ydk", "#main\n"+strings.Repeat("63977008\n", 2001))
	for name, c := range map[string]struct {
		args []string
		want string
	}{
		"passcode of 33 bits":  {puzzle("Debug.AddCard(4294967297,0,0,LOCATION_HAND,0,POS_FACEDOWN)"), "excess.lua:2: expected a passcode from 0 to 4294967295, found 4294967297"},
		"negative passcode":    {puzzle("Debug.AddCard(-3,0,0,LOCATION_HAND,0,POS_FACEDOWN)"), "excess.lua:2: expected a passcode from 0 to 4294967295, found -3"},
		"cards of a set-up":    {puzzle("for i=1,100000 do Debug.AddCard(63977008,0,0,LOCATION_DECK,0,POS_FACEDOWN) end"), "excess.lua:2: a set-up has at most 2000 cards"},
		"cards of a deck":      {[]string{"run", "--deck", deck, "--deck", "vanguard"}, "big.ydk:2002: a part of a deck has at most 2000 cards"},
		"messages of a script": {puzzle("while true do Debug.Message(string.rep('x',30000)) end"), "step budget exhausted"},
		"lines of a script":    {puzzle("while true do print(1) end"), "step budget exhausted"},
	} {
		code, out, errs := duel(t, "", c.args...)
		if code != exitFailure || !strings.Contains(errs, c.want) {
			t.Errorf("%s: exit code %d, %.300s; want %s", name, code, errs, c.want)
		}
		if len(out) > 12<<20 {
			t.Errorf("%s: %d bytes are written", name, len(out))
		}
	}
}

func TestTestsWithoutStepsFail(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"bare.lua", "field{me={hand=\"Kuriboh\"}}\n", "no steps: the test makes no move and expects nothing"},
		{"empty.lua", "field{me={hand=\"Kuriboh\"}}\ntest(\"one\",function() me:summon(\"Kuriboh\") end)\ntest(\"two\",function() rest(\"pass\") end)\n", "empty.lua:3: no steps"},
		{"bare_bf.lua", "-- game: buddyfight\nfield{me={hand=\"Dragon Breath\"}}\n", "no steps"},
		{"empty_bf.lua", "-- game: buddyfight\n\ntest(\"two\",function() field{me={hand=\"Dragon Breath\"}} end)\n", "empty_bf.lua:3: no steps"},
	} {
		if code, out, _ := duel(t, "", "test", file(t, c.name, c.text)); code != exitFailure || !strings.Contains(out, c.want) || !strings.Contains(out, "1 failed") {
			t.Errorf("%s: exit code %d, %s", c.name, code, out)
		}
	}
	code, out, _ := duel(t, "", "test", file(t, "wide.lua", "field{me={hand={4294967297}}}\nme:pass()\n"))
	if code != exitFailure || !strings.Contains(out, "there is no card with the passcode 4294967297") {
		t.Errorf("exit code %d, %s", code, out)
	}
}
