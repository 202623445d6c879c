package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// Cards, effects and groups are userdata, one for each object and for its
// whole life, so that scripts can compare them and use them as keys. The
// object keeps its userdata in its Script field.

// card is the userdata of c, nil for none. Its metatable is the class of the
// card's script.
func (s *State) card(c *ocg.Card) lua.LValue {
	if c == nil {
		return lua.LNil
	}
	if c.Script == nil {
		class, ok := c.Class.(*lua.LTable)
		if !ok {
			class = s.tables.card
		}
		c.Script = &lua.LUserData{Value: c, Metatable: class}
	}
	return c.Script.(*lua.LUserData)
}

// effect is the userdata of e, nil for none.
func (s *State) effect(e *ocg.Effect) lua.LValue {
	if e == nil {
		return lua.LNil
	}
	return s.effectScript(e).value
}

// group is the userdata of g, nil for none.
func (s *State) group(g *ocg.Group) lua.LValue {
	if g == nil {
		return lua.LNil
	}
	if g.Script == nil {
		g.Script = &lua.LUserData{Value: g, Metatable: s.host.L().GetGlobal("Group")}
	}
	return g.Script.(*lua.LUserData)
}

// toLua is a value of the rules as scripts see it.
func (s *State) toLua(v ocg.Value) lua.LValue {
	switch v.Kind {
	case ocg.KindBool:
		return lua.LBool(v.N != 0)
	case ocg.KindInt:
		return number(v.N)
	case ocg.KindCard:
		return s.card(v.Ref.(*ocg.Card))
	case ocg.KindEffect:
		return s.effect(v.Ref.(*ocg.Effect))
	case ocg.KindGroup:
		return s.group(v.Ref.(*ocg.Group))
	case ocg.KindOther:
		return v.Ref.(lua.LValue)
	}
	return lua.LNil
}

// fromLua is a script's value as the rules see it.
func fromLua(v lua.LValue) ocg.Value {
	switch v := v.(type) {
	case *lua.LNilType:
		return ocg.Nil
	case lua.LBool:
		return ocg.Bool(bool(v))
	case lua.LNumber:
		return ocg.Int(ocg.Round(float64(v)))
	case *lua.LUserData:
		switch o := v.Value.(type) {
		case *ocg.Card:
			return ocg.OfCard(o)
		case *ocg.Effect:
			return ocg.OfEffect(o)
		case *ocg.Group:
			return ocg.OfGroup(o)
		}
	}
	return ocg.Value{Kind: ocg.KindOther, Ref: v}
}

// smallNumbers are Lua numbers made once: handing one out allocates nothing.
var smallNumbers = func() (out [4096]lua.LValue) {
	for i := range out {
		out[i] = lua.LNumber(i)
	}
	return out
}()

// number is n as a Lua number.
func number(n int64) lua.LValue {
	if n >= 0 && n < int64(len(smallNumbers)) {
		return smallNumbers[n]
	}
	return lua.LNumber(n)
}
