package ocg

import (
	"slices"
	"testing"
)

// OCG-EXT-79: a token is no cost that is sent to the grave or banished; a card
// in the same place is.
func TestTokensAreNoCostSentElsewhere(t *testing.T) {
	for _, reference := range []bool{false, true} {
		f := newBoard(t)
		f.Rules.TokensBanishedAsCost = reference
		card, token := f.monster(0, 0), f.card(0, LocationMzone, 1, TypeMonster|TypeToken)
		f.same("card sent to the grave", f.CanToGraveAsCost(card, 0), true)
		f.same("token sent to the grave", f.CanToGraveAsCost(token, 0), false)
		f.same("card banished", f.CanRemoveAsCost(card, 0, PosFaceup), true)
		f.same("token banished", f.CanRemoveAsCost(token, 0, PosFaceup), reference)
		f.same("token tributed", token.IsReleasable(ReasonCost, 0), true)
	}
}

// OCG-EXT-77: a monster whose control changes and changes back has still
// attacked.
func TestAMonsterKeepsItsAttackWhenControlChanges(t *testing.T) {
	f := newBoard(t)
	a := f.battler(0, 0, 1500, 0, PosFaceupAttack)
	f.Turn.Phase, f.Turn.Number = PhaseBattleStep, 3
	f.eventsOf(&answers{}, func() {
		f.attack(a)
		f.GetControl(NewGroup(a), 1, 0, 0, anyZone, NoPlayer)
		f.same("controller", a.Controller, Player(1))
		f.GetControl(NewGroup(a), 0, 0, 0, anyZone, NoPlayer)
	})
	f.same("controller", a.Controller, Player(0))
	f.same("attacks", a.Battle.Attacks, 1)
	f.same("may attack again", slices.ContainsFunc(f.attackers(), func(c choice) bool { return c.card == a }), false)
	f.same("may change position", a.canChangePosition(0), false)
}
