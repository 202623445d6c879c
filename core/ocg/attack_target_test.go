package ocg

import (
	"testing"

	"duel/core"
)

// An attack that several effects demand against the same monster can be taken
// back like any other.
func TestForcedAttackOnOneMonsterCanBeTakenBack(t *testing.T) {
	f := newBoard(t)
	a, b := f.battler(0, 0, 1800, 0, PosFaceupAttack), f.battler(1, 0, 1500, 0, PosFaceupAttack)
	f.battler(1, 1, 1000, 0, PosFaceupAttack)
	for range 2 {
		f.effect(a, EffectTypeSingle, EffectMustAttackMonster, func(e *Effect) {
			e.SetValueFunc(func(args []Value) []Value { return Return(Bool(args[1].Ref == any(b))) })
		})
	}
	asked := &answers{by: map[string]func(*core.Request) core.Answer{
		DecideSelectCards: func(r *core.Request) core.Answer {
			f.same("targets", len(r.Options), 1)
			return core.Answer{Cancelled: true}
		},
	}}
	f.events(f.attackWith(a, asked))
	f.same("attacks declared", a.Battle.Announced, 0)
}

// Cards that lie face-up elsewhere could attack as far as CanAttack goes.
func TestCanAttackAsksOnlyForThePosition(t *testing.T) {
	f := newBoard(t)
	f.same("in the grave", f.card(0, LocationGrave, -1, TypeMonster).CanAttack(), true)
	f.same("in the field zone", f.card(0, LocationSzone, 5, TypeSpell|TypeField).CanAttack(), true)
	f.same("in the hand", f.inHand(0, 4).CanAttack(), false)
}
