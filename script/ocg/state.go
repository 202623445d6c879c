package ocg

import (
	"errors"
	"io/fs"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
	"duel/script/host"
)

// State is the script side of one duel: its Lua state with the API tables,
// and the objects scripts know. It is the duel's ocg.Host.
type State struct {
	duel       *ocg.Duel
	host       *host.State
	tables     apiTables
	scripts    map[string]loadState // files asked for by Duel.LoadScript
	results    []ocg.Value          // of the last callback
	references []lua.LValue         // objects scripts have asked a number for

	// Refuse, if not nil, may refuse a call of an API function that the rules
	// would take; what it says is the error.
	Refuse func(Call) string
}

// apiTables are the tables of functions as the engine made them.
type apiTables struct{ card, effect, group, duel, debug *lua.LTable }

// New gives a duel its scripts: a Lua state over a shared cache of compiled
// scripts, with the API tables set up. LoadLibrary is to be called next.
func New(duel *ocg.Duel, cache *host.Cache, options host.Options) *State {
	s := &State{duel: duel, scripts: make(map[string]loadState)}
	if options.Print == nil {
		options.Print = func(line string) { duel.Log("script", "%s", line) }
	}
	options.FunctionName, options.Describe = s.functionName, describe
	s.host = host.New(cache, options)
	s.bind()
	duel.Host = s
	return s
}

// Duel is the duel the scripts belong to.
func (s *State) Duel() *ocg.Duel { return s.duel }

// Library entry files: the public base library's, and ours.
const (
	constantsFile = "constant.lua"
	utilityFile   = "utility.lua"
	ownLibrary    = "init.lua"
)

// LoadLibrary runs the base library: constant.lua and utility.lua if the
// scripts have them, else the library this program carries.
func (s *State) LoadLibrary() error {
	err := s.runLibrary(constantsFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return s.runLibrary(ownLibrary)
	case err != nil:
		return err
	}
	if err := s.runLibrary(utilityFile); err != nil {
		return err
	}
	s.replaceEither()
	s.replaceDifferentProperties()
	return nil
}

func (s *State) runLibrary(name string) error {
	s.duel.EnterPlainCall()
	defer s.duel.LeavePlainCall()
	return s.host.RunFile(name, 0)
}

// RunFile runs a script file in the duel, such as a puzzle.
func (s *State) RunFile(name string) error { return s.runLibrary(name) }

// Constants are the numbers the library has set in names all in capitals: the
// constants that card scripts can be compiled with.
func (s *State) Constants() map[string]float64 {
	constants := make(map[string]float64)
	host.Each(s.host.L().Get(lua.GlobalsIndex).(*lua.LTable), func(k, v lua.LValue) {
		name, isName := k.(lua.LString)
		n, isNumber := v.(lua.LNumber)
		if isName && isNumber && strings.ToUpper(string(name)) == string(name) && name[0] >= 'A' && name[0] <= 'Z' {
			constants[string(name)] = float64(n)
		}
	})
	return constants
}

// log tells observers of a script's failure: the traceback first, as the
// reference engine does.
func (s *State) log(err error) {
	var d *host.Diagnostic
	if errors.As(err, &d) {
		if d.Aborted() {
			return
		}
		s.duel.Log("debug", "%s", d.Render())
	}
	s.duel.LogError(err)
}

// RunText runs a script given as text in the duel, such as a puzzle.
func (s *State) RunText(name, text string) error {
	s.duel.EnterPlainCall()
	defer s.duel.LeavePlainCall()
	return s.host.RunText(name, text, 0)
}
