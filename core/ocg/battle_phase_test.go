package ocg

import (
	"slices"
	"testing"

	"duel/core"
)

// OCG-BATTLE-13: an effect that ends the battle phase moves play to the end
// step. One that lasts longer than the battle step, or has a value, skips the
// end step too.
func TestEffectThatEndsTheBattlePhase(t *testing.T) {
	for _, x := range []struct {
		until   uint32
		value   int64
		endStep bool
	}{{PhaseBattleStep, 0, true}, {PhaseBattle, 0, false}, {PhaseBattleStep, 1, false}} {
		f := newBoard(t)
		f.Turn.Phase, f.Turn.Number = PhaseBattleStep, 3
		f.quick(f.monster(1, 0), func() {})
		f.SkipPhase(0, PhaseBattle, x.until, 1, x.value)
		var asked []uint32
		f.eventsOf(&answers{by: map[string]func(*core.Request) core.Answer{
			DecideChain: func(r *core.Request) core.Answer {
				asked = append(asked, f.Turn.Phase)
				return core.Picked(len(r.Options) - 1)
			},
			DecideBattle: func(*core.Request) core.Answer {
				t.Error("asked for an attack")
				return core.Picked(0)
			},
		}}, func() { f.same("after it", f.battleStep(), battleToMain2) })
		f.same("asked in the end step", slices.Contains(asked, PhaseBattle), x.endStep)
	}
}

// A spell too slow for the battle step is not offered there, but asked.
func TestSlowSpellsAreAskedInTheBattleStep(t *testing.T) {
	f := newBoard(t)
	f.turn(3, 0, PhaseBattleStep)
	_, e := f.spellTrap(0, LocationSzone, TypeSpell)
	asked := 0
	e.Target = func([]Value) []Value {
		asked++
		return Return(Bool(true))
	}
	f.same("offered", len(f.battleActivations()), 0)
	f.same("asked", asked, 1)
}
