package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// referenceFunctions turn objects into numbers and back
// (api-card-effect-group.md 3.4). The numbers of cards and effects are those
// of their creation and registration.
var referenceFunctions = []Function{
	fn("Card.GetLuaRef", "c:Card -> Int", "A number that Card.FromLuaRef turns back into the card.", func(c Call) int { return c.ReturnInt(c.reference(c.Arg(1))) }),
	fn("Effect.GetLuaRef", "e:Effect -> Int", "A number that Effect.FromLuaRef turns back into the effect.", func(c Call) int { return c.ReturnInt(c.reference(c.Arg(1))) }),
	fn("Group.GetLuaRef", "g:Group -> Int", "Always 0: groups cannot be found by number.", func(c Call) int { return c.ReturnInt(0) }),
	fn("Card.FromLuaRef", "n:Int -> Card", "The card of a number from Card.GetLuaRef.", func(c Call) int {
		return c.dereference("a Card", func(v lua.LValue) bool { return cardOf(v) != nil })
	}),
	fn("Effect.FromLuaRef", "n:Int -> Effect", "The effect of a number from Effect.GetLuaRef.", func(c Call) int {
		return c.dereference("an Effect", func(v lua.LValue) bool { return effectOf(v) != nil })
	}),
	fn("Group.FromLuaRef", "n:Int -> Group", "Refuses every number: groups cannot be found by number.", func(c Call) int {
		return c.dereference("a Group", func(v lua.LValue) bool { return groupOf(v) != nil })
	}),
	fn("Card.IsDeleted", "c:any -> Bool", "Always false: cards are never deleted.", func(c Call) int { return c.ReturnBool(false) }),
	fn("Group.IsDeleted", "g:any -> Bool", "Always false for groups.", func(c Call) int {
		e, _ := c.Arg(1).(*lua.LUserData)
		if e == nil {
			return c.ReturnBool(false)
		}
		effect, ok := e.Value.(*ocg.Effect)
		return c.ReturnBool(ok && effect.IsDeleted())
	}),
}

// reference numbers an object, the same number for the same object.
func (s *State) reference(v lua.LValue) int64 {
	for i, known := range s.references {
		if known == v {
			return int64(i + 1)
		}
	}
	s.references = append(s.references, v)
	return int64(len(s.references))
}

func (c Call) dereference(what string, fits func(lua.LValue) bool) int {
	n := c.Int(1)
	if n < 1 || n > int64(len(c.references)) || !fits(c.references[n-1]) {
		c.L.RaiseError("Parameter 1 should be a lua reference to %s.", what)
	}
	return c.Return(c.references[n-1])
}
