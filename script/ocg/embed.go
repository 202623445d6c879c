package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
	"duel/script/host"
)

// Host is the Lua state of the duel, for those who add functions to it.
func (s *State) Host() *host.State { return s.host }

// CardOf is the card a script's value stands for, or nil.
func CardOf(v lua.LValue) *ocg.Card { return cardOf(v) }

// CardValue is the card as scripts see it, nil for none.
func (s *State) CardValue(c *ocg.Card) lua.LValue { return s.card(c) }

// FunctionPlace is where the script of an effect defines one of its functions
// ("condition", "cost", "target", "operation", "value"); "" and 0 if it has none
// written in Lua.
func FunctionPlace(e *ocg.Effect, function string) (file string, line int) {
	script, ok := e.Script.(*scriptEffect)
	if !ok {
		return "", 0
	}
	for slot, f := range script.functions {
		if functionSlot(slot).String() == function && f != nil && !f.IsG {
			return f.Proto.SourceName, f.Proto.LineDefined
		}
	}
	return "", 0
}
