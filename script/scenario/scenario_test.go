package scenario

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"duel/script/session"
)

// shipped is a session of the cards that ship with the program.
var shipped = sync.OnceValues(func() (*session.Session, error) { return session.Open(session.Sources{}) })

func newRunner(t testing.TB) *Runner {
	t.Helper()
	s, err := shipped()
	if err != nil {
		t.Fatal(err)
	}
	return &Runner{Session: s, Names: NewNames(s.Pack), Seed: 1}
}

// play runs a script and gives the results of its tests, or the failure that
// kept it from compiling.
func play(t testing.TB, r *Runner, text string) []Result {
	t.Helper()
	script, err := Compile(r.Session, "script.lua", text)
	if err != nil {
		return []Result{{File: "script.lua", Failure: failureOf(err)}}
	}
	return r.Run(context.Background(), script, nil)
}

// passes fails the test unless all of a script's tests pass.
func passes(t *testing.T, text string) []Result {
	t.Helper()
	results := play(t, newRunner(t), text)
	for _, result := range results {
		if !result.Passed() {
			t.Errorf("%s: %s", result.Test, result.Failure.Render(""))
		}
	}
	return results
}

// failsWith expects the one test of a script to fail in a line with a message.
func failsWith(t *testing.T, r *Runner, text string, line int, message string) *Failure {
	t.Helper()
	results := play(t, r, text)
	if len(results) != 1 || results[0].Passed() {
		t.Fatalf("%d results, want one failure in\n%s", len(results), text)
	}
	f := results[0].Failure
	if !strings.Contains(f.Render(""), message) {
		t.Errorf("got  %s\nwant %q in it", f.Render(""), message)
	}
	if f.Line != line {
		t.Errorf("the failure is in line %d, want %d: %s", f.Line, line, f.Error())
	}
	return f
}

const emptyField = "field{}\n"

