package ocg

import (
	"slices"
	"testing"

	"duel/core"
)

// OCG-BATTLE-13: an effect that ends the battle phase moves play to the end
// step; in the reference engine there is none then. An effect with a value
// skips the end step under either.
func TestEffectThatEndsTheBattlePhase(t *testing.T) {
	for _, x := range []struct {
		noEndStep bool
		value     int64
		endStep   bool
	}{{false, 0, true}, {true, 0, false}, {false, 1, false}} {
		f := newBoard(t)
		f.Rules.EndedBattleHasNoEndStep = x.noEndStep
		f.Turn.Phase, f.Turn.Number = PhaseBattleStep, 3
		f.quick(f.monster(1, 0), func() {})
		f.SkipPhase(0, PhaseBattle, PhaseBattleStep, 1, x.value)
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
