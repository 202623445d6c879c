package ocg

import (
	"fmt"
	"testing"
)

// A trigger counts as activated where it triggered, although its card is gone.
func TestTriggerIsActivatedWhereItTriggered(t *testing.T) {
	f := newBoard(t)
	f.Rules.TriggerOnlyInLocation = false
	f.inMainPhase()
	c, other := f.monster(0, 2), f.monster(0, 1)
	e := f.effect(c, EffectTypeSingle|EffectTypeTriggerF, EventCustom, nil)
	f.onEvent(other, EventCustom, func([]Value) { f.SendtoGrave(NewGroup(c), ReasonEffect, NoPlayer, 0) })
	var from []Location
	f.effect(other, EffectTypeField, EffectCannotActivate, func(ban *Effect) {
		ban.SetRange(LocationMzone)
		ban.SetProperty(EffectFlagPlayerTarget, 0)
		ban.SetTargetRange(1, 1)
		ban.SetValueFunc(func([]Value) []Value {
			from = append(from, e.ActivateLocation)
			return Return(Bool(false))
		})
	})
	f.events(f.eventsOf(&answers{}, func() {
		f.raiseSingle(c, EventCustom, nil, nil, 0, 0, 0, 0)
		f.custom()
		f.window(windowSwitches{})
	}), "move", "chaining", "chained", "chain_solving", "chain_solved", "chain_end")
	f.same("considered at", fmt.Sprint(from), fmt.Sprint([]Location{LocationMzone}))
}
