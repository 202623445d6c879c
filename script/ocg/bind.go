package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
	"duel/script/api"
	"duel/script/host"
)

// Registry holds every function of the API.
var Registry = api.NewRegistry(groupFunctions, groupActionFunctions, groupOperators, effectFunctions,
	cardIdentityFunctions, cardStatFunctions, cardPlaceFunctions, cardRelationFunctions, cardEffectFunctions, cardTestFunctions, cardZoneFunctions,
	referenceFunctions, duelQueryFunctions, duelSelectFunctions, duelMoveFunctions, duelMaterialFunctions, duelSummonFunctions, duelBattleFunctions,
	duelChainFunctions, duelEventFunctions, duelRestrictionFunctions, duelPlayerFunctions, duelChanceFunctions, duelZoneFunctions, debugFunctions)

// functions is the registry in a fixed order, read once.
var functions = Registry.All()

// bind makes the five API tables.
func (s *State) bind() {
	L := s.host.L()
	table := func(name string) *lua.LTable {
		t := L.CreateTable(0, 300)
		L.SetGlobal(name, t)
		return t
	}
	s.tables = apiTables{table("Card"), table("Effect"), table("Group"), table("Duel"), table("Debug")}
	byName := map[string]*lua.LTable{"Card": s.tables.card, "Effect": s.tables.effect, "Group": s.tables.group, "Duel": s.tables.duel, "Debug": s.tables.debug}
	for _, t := range []*lua.LTable{s.tables.card, s.tables.effect, s.tables.group} {
		t.RawSetString("__index", t)
	}
	for _, f := range functions {
		byName[f.Table()].RawSetString(f.Field(), L.NewFunction(s.native(f)))
	}
}

// native is the Lua form of an API function.
func (s *State) native(f *Function) lua.LGFunction {
	return func(L *lua.LState) int { return Call{State: s, L: L, fn: f}.run() }
}

// functionName is the name of an API function in its table, the first it got if
// it has several, "" for others.
func (s *State) functionName(f *lua.LFunction) string {
	t := s.tables
	found := ""
	for _, table := range []struct {
		name   string
		fields *lua.LTable
	}{{"Card", t.card}, {"Effect", t.effect}, {"Group", t.group}, {"Duel", t.duel}, {"Debug", t.debug}} {
		host.Each(table.fields, func(k, v lua.LValue) {
			if v == f && found == "" {
				found = table.name + "." + k.String()
			}
		})
	}
	return found
}

// describe renders an API object in diagnostics.
func describe(v lua.LValue) string {
	u, ok := v.(*lua.LUserData)
	if !ok {
		return ""
	}
	switch o := u.Value.(type) {
	case *ocg.Card:
		return "card " + o.Ref().String()
	case *ocg.Group:
		return "group of " + number(int64(o.Len())).String()
	case *ocg.Effect:
		return "effect of " + o.Owner.Ref().String()
	}
	return ""
}
