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

// OCG-EXT-21: a trigger whose card has moved on before it is activated cannot
// be, where the rules want the card in the place where it triggered.
func TestTriggerOfACardThatMovedOn(t *testing.T) {
	for _, inPlace := range []bool{true, false} {
		f := newBoard(t)
		f.Rules.TriggerOnlyInLocation = inPlace
		f.inMainPhase()
		c, other := f.monster(0, 2), f.monster(0, 1)
		f.effect(c, EffectTypeSingle|EffectTypeTriggerF, EventToGrave, nil)
		f.onEvent(other, EventToGrave, func([]Value) { f.Remove(NewGroup(c), PosFaceup, ReasonEffect, NoPlayer, 0) })
		chained := 0
		for _, name := range f.eventsOf(&answers{}, func() {
			f.SendtoGrave(NewGroup(c), ReasonEffect, NoPlayer, 0)
			f.window(windowSwitches{})
		}) {
			if name == "chaining" {
				chained++
			}
		}
		f.same("now at", c.Location(), Location(LocationRemoved))
		f.same("activated", chained == 0, inPlace)
	}
}
