package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// functionSlot is one of the functions an effect can have.
type functionSlot int

const (
	conditionSlot functionSlot = iota
	costSlot
	targetSlot
	operationSlot
	valueSlot
	functionSlots
)

// String names the function as reports do.
func (f functionSlot) String() string {
	return [...]string{"condition", "cost", "target", "operation", "value"}[f]
}

// scriptEffect is what the script layer keeps about an effect.
type scriptEffect struct {
	value     *lua.LUserData
	functions [functionSlots]*lua.LFunction
}

// effectScript is what the script layer keeps about e, made at first need.
func (s *State) effectScript(e *ocg.Effect) *scriptEffect {
	if e.Script == nil {
		e.Script = &scriptEffect{value: &lua.LUserData{Value: e, Metatable: s.host.L().GetGlobal("Effect")}}
	}
	return e.Script.(*scriptEffect)
}

// setEffectFunction gives e a function of the script, nil for none.
func (s *State) setEffectFunction(e *ocg.Effect, slot functionSlot, f *lua.LFunction) {
	s.effectScript(e).functions[slot] = f
	callback := s.callback(f, e, slot.String())
	switch slot {
	case conditionSlot:
		e.Condition = callback
	case costSlot:
		e.Cost = callback
	case targetSlot:
		e.Target = callback
	case operationSlot:
		e.Operation = callback
	case valueSlot:
		e.SetValueFunc(callback)
	}
}
