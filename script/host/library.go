package host

import (
	"maps"
	"slices"

	lua "github.com/yuin/gopher-lua"
)

// library is a table of Go functions that all states share.
type library struct {
	name      string // the global it is under, "" for the globals themselves
	functions map[string]*lua.LFunction
	values    map[string]lua.LValue
	names     []string // the functions' names in order
}

// libraryNames gives the qualified name of each library function, for
// diagnostics.
var libraryNames = map[*lua.LFunction]string{}

func newLibrary(name string, functions map[string]lua.LGFunction, values map[string]lua.LValue) *library {
	lib := &library{name: name, functions: make(map[string]*lua.LFunction, len(functions)), values: values}
	lib.names = slices.Sorted(maps.Keys(functions))
	for key, fn := range functions {
		f := native(fn)
		lib.functions[key] = f
		if name != "" {
			key = name + "." + key
		}
		libraryNames[f] = key
	}
	return lib
}

// fill copies the library into a table.
func (lib *library) fill(t *lua.LTable) {
	for _, name := range lib.names {
		t.RawSetString(name, lib.functions[name])
	}
	for _, name := range slices.Sorted(maps.Keys(lib.values)) {
		t.RawSetString(name, lib.values[name])
	}
}

var libraries = []*library{tableLibrary, stringLibrary, mathLibrary}

// openLibraries sets up the globals of a new state.
func openLibraries(s *State) {
	l := s.main
	globals := l.G.Global
	baseLibrary.fill(globals)
	globals.RawSetString("_G", globals)
	globals.RawSetString("_VERSION", lua.LString("Lua 5.3"))
	list := libraries
	if s.options.OldDialect {
		list = append(slices.Clip(list), bitLibrary, bit32Library)
	}
	for _, lib := range list {
		t := l.CreateTable(0, len(lib.names)+len(lib.values))
		lib.fill(t)
		globals.RawSetString(lib.name, t)
	}
	strings := l.CreateTable(0, 1)
	strings.RawSetString("__index", globals.RawGetString("string"))
	l.SetMetatable(lua.LString(""), strings)
	if s.options.OldDialect {
		openOldNames(globals)
	}
}

// openOldNames adds functions under the names they had before Lua 5.3.
func openOldNames(globals *lua.LTable) {
	globals.RawSetString("unpack", tableLibrary.functions["unpack"])
	globals.RawSetString("loadstring", baseLibrary.functions["load"])
	globals.RawGetString("math").(*lua.LTable).RawSetString("pow", oldPow)
}
