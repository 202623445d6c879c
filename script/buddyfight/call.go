package buddyfight

import (
	"math"

	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/buddyfight"
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

// run checks the arguments and calls the implementation.
func (c Call) run() int {
	if least := c.fn.Min(); c.L.GetTop() < least {
		c.L.RaiseError("%s needs %d arguments, got %d", c.fn.Name, least, c.L.GetTop())
	}
	for i := range c.fn.Params {
		if p := &c.fn.Params[i]; !p.Variadic && (!p.Optional || i < c.L.GetTop()) {
			c.check(i+1, p)
		}
	}
	if c.fn.Action && !c.acting {
		c.L.RaiseError("%s may be called in targets and operations only", c.fn.Name)
	}
	return c.fn.Do(c)
}

// check refuses argument i when it is not of its parameter's type.
func (c Call) check(i int, p *api.Param) {
	v := c.L.Get(i)
	if v == lua.LNil && (p.Nilable || p.Optional) || fits(p.Type.Kind, v) {
		return
	}
	c.L.RaiseError("argument %d of %s (%s) must be %s, got %s", i, c.fn.Name, p.Name, p.Type.Word(), typeWord(v))
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

func typeWord(v lua.LValue) string {
	switch {
	case cardOf(v) != nil:
		return "Card"
	case groupOf(v) != nil:
		return "Group"
	case effectOf(v) != nil:
		return "Effect"
	}
	return v.Type().String()
}

func cardOf(v lua.LValue) *buddyfight.Card {
	c, _ := host.Object[*buddyfight.Card](v)
	return c
}

func groupOf(v lua.LValue) *Group {
	g, _ := host.Object[*Group](v)
	return g
}

func effectOf(v lua.LValue) *buddyfight.Effect {
	e, _ := host.Object[*buddyfight.Effect](v)
	return e
}

// Has reports whether argument i was written and is not nil.
func (c Call) Has(i int) bool { return c.L.Get(i) != lua.LNil }

// Int is number argument i, which must be whole; absent it is 0.
func (c Call) Int(i int) int {
	n, _ := c.L.Get(i).(lua.LNumber)
	if f := float64(n); f != math.Trunc(f) || math.Abs(f) > 1<<53 {
		c.L.RaiseError("argument %d of %s must be a whole number, got %v", i, c.fn.Name, f)
	}
	return int(n)
}

// Named is number argument i, which must be one of the constants of its type: 1
// to last.
func (c Call) Named(i, last int) int {
	n := c.Int(i)
	if n < 1 || n > last {
		c.L.RaiseError("argument %d of %s must be one of the %s_... constants, got %d", i, c.fn.Name, c.fn.Params[i-1].Type.Constants, n)
	}
	return n
}

// keyword is keyword argument i.
func (c Call) keyword(i int) buddyfight.Keyword {
	return buddyfight.Keyword(c.Named(i, int(buddyfight.Set)))
}

// stat is stat argument i.
func (c Call) stat(i int) buddyfight.Stat {
	return buddyfight.Stat(c.Named(i, int(buddyfight.StatSize)))
}

// costKind is cost argument i.
func (c Call) costKind(i int) buddyfight.CostKind {
	return buddyfight.CostKind(c.Named(i, int(buddyfight.CostOnTop)))
}

// Player is player argument i, 0 or 1.
func (c Call) Player(i int) core.Player {
	p := core.Player(c.Int(i))
	if !p.Valid() {
		c.L.RaiseError("argument %d of %s must be player 0 or 1, got %d", i, c.fn.Name, c.Int(i))
	}
	return p
}

// Text is string argument i, "" when it is absent.
func (c Call) Text(i int) string { return lua.LVAsString(c.L.Get(i)) }

// Bool is the truth of argument i; absent it is false.
func (c Call) Bool(i int) bool { return lua.LVAsBool(c.L.Get(i)) }

// Card is card argument i, or nil.
func (c Call) Card(i int) *buddyfight.Card { return cardOf(c.L.Get(i)) }

// Effect is effect argument i, or nil.
func (c Call) Effect(i int) *buddyfight.Effect { return effectOf(c.L.Get(i)) }

// Group is group argument i, or nil.
func (c Call) Group(i int) *Group { return groupOf(c.L.Get(i)) }

// Cards are the cards of argument i, a card, a group or nil.
func (c Call) Cards(i int) []*buddyfight.Card {
	if one := c.Card(i); one != nil {
		return []*buddyfight.Card{one}
	}
	return c.Group(i).Cards()
}

// Zones is argument i as a set of places.
func (c Call) Zones(i int) buddyfight.ZoneMask { return buddyfight.ZoneMask(c.Int(i)) }

// Return pushes one result and says so.
func (c Call) Return(v lua.LValue) int {
	c.L.Push(v)
	return 1
}

// ReturnInt returns a number.
func (c Call) ReturnInt(n int) int { return c.Return(lua.LNumber(n)) }

// ReturnBool returns a truth value.
func (c Call) ReturnBool(b bool) int { return c.Return(lua.LBool(b)) }

// ReturnText returns a string.
func (c Call) ReturnText(s string) int { return c.Return(lua.LString(s)) }

// ReturnCard returns a card, or nil.
func (c Call) ReturnCard(x *buddyfight.Card) int { return c.Return(c.card(x)) }

// ReturnGroup returns a new group of cards.
func (c Call) ReturnGroup(cards []*buddyfight.Card) int { return c.Return(c.group(&Group{cards})) }
