package ocg

import "testing"

// The attack has its window, then there is one for anything else; a chain made
// in the second is followed by its own window only.
func TestBattleStepHasTwoWindows(t *testing.T) {
	f := newBoard(t)
	a, b := f.battler(0, 0, 1800, 0, PosFaceupAttack), f.battler(1, 0, 1500, 0, PosFaceupAttack)
	f.battleOf(a, b)
	f.battle.stage = declared
	f.rememberMonsters()
	quick := f.quick(b, func() {})
	quick.Condition = func([]Value) []Value { return Return(Bool(f.CheckTiming(TimingBattlePhase))) }
	asked := activateOnce(b)
	f.events(f.eventsOf(asked, f.battleStepWindows), "chaining", "chained", "chain_solving", "chain_solved", "chain_end")
	// Two windows, the response to the link, the window after the chain.
	f.same("decisions", len(asked.asked), 2+2+2+2)
}
