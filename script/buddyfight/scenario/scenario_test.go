package scenario

import (
	"context"
	"strings"
	"testing"
	"testing/fstest"

	"duel/core/buddyfight"
	binding "duel/script/buddyfight"
	base "duel/script/scenario"
	"duel/scripts"
)

// run runs the one test of a script.
func runScript(t *testing.T, text string) *base.Failure {
	t.Helper()
	cards, err := binding.OpenCards(scripts.BuddyfightCards)
	if err != nil {
		t.Fatal(err)
	}
	r := &Runner{Cards: cards, Rules: buddyfight.DefaultRules(), Seed: 1}
	results := r.Run(context.Background(), "x.lua", "test(\"x\",function()\n"+text+"\nend)", nil)
	if len(results) != 1 {
		t.Fatalf("%d results", len(results))
	}
	return results[0].Failure
}

func TestAScriptThatIsRightPasses(t *testing.T) {
	if f := runScript(t, `field{me={hand="Filler"}}
me:call("Filler","left")
me:attack("Filler")
finish_attack()
opponent:expect{life=9}`); f != nil {
		t.Error(f)
	}
}

func TestWhatFailsNamesTheLineAndWhatIsLegal(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`field{}` + "\nme:call(\"Filler\",\"left\")", "x.lua:3: the call of Filler by player 0 does not come"},
		{"field{me={hand=\"Filler\"}}\nme:call(\"Filler\",\"item\")", "x.lua:3: \"item\" is no option"},
		{"field{}\nme:expect{life=9}", "x.lua:3: life: expected 9, got 10"},
		{"field{}\nme:expect{hand={\"Filler\"}}", "x.lua:3: hand: expected {Filler}, got {}"},
		{"field{}\nme:expect{lifes=9}", "x.lua:3: expect has a field it does not know"},
		{"field{me={left=\"Filler\"}}\nme:expect_card(\"Filler\",{power=9})", "x.lua:3: Filler power: expected 9, got 1000"},
		{"field{me={left=\"Filler\"}}\nme:expect_card(\"Other\",{power=9})", "x.lua:3: Other is not on the field"},
		{"field{me={hand=\"Filler\"}}\nme:cannot_use(\"Filler\")", "x.lua:3: use of Filler: expected not possible, got possible"},
		{"field{}\nme:can_use(\"Filler\")", "x.lua:3: use of Filler: expected possible, got not possible"},
		{"field{me={left=\"Nobody\"}}", "x.lua:2: no card with the number or name Nobody"},
		{"field{me={left=\"Filler\"}}\nme:attack(\"Filler\",\"Wall\")\nfield{}", "x.lua:4: the field is laid out already"},
		{"field{}\nexpect_winner(me)", "x.lua:3: winner: expected 0, got 2"},
		{"field{nonsense=4}", `x.lua:2: field has no field "nonsense"; it has me, opponent`},
		{"field{me={lief=4}}", `x.lua:2: me has no field "lief"`},
		{"field{me=\"x\"}", `x.lua:2: me is a table {…}, not "x"`},
		{"field{me={life=1e300}}", "x.lua:2: life is a whole number from 0 to 100000"},
		{"field{me={gauge=-1.5}}", "x.lua:2: gauge is a whole number from 0 to 200, not -1.5"},
		{"field{phase=\"mian\"}", `x.lua:2: phase is one of main, start, attack, final, end, not "mian"`},
		{"field{me={left={\"Filler\",restd=true}}}", `x.lua:2: a card has no field "restd"`},
		{"field{me={left={true}}}", "x.lua:2: a card is given by its name or number in quotes, not as true"},
		{"me:attack(\"Filler\")", "x.lua:2: no field is laid out"},
		{"field{}\nme.call()", "x.lua:3: "},
	} {
		f := runScript(t, c.text)
		if f == nil || !strings.HasPrefix(f.Error(), c.want) {
			t.Errorf("%s:\n got %v\nwant %s", c.text, f, c.want)
		}
	}
	if f := runScript(t, "field{me={hand=\"Broken\"}}"); f == nil {
		t.Error("an unknown card passed")
	}
	f := runScript(t, "field{me={hand=\"Filler\"}}\nme:pass()\nme:choose(\"x\")")
	if f == nil {
		t.Fatal("an answer to nothing passed")
	}
}

func TestABrokenCardFailsTheTest(t *testing.T) {
	const facts = "local s=GetID()\ns.card={number=\"X/1\",name=\"Broken\",world=\"Generic\",type=\"Spell\"}\n"
	for _, broken := range []string{
		"function s.initial_effect(c) c:Explode() end",
		"function s.initial_effect(c)\nlocal e=Effect.CreateEffect(c)\ne:SetType(EFFECT_TYPE_PLAY)\ne:SetCondition(function() return nil+1 end)\nc:RegisterEffect(e)\nend",
	} {
		cards, err := binding.OpenCards(fstest.MapFS{"x-1.lua": &fstest.MapFile{Data: []byte(facts + broken)}})
		if err != nil {
			t.Fatal(err)
		}
		r := &Runner{Cards: cards, Rules: buddyfight.DefaultRules(), Seed: 1}
		results := r.Run(context.Background(), "x.lua", "field{me={hand=\"Broken\"}}\nme:cannot_use(\"Broken\")", nil)
		if len(results) != 1 || results[0].Failure == nil || results[0].Failure.File != "x-1.lua" {
			t.Errorf("%s: %+v", broken, results)
		}
	}
}
