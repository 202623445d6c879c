package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
	"duel/script/api"
	"duel/script/host"
)

// Native is the implementation of an API function. It reads its arguments from
// the call, whose fixed parameters have been checked against the signature,
// pushes its results and returns how many.
type Native func(c Call) int

// Function is an API function with its implementation.
type Function = api.Entry[Native]

// Call is a call of an API function under way.
type Call struct {
	*State
	L  *lua.LState // the thread it was called on
	fn *Function
}

// fn declares an API function.
func fn(name, signature, doc string, do Native) Function {
	return Function{Name: name, Signature: api.MustSignature(signature), Doc: doc, Do: do}
}

// action declares an API function that moves cards or asks players.
func action(name, signature, doc string, do Native) Function {
	f := fn(name, signature, doc, do)
	f.Action = true
	return f
}

// run checks the arguments and calls the implementation. The order of checks
// is the reference's: receiver, permission, number, the rest
// (api-card-effect-group.md 4.1).
func (c Call) run() int {
	L, params := c.L, c.fn.Params
	top := L.GetTop()
	if len(params) > 0 && isObject(params[0].Type.Kind) && !params[0].Optional && top > 0 {
		c.check(1)
	}
	if c.fn.Action && !c.duel.ActionAllowed() {
		L.RaiseError("Action is not allowed here.")
	}
	if least := c.fn.Min(); top < least {
		L.RaiseError("%d Parameters are needed.", least)
	}
	for i := range params {
		if p := &params[i]; !p.Optional && !p.Variadic {
			c.check(i + 1)
		}
	}
	if c.Refuse != nil {
		if problem := c.Refuse(c); problem != "" {
			L.RaiseError("%s", problem)
		}
	}
	return c.fn.Do(c)
}

// Function is the function called.
func (c Call) Function() *Function { return c.fn }

func isObject(k api.Kind) bool {
	return k == api.Card || k == api.Group || k == api.Effect || k == api.CardOrGroup
}

// check refuses argument i when it is not of its parameter's type.
func (c Call) check(i int) {
	p := &c.fn.Params[i-1]
	v := c.L.Get(i)
	if v == lua.LNil && p.Nilable || fits(p.Type.Kind, v) {
		c.refuseDeleted(v)
		return
	}
	c.L.RaiseError(`Parameter %d should be "%s" but is "%s".`, i, p.Type.Word(), typeWord(v))
}

// refuseDeleted refuses an effect that no longer exists.
func (c Call) refuseDeleted(v lua.LValue) {
	if e := effectOf(v); e != nil && e.IsDeleted() && c.fn.Name != "Effect.IsDeleted" {
		c.L.RaiseError("Attempting to access deleted object.")
	}
}

func fits(k api.Kind, v lua.LValue) bool {
	switch k {
	case api.Card:
		return cardOf(v) != nil
	case api.Group:
		return groupOf(v) != nil
	case api.Effect:
		return effectOf(v) != nil
	case api.CardOrGroup:
		return cardOf(v) != nil || groupOf(v) != nil
	}
	return k.Takes(v.Type().String())
}

// typeWord is how error messages name a value's type.
func typeWord(v lua.LValue) string {
	switch v := v.(type) {
	case *lua.LNilType:
		return "nil"
	case lua.LBool:
		return "boolean"
	case lua.LNumber:
		return "Int"
	case lua.LString:
		return "String"
	case *lua.LFunction:
		return "Function"
	case *lua.LTable:
		return "table"
	case *lua.LUserData:
		switch o := v.Value.(type) {
		case *ocg.Card:
			return "Card"
		case *ocg.Group:
			return "Group"
		case *ocg.Effect:
			if o.IsDeleted() {
				return "Deleted"
			}
			return "Effect"
		}
	}
	return "unknown"
}

func cardOf(v lua.LValue) *ocg.Card {
	c, _ := host.Object[*ocg.Card](v)
	return c
}

func groupOf(v lua.LValue) *ocg.Group {
	g, _ := host.Object[*ocg.Group](v)
	return g
}

func effectOf(v lua.LValue) *ocg.Effect {
	e, _ := host.Object[*ocg.Effect](v)
	return e
}

// Top is the number of arguments written.
func (c Call) Top() int { return c.L.GetTop() }

// Has reports whether argument i was written, be it nil.
func (c Call) Has(i int) bool { return i <= c.L.GetTop() }

// Arg is argument i as it is.
func (c Call) Arg(i int) lua.LValue { return c.L.Get(i) }

