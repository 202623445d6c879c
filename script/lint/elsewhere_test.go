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
