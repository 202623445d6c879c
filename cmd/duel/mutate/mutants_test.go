package mutate

import (
	"slices"
	"testing"
)

func TestMutantsOfAScript(t *testing.T) {
	for _, c := range []struct {
		name, body string
		want       []string
	}{
		{"numbers", "return c:IsLevelBelow(4) and x>0", []string{"5 instead of 4", "or instead of and", "<= instead of >", "1 instead of 0"}},
		{"constants and players", "Duel.Destroy(g,REASON_EFFECT) Duel.Draw(tp,2)", []string{"0 instead of REASON_EFFECT", "(1-tp) instead of tp", "3 instead of 2"}},
		{"no place", "return Duel.GetMatchingGroup(f,p,0,LOCATION_HAND|LOCATION_GRAVE)",
			[]string{"LOCATION_HAND|LOCATION_GRAVE instead of 0", "0 instead of LOCATION_HAND", "0 instead of LOCATION_GRAVE"}},
		{"places of both", "return Duel.SelectTarget(tp,f,tp,LOCATION_HAND,LOCATION_HAND,2,99,nil)",
			[]string{"(1-tp) instead of tp", "0 instead of LOCATION_HAND", "0 instead of LOCATION_HAND", "3 instead of 2"}},
		{"what only informing needs", "local g=Duel.GetFieldGroup(tp,0,LOCATION_HAND)\nif #g>1 then Duel.SetOperationInfo(0,CATEGORY_DRAW,g,#g,tp,1) end", nil},
		{"choices are more", "local g=Duel.SelectTarget(tp,nil,p,LOCATION_HAND,0,2,2,nil)\nDuel.SetOperationInfo(0,CATEGORY_DRAW,g,#g,tp,1)",
			[]string{"(1-tp) instead of tp", "0 instead of LOCATION_HAND", "LOCATION_HAND instead of 0", "3 instead of 2", "3 instead of 2"}},
		{"not", "if not c:IsFaceup() then return true end", []string{"nothing instead of not", "false instead of true"}},
		{"what only informs", "Duel.SetOperationInfo(0,CATEGORY_DRAW,nil,0,tp,1) e:SetDescription(1)", nil},
	} {
		mutants, err := Of("c1.lua", "local s,id=GetID()\nfunction s.f(c)\n"+c.body+"\nend\n")
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, m := range mutants {
			got = append(got, m.Now+" instead of "+m.Was)
		}
		slices.Sort(got)
		slices.Sort(c.want)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: the mutants are %q, want %q", c.name, got, c.want)
		}
	}
}
