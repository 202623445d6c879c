package ocg

import "testing"

// trapMonster is a trap in p's spell zone that becomes a monster when it is put
// into a monster zone, and keeps its zone.
func (f *board) trapMonster(p Player, zone int) *Card {
	f.Rules.TrapMonstersKeepNoZone = false
	trap := f.card(p, LocationSzone, zone, TypeTrap|TypeContinuous)
	f.effect(trap, EffectTypeSingle, EffectPreMonster, func(e *Effect) { e.Number = TypeTrap | TypeNormal })
	return trap
}

// rise puts trap monsters into their controllers' monster zones.
func (f *board) rise(traps ...*Card) {
	for _, c := range traps {
		f.MoveToField(c, c.Controller, c.Controller, LocationMzone, PosFaceupAttack, true, anyZone)
	}
}

func TestTrapMonsterKeepsItsZone(t *testing.T) {
	f := newBoard(t)
	trap := f.trapMonster(0, 2)
	f.play(firstOf, func() {
		f.rise(trap)
		f.same("type", trap.Type(), uint32(TypeMonster|TypeTrap|TypeContinuous|TypeTrapmonster|TypeNormal))
		f.same("kept", trap.keptSpellZone(), 3)
		f.same("turned down", f.ChangePosition(NewGroup(trap), PosFacedownDefense, 0, 0, 0, false), 1)
		f.same("back", trap.Location(), Location(LocationSzone))
		f.same("in its zone", trap.Index, 2)
		f.same("type again", trap.Type(), uint32(TypeTrap|TypeContinuous))
	})
}

func TestUsedTrapThatBecameAMonsterStays(t *testing.T) {
	f := newBoard(t)
	trap := f.trapMonster(0, 2)
	trap.SetStatus(StatusLeaveConfirmed, true)
	f.play(firstOf, func() {
		f.rise(trap)
		f.sendMarked()
	})
	f.same("place", trap.Location(), Location(LocationMzone))
}

func TestTrapMonstersTurnedDownFreeTheirZonesBeforeTheyReturn(t *testing.T) {
	f := newBoard(t)
	a, b := f.trapMonster(0, 1), f.trapMonster(0, 4)
	got := f.eventsOf(&answers{}, func() {
		f.rise(a, b)
		f.fullAdjust()
		f.ChangePosition(NewGroup(a, b), PosFacedownDefense, 0, 0, 0, false)
	})
	f.events(got, "move", "move", "zones_disabled",
		"change_position", "zones_disabled", "change_position", "zones_disabled", "move", "move")
	f.same("set this turn", a.Is(StatusSetTurn), true)
}

func TestDisabledTrapMonstersReturnTogether(t *testing.T) {
	f := newBoard(t)
	a, b := f.trapMonster(0, 1), f.trapMonster(0, 4)
	got := f.eventsOf(&answers{}, func() {
		f.rise(a, b)
		f.fullAdjust()
		f.aura(f.monster(1, 0), EffectDisableTrapmonster, func(e *Effect) { e.SetTargetRange(0, LocationMzone) })
		f.fullAdjust()
	})
	f.events(got, "move", "move", "zones_disabled", "zones_disabled", "zones_disabled", "move", "move")
	f.same("in its zone", b.Index, 4)
}

func TestEquipCountsKeptZones(t *testing.T) {
	f := newBoard(t)
	trap, target := f.trapMonster(0, 1), f.monster(0, 0)
	for _, zone := range []int{0, 2, 3, 4} {
		f.card(0, LocationSzone, zone, TypeTrap)
	}
	equip := f.card(0, LocationHand, -1, TypeSpell|TypeEquip)
	got := f.eventsOf(&answers{}, func() {
		f.rise(trap)
		f.same("equipped", f.Equip(0, equip, target, true, false), false)
	})
	f.events(got, "move", "zones_disabled", "move")
	f.same("sent", equip.Location(), Location(LocationGrave))
}

func TestTrapMonsterEquippedLosesItsTies(t *testing.T) {
	f := newBoard(t)
	trap, target := f.trapMonster(0, 1), f.monster(0, 0)
	tied := f.effect(target, EffectTypeIgnition, 0, nil)
	f.play(firstOf, func() {
		f.rise(trap)
		trap.CreateEffectRelation(tied)
		f.Equip(0, trap, target, true, false)
	})
	f.same("equipped", trap.EquipTarget, target)
	f.same("tied", trap.IsRelateToEffect(tied), false)
}

// A trap monster turned face-down lies in a spell zone as a trap set this turn.
func TestTrapMonsterTurnedDownIsSetThisTurn(t *testing.T) {
	f := newBoard(t)
	c := f.card(0, LocationMzone, 0, TypeTrap)
	f.valued(c, EffectChangeType, TypeTrap|TypeMonster|TypeTrapmonster)
	f.play(firstOf, func() { f.ChangePosition(NewGroup(c), PosFacedownDefense, 0, PosFacedownDefense, 0, false) })
	f.same("in a spell zone", c.In(LocationSzone), true)
	f.same("set this turn", c.Is(StatusSetTurn), true)
}
