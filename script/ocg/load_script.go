package ocg

import (
	"errors"
	"io/fs"
	"strings"

	lua "github.com/yuin/gopher-lua"
)

// loadState is how far the loading of a script file has come.
type loadState int

const (
	notLoaded loadState = iota
	loading
	loaded
	loadFailed
)

// exportsGlobal is where a script leaves what Duel.LoadScript gives back.
const exportsGlobal = "edopro_exports"

// loadScript runs a script file once for a duel, or, not cached, each time
// (api-card-effect-group.md 2.2).
func loadScript(c Call) int {
	name, ok := c.Arg(1).(lua.LString)
	if !ok || name == "" {
		c.L.RaiseError(`Parameter 1 should be a non empty "String".`)
	}
	if strings.ContainsAny(string(name), `/\`) {
		c.L.RaiseError("Passed script name containing a path separator")
	}
	if !c.OptBool(2, true) {
		done := c.runScript(string(name))
		c.L.Push(lua.LBool(done))
		c.L.Push(c.L.GetGlobal(exportsGlobal))
		c.L.SetGlobal(exportsGlobal, lua.LNil)
		return 2
	}
	switch c.scripts[string(name)] {
	case loading:
		c.L.RaiseError("Recursive script loading detected.")
	case notLoaded:
		c.scripts[string(name)] = loading
		state := loadFailed
		if c.runScript(string(name)) {
			state = loaded
		}
		c.scripts[string(name)] = state
	}
	return c.ReturnBool(c.scripts[string(name)] == loaded)
}

// runScript runs a file and reports whether it was there and did not fail.
func (c Call) runScript(name string) bool {
	err := c.runLibrary(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		c.failed(err)
	}
	return err == nil
}
