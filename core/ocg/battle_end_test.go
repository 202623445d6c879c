package ocg

import "testing"

func TestDestroyedByBattleCanBeTargetedAtItsEnd(t *testing.T) {
	f := newBoard(t)
	a, b := f.battler(0, 0, 1800, 0, PosFaceupAttack), f.battler(1, 0, 1500, 0, PosFaceupAttack)
	targetable := map[uint32]bool{}
	for _, code := range []uint32{EventToGrave, EventBattleDestroyed} {
		f.effect(a, EffectTypeField|EffectTypeContinuous, code, func(e *Effect) {
			e.SetRange(LocationMzone)
			e.Operation = func([]Value) []Value { targetable[code] = f.targetable(b, e, 0); return nil }
		})
	}
	f.attackWith(a, &answers{})
	f.same("when it goes to the grave", targetable[EventToGrave], false)
	f.same("when it was destroyed by battle", targetable[EventBattleDestroyed], true)
}
