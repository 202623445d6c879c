package ocg

import (
	"errors"
	"io/fs"
	"strconv"

	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
	"duel/script/host"
)

// artworkDistance is how near the passcodes of artworks of one card are: such
// cards share a script (api-card-effect-group.md 2.3).
const artworkDistance = 10

// classCode is the passcode whose script a card uses.
func classCode(data *ocg.CardData) uint32 {
	if data.Alias != 0 && data.Alias-data.Code < artworkDistance || data.Alias != 0 && data.Code-data.Alias < artworkDistance {
		return data.Alias
	}
	return data.Code
}

// InitCard implements ocg.Host: it gives the card its class and runs its
// initial_effect.
func (s *State) InitCard(c *ocg.Card) {
	class := s.class(classCode(c.Data))
	c.Class = class
	if c.Data.Code == 0 {
		return
	}
	vanilla := c.Data.Type&ocg.TypeNormal != 0 && c.Data.Type&ocg.TypePendulum == 0
	if !s.callInitialEffect(class, c) && !vanilla {
		s.noInitialEffect(classCode(c.Data))
	}
}

// InitCardAs implements ocg.Host: it runs the initial_effect of another
// passcode's script for the card.
func (s *State) InitCardAs(c *ocg.Card, code uint32) bool {
	if s.callInitialEffect(s.class(code), c) {
		return true
	}
	s.noInitialEffect(code)
	return false
}

// noInitialEffect logs that there is nothing that makes a card's effects.
func (s *State) noInitialEffect(code uint32) {
	s.duel.Log("error", "c%d.lua: expected a script that defines initial_effect, found none", code)
}

// callInitialEffect calls a class's initial_effect for a card and reports
// whether it has one.
func (s *State) callInitialEffect(class *lua.LTable, c *ocg.Card) bool {
	f, ok := s.host.L().GetField(class, "initial_effect").(*lua.LFunction)
	if !ok {
		return false
	}
	s.duel.EnterPlainCall()
	defer s.duel.LeavePlainCall()
	if _, err := s.host.Call(f, 0, host.Where{Card: c.Data.Code, Function: "initial_effect"}, s.card(c)); err != nil {
		s.failed(err)
	}
	return true
}

// class is the script table of a passcode, loaded when it is first needed: what
// the script leaves under its name, which can be the table of another card.
func (s *State) class(code uint32) *lua.LTable {
	L := s.host.L()
	name := "c" + strconv.FormatUint(uint64(code), 10)
	if class, ok := L.GetGlobal(name).(*lua.LTable); ok {
		return class
	}
	class := L.CreateTable(0, 8)
	class.RawSetString("__index", class)
	class.RawSetString("__tostring", s.tables.debug.RawGetString("CardToStringWrapper"))
	class.Metatable = L.GetGlobal("Card")
	L.SetGlobal(name, class)
	L.SetGlobal("self_table", class)
	L.SetGlobal("self_code", number(int64(code)))
	s.runCardScript(name+".lua", code)
	L.SetGlobal("self_table", lua.LNil)
	L.SetGlobal("self_code", lua.LNil)
	if put, ok := L.GetGlobal(name).(*lua.LTable); ok {
		return put
	}
	return class
}

// runCardScript runs a card's file; a missing one is no error.
func (s *State) runCardScript(file string, code uint32) {
	s.duel.EnterPlainCall()
	defer s.duel.LeavePlainCall()
	if err := s.host.RunFile(file, code); err != nil && !errors.Is(err, fs.ErrNotExist) {
		s.failed(err)
	}
}
