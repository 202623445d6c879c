package ocg

import "testing"

// announcing gives a monster an effect that announces a special summon.
func (f *board) announcing(c, summoned *Card, operation func()) *Effect {
	e := f.quick(c, operation)
	e.Target = func(args []Value) []Value {
		if args[8].Number() == 1 {
			if err := f.SetOperationInfo(0, CategorySpecialSummon, NewGroup(summoned), 1, 0, 0); err != nil {
				f.t.Error(err)
			}
		}
		return Return(Bool(true))
	}
	return e
}

// counts are the special summons counted for player 0, with those left under
// the limit of one.
func (f *board) counts() (summons int, left bool) {
	n, _ := f.ActivityCount(0, ActivitySpsummon)
	return n, f.PlayerCanSpecialSummonCount(0, 1)
}

func TestAnnouncedSummonsCountUntilTheChainResolves(t *testing.T) {
	for name, old := range map[string]bool{"older rules": true, "newer rules": false} {
		f := newBoard(t)
		f.Rules.SummonOathCountsAttempts, f.Rules.OnceSummonCountsAttempts = old, old
		f.inMainPhase()
		a, other := f.monster(0, 0), f.monster(1, 0)
		summoned := f.card(0, LocationGrave, -1, TypeMonster)
		summoned.SetSPSummonOnce(summoned.Data.Code)
		f.aura(f.monster(1, 1), EffectSpsummonCountLimit, func(e *Effect) {
			e.SetProperty(EffectFlagPlayerTarget, 0)
			e.SetTargetRange(1, 1)
			e.SetValueNumber(1)
		})
		f.announcing(a, summoned, func() {
			n, left := f.counts()
			f.same(name+": summons in the operation", n, 0)
			f.same(name+": one left in the operation", left, true)
			f.same(name+": allowed in the operation", f.onceAllows(0, summoned), true)
		})
		answered := false
		f.effect(other, EffectTypeField|EffectTypeContinuous, EventChaining, func(e *Effect) {
			e.SetRange(LocationMzone)
			e.Operation = func([]Value) []Value {
				answered = true
				n, left := f.counts()
				f.same(name+": summons when activated", n, btoi(old))
				f.same(name+": one left when activated", left, !old)
				f.same(name+": allowed when activated", f.onceAllows(0, summoned), !old)
				return nil
			}
		})
		f.eventsOf(activateOnce(a), func() { f.window(windowSwitches{}) })
		f.same(name+": asked", answered, true)
		n, left := f.counts()
		f.same(name+": summons afterwards", n, btoi(old))
		f.same(name+": one left afterwards", left, !old)
	}
}

// An announcement for both players that names no cards counts for both.
func TestAnnouncedSummonsOfBothWithoutCards(t *testing.T) {
	f := newBoard(t)
	f.Rules.SummonOathCountsAttempts = true
	f.inMainPhase()
	c := f.monster(1, 0)
	e := f.quick(c, func() {})
	e.Target = func(args []Value) []Value {
		if args[8].Number() == 1 {
			if err := f.SetOperationInfo(0, CategorySpecialSummon, nil, 1, PlayerAll, 0); err != nil {
				t.Error(err)
			}
		}
		return Return(Bool(true))
	}
	f.eventsOf(activateOnce(c), func() { f.window(windowSwitches{}) })
	for p := range Player(2) {
		n, _ := f.ActivityCount(p, ActivitySpsummon)
		f.same("summons", n, 1)
	}
}
