package buddyfight

import (
	"errors"
	"io/fs"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/buddyfight"
	"duel/script/host"
)

// State is the script side of one duel: its Lua state with the API tables, and
// the uses whose functions are running.
type State struct {
	duel    *buddyfight.Duel
	host    *host.State
	tables  map[string]*lua.LTable
	classes map[string]*lua.LTable // by card number
	running []*buddyfight.Use      // whose functions are being called, the innermost last
	acting  bool                   // cards may be moved and players asked

	// OnError is called with the failure of a script, which then counts as no
	// result; nil: the failure ends the duel.
	OnError func(error)
}

// New gives a duel its scripts: cards created in it from now on get the
// abilities of their script. The cache must be one of NewCache.
func New(duel *buddyfight.Duel, cache *host.Cache, options host.Options) *State {
	s := &State{duel: duel, classes: make(map[string]*lua.LTable)}
	options.FunctionName, options.Describe = s.functionName, describe
	s.host = host.New(cache, options)
	s.bind()
	duel.InitCard = s.initCard
	return s
}

// NewCache returns a cache of compiled card scripts.
func NewCache(source host.Source) *host.Cache { return host.NewCache(source, constantValues()) }

// failed deals with the failure of a script.
func (s *State) failed(err error) {
	if s.OnError == nil {
		core.Abort(err)
	}
	s.OnError(err)
}

// ScriptName is the file of a card's script: "bt01-0021.lua".
func ScriptName(no string) string {
	return strings.ToLower(strings.ReplaceAll(no, "/", "-")) + ".lua"
}

// IsCardScript tells the file names of card scripts.
func IsCardScript(name string) bool {
	number, ok := strings.CutSuffix(name, ".lua")
	return ok && strings.Contains(number, "-")
}

// initCard runs the initial_effect of a card's script for it. A card whose
// script is missing or has none has no abilities beyond its keywords.
func (s *State) initCard(c *buddyfight.Card) {
	class := s.class(c.Data.No)
	c.Class = class
	f, ok := class.RawGetString("initial_effect").(*lua.LFunction)
	if !ok {
		return
	}
	if _, err := s.host.Call(f, 0, host.Where{Function: c.Data.No + ".initial_effect"}, s.card(c)); err != nil {
		s.failed(err)
	}
}

// class is the script table of a card number, its script run at first need.
func (s *State) class(no string) *lua.LTable {
	if class := s.classes[no]; class != nil {
		return class
	}
	L := s.host.L()
	class := L.CreateTable(0, 8)
	class.RawSetString("__index", class)
	class.Metatable = s.tables["Card"]
	s.classes[no] = class
	L.SetGlobal("GetID", L.NewFunction(func(L *lua.LState) int {
		L.Push(class)
		L.Push(lua.LString(no))
		return 2
	}))
	if err := s.host.RunFile(ScriptName(no), 0); err != nil && !errors.Is(err, fs.ErrNotExist) {
		s.failed(err)
	}
	L.SetGlobal("GetID", lua.LNil)
	return class
}

// Host is the Lua state the card scripts run in.
func (s *State) Host() *host.State { return s.host }