// paramType is the type of argument i; those of a variadic parameter share its.
func (c Call) paramType(i int) *api.Type {
	if n := len(c.fn.Params); i > n {
		i = n
	}
	return c.fn.Params[i-1].Type
}

// Int is integer argument i, rounded and cut to its parameter's width.
// Anything but a number is an error.
func (c Call) Int(i int) int64 {
	v := c.L.Get(i)
	n, ok := v.(lua.LNumber)
	if !ok {
		c.L.RaiseError(`Parameter %d should be "Int" but is "%s".`, i, typeWord(v))
	}
	return c.paramType(i).Cut(ocg.Round(float64(n)))
}

// OptInt is integer argument i, or the default when it is no number.
func (c Call) OptInt(i int, otherwise int64) int64 {
	if n, ok := c.L.Get(i).(lua.LNumber); ok {
		return c.paramType(i).Cut(ocg.Round(float64(n)))
	}
	return otherwise
}

// Player is player argument i, not checked to be one of the two.
func (c Call) Player(i int) ocg.Player { return ocg.Player(int8(c.Int(i))) }

// OptPlayer is player argument i, or the default when it is no number.
func (c Call) OptPlayer(i int, otherwise ocg.Player) ocg.Player {
	return ocg.Player(int8(c.OptInt(i, int64(otherwise))))
}

// Bool is the truth of argument i; an absent one is false.
func (c Call) Bool(i int) bool { return lua.LVAsBool(c.L.Get(i)) }

// OptBool is the truth of argument i, or the default when it was not written.
func (c Call) OptBool(i int, otherwise bool) bool {
	if !c.Has(i) {
		return otherwise
	}
	return c.Bool(i)
}

// Card is card argument i, or nil when it is none.
func (c Call) Card(i int) *ocg.Card { return cardOf(c.L.Get(i)) }

// Group is group argument i, or nil when it is none.
func (c Call) Group(i int) *ocg.Group { return groupOf(c.L.Get(i)) }

// Effect is effect argument i, or nil when it is none.
func (c Call) Effect(i int) *ocg.Effect { return effectOf(c.L.Get(i)) }

// Cards is argument i as a group: the group itself, or a new one of the card;
// nil when it is neither.
func (c Call) Cards(i int) *ocg.Group { return cardsOf(c.L.Get(i)) }

// Excluded tells which cards exclusion argument i leaves out; a value that is
// neither card nor group leaves out none.
func (c Call) Excluded(i int) func(*ocg.Card) bool {
	v := c.L.Get(i)
	if one := cardOf(v); one != nil {
		return func(x *ocg.Card) bool { return x == one }
	}
	if g := groupOf(v); g != nil {
		return g.Has
	}
	return func(*ocg.Card) bool { return false }
}

// Values are the values of a "one or many" argument at i: those of a table, or
// all further arguments (api-card-effect-group.md 4.4).
func (c Call) Values(i int) []lua.LValue {
	if t, ok := c.L.Get(i).(*lua.LTable); ok {
		var out []lua.LValue
		for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
			out = append(out, v)
		}
		return out
	}
	var out []lua.LValue
	for ; i <= c.L.GetTop(); i++ {
		out = append(out, c.L.Get(i))
	}
	return out
}

// Ints are the integers of a "one or many" argument at i, cut to its type;
// anything but a number is an error.
func (c Call) Ints(i int) []int64 {
	values := c.Values(i)
	out := make([]int64, len(values))
	for k, v := range values {
		n, ok := v.(lua.LNumber)
		if !ok {
			c.L.RaiseError(`Parameter %d should be "Int" but is "%s".`, -1, typeWord(v))
		}
		out[k] = c.paramType(i).Cut(ocg.Round(float64(n)))
	}
	return out
}

// Return pushes one result and says so.
func (c Call) Return(v lua.LValue) int {
	c.L.Push(v)
	return 1
}

// ReturnInt returns a number.
func (c Call) ReturnInt(n int64) int { return c.Return(number(n)) }

// ReturnBool returns a truth value.
func (c Call) ReturnBool(b bool) int { return c.Return(lua.LBool(b)) }

// ReturnCard returns a card, or nil.
func (c Call) ReturnCard(x *ocg.Card) int { return c.Return(c.card(x)) }

// ReturnGroup returns a group, or nil.
func (c Call) ReturnGroup(g *ocg.Group) int { return c.Return(c.group(g)) }

// ReturnEffect returns an effect, or nil.
func (c Call) ReturnEffect(e *ocg.Effect) int { return c.Return(c.effect(e)) }
