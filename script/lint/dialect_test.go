package lint

import (
	"slices"
	"testing"
	"testing/fstest"
)

func TestDialects(t *testing.T) {
	linter := NewLinter(library(t, ""), nil)
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"a duel script", `test("draws",function() me:end_turn() opponent:expect{} happened("draw") end)`, nil},
		{"a duel script with slips", `test("draws",function() me:endturn() opponent:attack() happend("draw") end)`, []string{"unknown-method", "argument-count", "undefined-global"}},
		{"a duel script of Buddyfight", "-- game: buddyfight\ntest('calls',function() me:call('X','center') finish_attack() end)", nil},
		{"a duel script of Buddyfight with a slip", "-- game: buddyfight\ntest('calls',function() me:summon('X') end)", []string{"unknown-method"}},
		{"a card is no duel script", `local s,id=GetID() function s.initial_effect(c) me:end_turn() end`, []string{"undefined-global"}},
		{"a Buddyfight card", `local s=GetID() s.card={number="X/1"} function s.initial_effect(c) c:AddCost(COST_GAUGE,1) end`, nil},
		{"a Buddyfight card with slips", `local s=GetID() s.card={number="X/1"} function s.initial_effect(c) c:AddCoast(COST_GAUGE,1) return c:IsType(TYPE_TRAP) end`,
			[]string{"unknown-method", "undefined-global"}},
	} {
		if got := codes(linter.Lint("c1.lua", c.text)); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// A library may replace a function of the API by one that another makes.
func TestReplacedFunctionsTakeWhatTheLibrarySays(t *testing.T) {
	l := library(t, "local function with(f) return function(...) return f(...) end end\nDuel.GetLP=with(Card.GetLevel)")
	if found := NewLinter(l, nil).Lint("c1.lua", "local function f(tp) return Duel.GetLP(tp,1) end return f"); len(found) > 0 {
		t.Errorf("found %v", codes(found))
	}
}

// YGOPro's base library tells its dialect; its engine has other functions.
func TestYGOProScripts(t *testing.T) {
	l, err := NewLibrary(fstest.MapFS{
		"constant.lua":  {Data: []byte("LOCATION_MZONE=4\n")},
		"utility.lua":   {Data: []byte("Auxiliary={}\naux=Auxiliary\nbit={}\nfunction bit.band(a,b) return a&b end\n")},
		"procedure.lua": {Data: []byte("function Auxiliary.AddLinkProcedure(c,f,min,max) end\n")},
	})
	if err != nil {
		t.Fatal(err)
	}
	linter := NewLinter(l, nil)
	for text, want := range map[string][]string{
		"function c1.initial_effect(c) aux.AddLinkProcedure(c,nil,2,2) end":                       nil,
		"function c1.initial_effect(c) return c:IsLinkType(1) and bit.band(c:GetType(),1)~=0 end": nil,
		"function c1.initial_effect(c) return Duel.GetRandomNumber(1,2) end":                      {"unknown-member"},
		"function c1.initial_effect(c) return bit.bend(c:GetType(),1)~=0 end":                     {"unknown-member"},
	} {
		found := slices.DeleteFunc(codes(linter.Lint("c1.lua", text)), func(code string) bool { return CheckNamed(code).Severity == Style })
		if !slices.Equal(found, want) {
			t.Errorf("%s: %v, want %v", text, found, want)
		}
	}
}