func TestBadInputIsExplained(t *testing.T) {
	const begin, end = "Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN,5)\n", "\nDebug.ReloadFieldEnd()\n"
	for _, c := range []struct {
		name, text string
		line       int
		message    string
	}{
		{"missing card", begin + "Debug.AddCard(999,0,0,LOCATION_HAND,0,POS_FACEDOWN)" + end, 2, "no card with the passcode 999"},
		{"unknown name", begin + `Debug.AddCard("Comand Knight",0,0,LOCATION_HAND,0,POS_FACEDOWN)` + end, 2, `no card has the name "Comand Knight"; did you mean "Command Knight"?`},
		{"unknown name in field", `field{me={hand={"Monster Rebron"}}}`, 1, `did you mean "Monster Reborn"?`},
		{"impossible zone", begin + "Debug.AddCard(6368038,0,0,LOCATION_MZONE,9,POS_FACEUP_ATTACK)" + end, 2, "passcode 6368038"},
		{"impossible slot", begin + `Debug.AddCard("Command Knight",0,0,LOCATION_MZONE,9,POS_FACEUP_ATTACK)` + end, 2, "there is no place 9 in that zone; they are 0 to 6"},
		{"no zone at all", begin + `Debug.AddCard("Command Knight",0,0,0x4000,0,POS_FACEUP_ATTACK)` + end, 2, "0x4000 is no zone"},
		{"extra monster zone of old rules", "Debug.ReloadFieldBegin(0,1)\n" + `Debug.AddCard("Command Knight",0,0,LOCATION_MZONE,5,POS_FACEUP_ATTACK)` + end, 2, "no extra monster zones"},
		{"unknown profile", `field{rules="mr9"}`, 1, `unknown rule profile "mr9"`},
		{"unknown rule", `field{switches={first_turn=true}}`, 1, `there is no rule "first_turn"`},
		{"rule of another type", `field{switches={first_turn_draw=1}}`, 1, "the rule first_turn_draw is of type bool, not 1"},
		{"rule and rules", `field{rule=1,rules="mr1"}`, 1, "field takes rule or rules, not both"},
		{"rules that are no table", `field{switches="first_turn_draw"}`, 1, `switches is a table {...}, not "first_turn_draw"`},
		{"rules without names", `field{switches={true}}`, 1, "switches gives rules by name, as in {first_turn_draw=true}, not [1]"},
		{"rule of a strange type", `field{switches={start_lp={}}}`, 1, "the rule start_lp is of type int, not {}"},
		{"side that is no table", `field{me="Kuriboh"}`, 1, `me is a table {...}, not "Kuriboh"`},
		{"life points below 0", `field{me={lp=-5}}`, 1, "lp is a whole number from 0, not -5"},
		{"huge number", `field{me={lp=1e300}}`, 1, "lp is a whole number from 0, not 1e+300"},
		{"broken number", `field{rule=1.5}`, 1, "rule is a whole number from 0, not 1.5"},
		{"position of another type", `field{me={monsters={{"Kuriboh",position=5}}}}`, 1, "5 is no position in monsters"},
		{"owner of another type", `field{me={monsters={{"Kuriboh",owner="me"}}}}`, 1, `owner is me or opponent, not "me"`},
		{"counters of another type", `field{me={monsters={{"Kuriboh",counters=1}}}}`, 1, "counters is a table {...}, not 1"},
		{"unknown field of a card", "field{me={hand={'Kuriboh'}}}\n" + `me:summon{"Kuriboh",slat=1}`, 2, `a card has no field "slat"; did you mean "slot"?`},
		{"unknown field of a state", "field{me={hand={'Kuriboh'}}}\n" + `me:expect_card("Kuriboh",{attack=300})`, 2, `expect_card has no field "attack"`},
		{"zone of another type", "field{me={hand={'Kuriboh'}}}\n" + `me:summon("Kuriboh",{slot="left"})`, 2, `slot is a whole number from 0, not "left"`},
		{"table in itself", "field{me={hand={'Kuriboh'}}}\n" + `local t={} t[1]=t t.t=t me:summon("Kuriboh",t)`, 2, "me was never asked for the answer {{{"},
		{"function as a key", "field{me={hand={'Kuriboh'}}}\n" + `me:summon("Kuriboh",{[print]=print})`, 2, "me was never asked for the answer {[function]=function}"},
		{"name of several lines", emptyField + "test('a\\nb',function() end)", 2, `the name of a test is one line of text, not "a\nb"`},
		{"too many tests", emptyField + "for i=1,1e9 do test('t'..i,function() end) end", 2, "a file has at most 1000 tests"},
		{"overfull zone", `field{me={monsters={{"Command Knight",slot=1},{"Marauding Captain",slot=1}}}}`, 1, "that zone is taken by Command Knight"},
		{"six monsters", `field{rule=1,me={monsters={"Command Knight","Command Knight","Command Knight","Command Knight","Command Knight","Command Knight"}}}`, 1, "no extra monster zones"},
		{"wrong rule number", "Debug.ReloadFieldBegin(0,9)" + end, 1, "there is no master rule 9; they are 1 to 5"},
		{"wrong rule in field", "field{rule=7}", 1, "there is no master rule 7"},
		{"unfinished set-up", begin + "me:end_turn()", 2, "Debug.ReloadFieldEnd() is missing"},
		{"no set-up", "me:end_turn()", 1, "there is no field yet"},
		{"set-up after a move", emptyField + "me:end_turn()\nfield{}", 3, "the set-up has to come before the first move"},
		{"card before the set-up", `Debug.AddCard("Command Knight",0,0,LOCATION_HAND,0,POS_FACEDOWN)`, 1, "comes before Debug.ReloadFieldBegin"},
		{"wrong player", begin + `Debug.AddCard("Command Knight",0,2,LOCATION_HAND,0,POS_FACEDOWN)` + end, 2, "players are 0 and 1"},
		{"syntax error", emptyField + "me:summon(", 2, "expected an expression, found end of file"},
		{"move after the end", `field{opponent={lp=500},me={monsters={"Command Knight"}}}` + "\nme:battle_phase()\nme:attack(\"Command Knight\")\nexpect{winner=me}\nme:end_turn()", 5, "the duel has ended: me won (life_points)"},
		{"unknown move", emptyField + `me:sumon("Command Knight")`, 2, `did you mean "summon"?`},
		{"unknown field", "field{me={handd={}}}", 1, `did you mean "hand"?`},
		{"no card", emptyField + "me:summon()", 2, "summon needs something as card"},
		{"no player", emptyField + `me.summon("Command Knight")`, 2, "is called as a method of a player"},
		{"test declared twice", emptyField + "test('a',function() end)\ntest('a',function() end)", 3, "is declared in line 2 already"},
		{"Lua error", emptyField + "local x\nx.y=1", 3, "attempt to index a nil value (local 'x')"},
	} {
		t.Run(c.name, func(t *testing.T) { failsWith(t, newRunner(t), c.text, c.line, c.message) })
	}
}

func TestAnotherNumberOfACardHasNoNameOfItsOwn(t *testing.T) {
	dir := t.TempDir()
	for code, alias := range map[string]string{"900001": "", "900101": "alias=900001,"} {
		text := "local s,id=GetID()\ns.card={name=\"Twin\",type=TYPE_SPELL," + alias + "}\nfunction s.initial_effect(c) end\n"
		if err := os.WriteFile(filepath.Join(dir, "c"+code+".lua"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	s, err := session.Open(session.Sources{Scripts: []string{dir}})
	if err != nil {
		t.Fatal(err)
	}
	r := &Runner{Session: s, Names: NewNames(s.Pack)}
	if got := play(t, r, "field{me={hand={900101}}}\nme:expect{hand={\"Twin\"}}"); !got[0].Passed() {
		t.Error(got[0].Failure.Render(""))
	}
}

func TestTwoCardsOfOneNameNeedThePasscode(t *testing.T) {
	dir := t.TempDir()
	for _, file := range []string{"c900001.lua", "c900101.lua"} {
		text := "local s,id=GetID()\ns.card={name=\"Twin\",type=TYPE_SPELL}\nfunction s.initial_effect(c) end\n"
		if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	s, err := session.Open(session.Sources{Scripts: []string{dir}})
	if err != nil {
		t.Fatal(err)
	}
	r := &Runner{Session: s, Names: NewNames(s.Pack)}
	failsWith(t, r, `field{me={hand={"Twin"}}}`, 1, `2 cards have the name "Twin": give one of the passcodes 900001, 900101`)
	if got := play(t, r, "field{me={hand={900101}}}\nme:expect{hand={900101}}"); !got[0].Passed() {
		t.Error(got[0].Failure.Render(""))
	}
}
