package buddyfight

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"duel/core/buddyfight"
	"duel/script/api"
)

// Registry holds every function of the API.
var Registry = api.NewRegistry(cardFunctions, cardStateFunctions, effectFunctions, groupFunctions,
	duelQueryFunctions, duelSelectFunctions, duelMoveFunctions, duelPlayerFunctions, duelBattleFunctions, duelUseFunctions)

// functions is the registry in a fixed order, read once.
var functions = Registry.All()

// tableNames are the tables of the API.
var tableNames = []string{"Card", "Duel", "Effect", "Group"}

// bind makes the API tables and constants.
func (s *State) bind() {
	L := s.host.L()
	s.tables = make(map[string]*lua.LTable)
	for _, name := range tableNames {
		t := L.CreateTable(0, 64)
		t.RawSetString("__index", t)
		L.SetGlobal(name, t)
		s.tables[name] = t
	}
	for _, f := range functions {
		s.tables[f.Table()].RawSetString(f.Field(), L.NewFunction(func(L *lua.LState) int {
			return Call{State: s, L: L, fn: f}.run()
		}))
	}
	for _, c := range Constants {
		L.SetGlobal(c.Name, lua.LNumber(c.Value))
	}
}

// functionName is the name of an API function, "" for others.
func (s *State) functionName(f *lua.LFunction) string {
	for _, e := range functions {
		if s.tables[e.Table()].RawGetString(e.Field()) == f {
			return e.Name
		}
	}
	return ""
}

// describe renders an API object in diagnostics.
func describe(v lua.LValue) string {
	switch {
	case cardOf(v) != nil:
		return cardOf(v).Data.Name
	case groupOf(v) != nil:
		return fmt.Sprintf("group of %d", len(groupOf(v).cards))
	case effectOf(v) != nil:
		return "effect of " + effectOf(v).Card.Data.Name
	}
	return ""
}

// card is the userdata of c, the same for its whole life; nil for none.
func (s *State) card(c *buddyfight.Card) lua.LValue {
	if c == nil {
		return lua.LNil
	}
	if c.Script == nil {
		class, ok := c.Class.(*lua.LTable)
		if !ok {
			class = s.tables["Card"]
		}
		c.Script = &lua.LUserData{Value: c, Metatable: class}
	}
	return c.Script.(*lua.LUserData)
}

// group is the userdata of a group.
func (s *State) group(g *Group) lua.LValue {
	return &lua.LUserData{Value: g, Metatable: s.tables["Group"]}
}
