package host_test

import (
	"errors"
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"duel/script/host"
)

// A script is compiled once, run in a state of its own, and called from Go.
// What goes wrong in it comes back as a diagnostic.
func Example() {
	scripts := host.Texts{"c123.lua": `
c123={}
function c123.value(x)
	return x|ZONES
end
function c123.broken(x)
	return x.y.z
end`}
	cache := host.NewCache(scripts, map[string]float64{"ZONES": 0x60})
	s := host.New(cache, host.Options{})
	if err := s.RunFile("c123.lua", 123); err != nil {
		fmt.Println(err)
		return
	}
	class := s.L().GetGlobal("c123")
	call := func(name string, arg lua.LValue) {
		fn := s.L().GetField(class, name).(*lua.LFunction)
		results, err := s.Call(fn, 1, host.Where{Card: 123, Function: name}, arg)
		var d *host.Diagnostic
		if errors.As(err, &d) {
			fmt.Println(d.Render())
			return
		}
		fmt.Println(results[0])
	}
	call("value", host.Int(7))
	call("broken", lua.LNil)
	// Output:
	// 103
	// c123.lua:7: attempt to index a nil value (local 'x') (in c123.broken)
	// 	c123.lua:7: in c123.broken
}
