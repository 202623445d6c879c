package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// bindGroupOperators gives groups their operators (api-card-effect-group.md
// 6.3). They are plain entries of Group, so that scripts may replace them.
func (s *State) bindGroupOperators(L *lua.LState) {
	operators := map[string]lua.LGFunction{
		"__add":  s.groupOperator(union),
		"__band": s.groupOperator(intersection),
		"__sub":  s.groupMinus,
		"__len": func(L *lua.LState) int {
			L.Push(number(int64(groupArg(L, 1).Len())))
			return 1
		},
		"__eq": groupComparison(func(a, b int) bool { return a == b }),
		"__lt": groupComparison(func(a, b int) bool { return a < b }),
		"__le": groupComparison(func(a, b int) bool { return a <= b }),
	}
	for name, f := range operators {
		s.tables.group.RawSetString(name, L.NewFunction(f))
	}
}

func union(a, b *ocg.Group) *ocg.Group {
	g := a.Clone()
	g.AddAll(b)
	return g
}

func intersection(a, b *ocg.Group) *ocg.Group { return a.Filter(b.Has) }

func (s *State) groupOperator(combine func(a, b *ocg.Group) *ocg.Group) lua.LGFunction {
	return func(L *lua.LState) int {
		a, b := L.Get(1), L.Get(2)
		if groupOf(a) == nil && groupOf(b) == nil {
			L.RaiseError(`At least 1 parameter should be "Group".`)
		}
		ga, gb := cardsOf(a), cardsOf(b)
		if ga == nil || gb == nil {
			L.RaiseError(`A parameter isn't "Group" nor "Card".`)
		}
		L.Push(s.group(combine(ga, gb)))
		return 1
	}
}

func (s *State) groupMinus(L *lua.LState) int {
	a, b := groupArg(L, 1), cardsOf(L.Get(2))
	if b == nil {
		L.RaiseError(`Parameter 2 should be "Card" or "Group" but is "%s".`, typeWord(L.Get(2)))
	}
	L.Push(s.group(a.Filter(func(x *ocg.Card) bool { return !b.Has(x) })))
	return 1
}

func groupComparison(holds func(a, b int) bool) lua.LGFunction {
	return func(L *lua.LState) int {
		L.Push(lua.LBool(holds(groupArg(L, 1).Len(), groupArg(L, 2).Len())))
		return 1
	}
}

// groupArg is group argument i of an operator.
func groupArg(L *lua.LState, i int) *ocg.Group {
	g := groupOf(L.Get(i))
	if g == nil {
		L.RaiseError(`Parameter %d should be "Group" but is "%s".`, i, typeWord(L.Get(i)))
	}
	return g
}

// cardsOf is a value as a group: the group, or a new one of the card, or nil.
func cardsOf(v lua.LValue) *ocg.Group {
	if x := cardOf(v); x != nil {
		return ocg.NewGroup(x)
	}
	return groupOf(v)
}
