package lint

import (
	"slices"
	"testing"
	"testing/fstest"
)

func TestNamesDefinedByOtherScriptsAreKnown(t *testing.T) {
	l, err := NewLibrary(fstest.MapFS{
		"utility.lua":  {Data: []byte("Auxiliary={}\naux=Auxiliary")},
		"cards/c1.lua": {Data: []byte("if not Master then\n\tMaster={}\n\tfunction Duel.IsMaster(p) return Duel.IsBoss(p)==1 end\n\tMaster.Of = 3\nend\nfunction Card:MoveUp() end")},
	})
	if err != nil {
		t.Fatal(err)
	}
	text := "function f(c,tp) return Duel.IsMaster(tp),Master.x,c:MoveUp() end function g(tp) return Duel.IsBoss(tp),Of() end"
	if got := codes(NewLinter(l, nil).Lint("cards/c2.lua", text)); !slices.Equal(got, []string{"unknown-member"}) {
		t.Errorf("found %v", got)
	}
}

// A library may define functions under a table's second name in files that run
// before the one that gives the name.
func TestTablesGoByTheirSecondNames(t *testing.T) {
	l, err := NewLibrary(fstest.MapFS{
		"a.lua":       {Data: []byte("function aux.Early(c) return c end")},
		"utility.lua": {Data: []byte("Auxiliary={}\naux=Auxiliary\nfunction Auxiliary.Late(c) return c end")},
	})
	if err != nil {
		t.Fatal(err)
	}
	text := "function f(c) return aux.Early(c),Auxiliary.Early(c),aux.Late(c),aux.Never(c) end"
	if got := codes(NewLinter(l, nil).Lint("c2.lua", text)); !slices.Equal(got, []string{"unknown-member"}) {
		t.Errorf("found %v", got)
	}
}

// A card that registers flags under the passcodes of an archetype's cards does
// so for scripts that name the archetype, and not for all that write RESET_EVENT.
func TestFlagsOfAnArchetypeAreItsOwn(t *testing.T) {
	l, err := NewLibrary(fstest.MapFS{
		"utility.lua":  {Data: []byte("Auxiliary={}\naux=Auxiliary\nfunction GetID() end")},
		"cards/c1.lua": {Data: []byte("s.listed_series={SET_LV}\nfunction s.op(tc) tc:RegisterFlagEffect(tc:GetCode(),RESET_EVENT,0,1) end")},
	})
	if err != nil {
		t.Fatal(err)
	}
	text := "local s,id=GetID()\nfunction s.initial_effect(c) end\nfunction s.op(e1) e1:SetReset(RESET_EVENT) e1:SetCategory(CATEGORY_LVCHANGE) end\n" +
		"function s.con(c) return c:GetFlagEffect(id)>0 end"
	flags := func(text string) bool {
		return slices.Contains(codes(NewLinter(l, nil).Lint("cards/c2.lua", text)), "flag-never-set")
	}
	if !flags(text) {
		t.Error("a flag nothing sets is not found")
	}
	if flags("--Armed Dragon LV5\n" + text) {
		t.Error("a card of the archetype is reported")
	}
}

// A function of a library's table is none of the card's of that name.
func TestFieldsOfLibraryTablesAreNotTheCards(t *testing.T) {
	l, err := NewLibrary(fstest.MapFS{
		"utility.lua": {Data: []byte("Maximum={}\nfunction Maximum.filter(c) return true end\nfunction Maximum.mark(c) c.marked=true end\nfunction GetID() return self_table,self_code end")},
	})
	if err != nil {
		t.Fatal(err)
	}
	text := "local s,id=GetID()\nfunction s.initial_effect(c) s.filter(c) return s.marked(c) end"
	got := NewLinter(l, nil).Lint("c2.lua", text)
	if len(got) != 1 || got[0].Code != "undefined-handler" || got[0].Message != "s.filter is never defined" {
		t.Errorf("found %v", codes(got))
	}
}

// A filter a library makes that looks at the card alone ignores what the search
// gives it besides.
func TestFiltersOfOneParameterIgnoreTheRest(t *testing.T) {
	l, err := NewLibrary(fstest.MapFS{
		"utility.lua": {Data: []byte("Auxiliary={}\naux=Auxiliary\nfunction aux.Up(f,...) local args={...} return function(c) return c:IsFaceup() and f(c,table.unpack(args)) end end\n" +
			"function aux.Kept(f) return function(c,...) return c:IsFaceup() and f(c,...) end end")},
	})
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string][]string{
		"function f(tp,eg) return eg:Filter(aux.Up(Card.IsControler),nil,tp) end":   {"extra-argument"},
		"function f(tp,eg) return eg:Filter(aux.Up(Card.IsControler,tp),nil) end":   nil,
		"function f(tp,eg) return eg:Filter(aux.Kept(Card.IsControler),nil,tp) end": nil,
	} {
		if got := codes(NewLinter(l, nil).Lint("c2.lua", text)); !slices.Equal(got, want) {
			t.Errorf("%s: found %v", text, got)
		}
	}
}
