package scenario

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/buddyfight/transcript"
	"duel/script/api"
	"duel/script/host"
	base "duel/script/scenario"
)

// Function is a function of duel scripts. Those of the table Global are called
// by their bare name, those of the table Player as methods of me and opponent.
type Function = api.Entry[func(c call) int]

// Registry holds every function of duel scripts.
var Registry = api.NewRegistry(setupFunctions, moveFunctions, expectFunctions)

// fn declares a function. Player methods have the player as first argument.
func fn(name, signature, doc string, do func(c call) int) Function {
	return Function{Name: name, Signature: api.MustSignature(signature), Doc: doc, Do: do}
}

// call is a call of a function under way.
type call struct {
	*run
	L *lua.LState
}

// bind makes the functions and the two players.
func (x *run) bind() {
	L := x.script.L()
	methods := L.NewTable()
	methods.RawSetString("__index", methods)
	for _, f := range Registry.All() {
		native := L.NewFunction(func(L *lua.LState) int {
			if L.GetTop() < f.Min() {
				L.RaiseError("%s needs %d arguments", f.Field(), f.Min())
			}
			if f.Name != "Global.test" && f.Name != "Global.field" {
				x.steps++
			}
			return f.Do(call{x, L})
		})
		if f.Table() == "Player" {
			methods.RawSetString(f.Field(), native)
		} else {
			L.SetGlobal(f.Field(), native)
		}
	}
	for p, name := range []string{"me", "opponent"} {
		L.SetGlobal(name, &lua.LUserData{Value: core.Player(p), Metatable: methods})
	}
}

// player is whose method is called.
func (c call) player() core.Player {
	p, ok := host.Object[core.Player](c.L.Get(1))
	if !ok {
		c.L.RaiseError("call it as a method of me or opponent, with a colon")
	}
	return p
}

// text is string argument i, "" when it is absent.
func (c call) text(i int) string { return lua.LVAsString(c.L.Get(i)) }

// fail ends the test.
func (c call) fail(f *base.Failure) { c.script.Abort(f) }

func (c call) failf(format string, args ...any) {
	c.fail(&base.Failure{Message: fmt.Sprintf(format, args...), Legal: c.legal()})
}

// legal are the options of the choice the duel waits for.
func (c call) legal() (out []string) {
	r := c.driver.pending
	if r == nil {
		return nil
	}
	title := fmt.Sprintf("player %d: %s: ", r.Player, transcript.Question(r))
	for _, o := range r.Options {
		out = append(out, title+o.String())
	}
	if r.Cancelable {
		out = append(out, title+"pass")
	}
	return out
}

// list is a Lua value as a list: the items of a table, or the one value.
func list(v lua.LValue) []lua.LValue {
	t, ok := v.(*lua.LTable)
	switch {
	case v == lua.LNil || v == lua.LFalse:
		return nil
	case !ok:
		return []lua.LValue{v}
	}
	out := make([]lua.LValue, t.Len())
	for i := range out {
		out[i] = t.RawGetInt(i + 1)
	}
	return out
}
