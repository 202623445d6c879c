package scenario

import (
	"fmt"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
	"duel/script/api"
	"duel/script/host"
)

// Function is a function of duel scripts. Those of the table Global are called
// by their bare name, those of the table Player as methods of me and opponent.
type Function = api.Entry[func(c call) int]

// Registry holds every function duel scripts have beyond those of card scripts.
var Registry = api.NewRegistry(setupFunctions, moveFunctions, answerFunctions, expectFunctions, eventFunctions, whyFunctions, chanceFunctions, coherenceFunctions)

var functions = Registry.All()

// fn declares a function.
func fn(name, signature, doc string, do func(c call) int) Function {
	return Function{Name: name, Signature: api.MustSignature(signature), Doc: doc, Do: do}
}

// call is a call of a function under way.
type call struct {
	*run
	L  *lua.LState
	fn *Function
}

// playerTable is where the methods of players are.
const playerTable = "Player"

// bind gives the duel's scripts the functions of duel scripts, the two players,
// and a stricter set-up.
func (x *run) bind() {
	L := x.state.Host().L()
	methods := L.NewTable()
	for _, f := range functions {
		native := L.NewFunction(func(L *lua.LState) int { return call{run: x, L: L, fn: f}.enter() })
		if f.Table() == playerTable {
			methods.RawSetString(f.Field(), native)
		} else {
			L.SetGlobal(f.Field(), native)
		}
	}
	L.SetGlobal("me", x.player(L, 0, methods))
	L.SetGlobal("opponent", x.player(L, 1, methods))
	x.guardSetup(L)
	x.rest = restStrict
}

// player is the object scripts know a player by.
func (x *run) player(L *lua.LState, p ocg.Player, methods *lua.LTable) *lua.LUserData {
	meta := L.NewTable()
	meta.RawSetString("__index", L.NewFunction(func(L *lua.LState) int {
		name := L.Get(2).String()
		if method := methods.RawGetString(name); method != lua.LNil {
			L.Push(method)
			return 1
		}
		x.line, x.step = lineOf(L), ""
		x.failf("a player has no move or expectation %q%s", name, didYouMean(name, methodNames()))
		return 0
	}))
	meta.RawSetString("__tostring", L.NewFunction(func(L *lua.LState) int {
		L.Push(lua.LString(sideName(p)))
		return 1
	}))
	return &lua.LUserData{Value: p, Metatable: meta}
}

func methodNames() (names []string) {
	for _, f := range functions {
		if f.Table() == playerTable {
			names = append(names, f.Field())
		}
	}
	return names
}

// didYouMean suggests the nearest of the names, or is "".
func didYouMean(name string, names []string) string {
	best, limit := "", max(2, len(name)/2)
	for _, n := range names {
		if d := editDistance(name, n, limit); d <= limit && (best == "" || d < editDistance(name, best, limit)) {
			best = n
		}
	}
	if best == "" {
		return ""
	}
	return fmt.Sprintf("; did you mean %q?", best)
}

// noSteps are the functions that neither make a move nor expect anything.
var noSteps = map[string]bool{
	"Global.test": true, "Global.field": true, "Global.rest": true, "Global.mark": true, "Global.coins": true, "Global.dice": true,
	"Global.picks": true, "Player.shuffles": true,
}

// enter notes the step, checks the arguments and carries it out.
func (c call) enter() int {
	c.run.line, c.run.step = lineOf(c.L), c.text()
	if !noSteps[c.fn.Name] {
		c.steps++
	}
	if c.fn.Name != "Global.test" && c.fn.Name != "Global.field" {
		c.answerQuestion(c.run.line, false)
	}
	for i, p := range c.fn.Params {
		v := c.L.Get(i + 1)
		if v == lua.LNil && (p.Optional || p.Variadic) {
			continue
		}
		if p.Type.Name == "Side" {
			c.side(i + 1)
		}
		if !fits(p.Type.Kind, v) {
			c.failf("%s needs %s as %s, not %s", c.fn.Field(), kindWord(p.Type.Kind), p.Name, c.show(v))
		}
	}
	return c.fn.Do(c)
}

// lineOf is the line of the script that made a call.
func lineOf(L *lua.LState) int {
	_, line := host.Place(L)
	return line
}

func fits(k api.Kind, v lua.LValue) bool { return v != lua.LNil && k.Takes(v.Type().String()) }

func kindWord(k api.Kind) string {
	switch k {
	case api.Integer, api.Number:
		return "a number"
	case api.String:
		return "a text"
	case api.Function:
		return "a function"
	case api.Table:
		return "a table {...}"
	}
	return "something"
}

// text is the call as the script writes it.
func (c call) text() string {
	name, first := c.fn.Field(), 1
	if c.fn.Table() == playerTable {
		name, first = c.show(c.L.Get(1))+":"+name, 2
	}
	var args []string
	for i := first; i <= c.L.GetTop(); i++ {
		args = append(args, c.show(c.L.Get(i)))
	}
	return name + "(" + strings.Join(args, ", ") + ")"
}

// side is player argument i.
func (c call) side(i int) ocg.Player {
	if p, ok := sideOf(c.L.Get(i)); ok {
		return p
	}
	c.failf("%s is called as a method of a player: me:%s(...) or opponent:%s(...)", c.fn.Field(), c.fn.Field(), c.fn.Field())
	return 0
}

// sideOf is the player a value stands for.
func sideOf(v lua.LValue) (ocg.Player, bool) {
	return host.Object[ocg.Player](v)
}

// rest are the arguments from i on.
func (c call) from(i int) []lua.LValue {
	var out []lua.LValue
	for ; i <= c.L.GetTop(); i++ {
		out = append(out, c.L.Get(i))
	}
	return out
}
