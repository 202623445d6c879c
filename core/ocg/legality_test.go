package ocg

import "testing"

// turn starts a main phase.
func (f *board) turn(number int, p Player, phase uint32) {
	f.Turn.Number, f.Turn.Player, f.Turn.Phase = number, p, phase
}

// spellTrap puts a spell or trap into the hand, or set into a spell zone.
func (f *board) spellTrap(p Player, l Location, types uint32) (*Card, *Effect) {
	c := f.card(p, l, -1+btoi(l == LocationSzone), types)
	if l == LocationSzone {
		c.Position = PosFacedownDefense
	}
	return c, f.effect(c, EffectTypeActivate, EventFreeChain, nil)
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (f *board) refused(what string, e *Effect, p Player, check string) {
	f.t.Helper()
	f.same(what, f.WhyNot(e, p, nil).Check, check)
}

// rules: OCG-CHAIN-02, OCG-CHAIN-03, OCG-CHAIN-04, OCG-EFF-07, OCG-EFF-12,
// OCG-EFF-15, OCG-EFF-18, OCG-EFF-21, OCG-SPELL-01, OCG-SPELL-21, OCG-TRAP-03,
// OCG-TRAP-04, OCG-TRAP-06.
func TestSpellSpeeds(t *testing.T) {
	f := newBoard(t)
	for _, x := range []struct {
		types uint32
		speed int
	}{
		{TypeSpell, 1}, {TypeSpell | TypeEquip, 1}, {TypeSpell | TypeField, 1}, {TypeSpell | TypeContinuous, 1}, {TypeSpell | TypeRitual, 1},
		{TypeSpell | TypeQuickplay, 2}, {TypeTrap, 2}, {TypeTrap | TypeContinuous, 2}, {TypeTrap | TypeCounter, 3},
		{TypeMonster | TypePendulum, 0},
	} {
		_, e := f.spellTrap(0, LocationHand, x.types)
		f.same("activation", e.SpellSpeed(), x.speed)
	}
	m := f.monster(0, 0)
	for _, x := range []struct {
		types uint32
		speed int
	}{
		{EffectTypeIgnition, 1}, {EffectTypeSingle | EffectTypeTriggerO, 1}, {EffectTypeField | EffectTypeTriggerF, 1},
		{EffectTypeSingle | EffectTypeFlip, 1}, {EffectTypeQuickO, 2}, {EffectTypeQuickF, 2}, {EffectTypeField | EffectTypeContinuous, 0},
	} {
		e := f.effect(m, x.types, EventFreeChain, func(e *Effect) { e.Range = LocationMzone })
		f.same("monster effect", e.SpellSpeed(), x.speed)
	}
}

// rules: OCG-TRAP-01, OCG-TRAP-02, OCG-SPELL-22, OCG-SPELL-24, OCG-SPELL-25,
// OCG-SET-05.
func TestFromHandAndInTheTurnItWasSet(t *testing.T) {
	f := newBoard(t)
	f.turn(3, 0, PhaseMain1)
	const permit = "not permitted from the hand or in the turn it was set"
	_, trap := f.spellTrap(0, LocationHand, TypeTrap)
	f.refused("trap from the hand", trap, 0, permit)
	_, mine := f.spellTrap(0, LocationHand, TypeSpell|TypeQuickplay)
	f.refused("quick-play in the own turn", mine, 0, "")
	_, theirs := f.spellTrap(1, LocationHand, TypeSpell|TypeQuickplay)
	f.refused("quick-play in the other turn", theirs, 1, permit)
	set, fresh := f.spellTrap(0, LocationSzone, TypeTrap)
	set.SetStatus(StatusSetTurn, true)
	f.refused("trap set this turn", fresh, 0, permit)
	f.effect(set, EffectTypeSingle, EffectTrapActInSetTurn, nil)
	f.refused("permitted by an effect", fresh, 0, "")
	set.SetStatus(StatusSetTurn, false)
	f.refused("the opponent's card", fresh, 1, "controller")
}

// rules: OCG-EXT-52.
func TestDamageStepRule(t *testing.T) {
	f := newBoard(t)
	f.turn(3, 0, PhaseDamage)
	c, e := f.spellTrap(0, LocationHand, TypeSpell|TypeQuickplay)
	f.refused("ordinary", e, 0, "timing")
	e.SetProperty(EffectFlagDamageStep, 0)
	f.refused("made for the damage step", e, 0, "")
	f.Turn.Phase = PhaseDamageCal
	f.refused("not for damage calculation", e, 0, "timing")
	c.ChangePrinted(func(d *CardData) { d.Type |= TypeCounter })
	f.refused("counter traps always", e, 0, "")
}

// rules: OCG-ZONE-04.
func TestNoFreeSpellZone(t *testing.T) {
	f := newBoard(t)
	f.turn(3, 0, PhaseMain1)
	for i := range 5 {
		f.card(0, LocationSzone, i, TypeSpell|TypeContinuous)
	}
	_, e := f.spellTrap(0, LocationHand, TypeSpell)
	f.refused("full", e, 0, "place")
	_, field := f.spellTrap(0, LocationHand, TypeSpell|TypeField)
	f.refused("field spells are exempt", field, 0, "")
}

func TestRestrictionsAndFunctions(t *testing.T) {
	f := newBoard(t)
	f.turn(3, 0, PhaseMain1)
	m := f.monster(0, 0)
	e := f.effect(m, EffectTypeIgnition, 0, func(e *Effect) { e.Range = LocationMzone })
	f.refused("free", e, 0, "")
	e.Condition = func([]Value) []Value { return nil }
	f.refused("condition", e, 0, "condition")
	e.Condition = yes
	e.Cost = func(args []Value) []Value {
		f.same("running effect in a cost", f.ReasonEffect, e)
		return Return(Bool(args[8].N != 0))
	}
	f.refused("cost is asked with chk 0", e, 0, "cost")
	f.same("running effect afterwards", f.ReasonEffect, (*Effect)(nil))
	ban := f.effect(f.monster(1, 0), EffectTypeField, EffectCannotActivate, func(e *Effect) {
		e.SetProperty(EffectFlagPlayerTarget, 0)
		e.SetRange(LocationMzone)
		e.SetTargetRange(0, 1)
		e.Number = 1
	})
	f.same("forbidden by", f.WhyNot(e, 0, nil).By, ban)
}

func TestChainSpeed(t *testing.T) {
	f := newBoard(t)
	_, trap := f.spellTrap(0, LocationSzone, TypeTrap)
	_, spell := f.spellTrap(0, LocationHand, TypeSpell)
	counter, _ := f.spellTrap(1, LocationHand, TypeTrap|TypeCounter)
	hand := f.card(0, LocationHand, -1, TypeMonster)
	trigger := f.effect(hand, EffectTypeField|EffectTypeTriggerO, EventChaining, func(e *Effect) { e.Range = LocationHand })
	f.same("normal spells never follow", f.chainable(spell, 0), false)
	f.Chain.Push(&Link{Effect: trap})
	f.same("speed 2 on speed 2", f.chainable(trap, 0), true)
	f.same("hand trigger on speed 2", f.chainable(trigger, 0), true)
	f.Chain.Push(&Link{Effect: counter.Activations()[0]})
	f.same("speed 2 on speed 3", f.chainable(trap, 0), false)
	f.same("hand trigger on speed 3", f.chainable(trigger, 0), false)
}

func TestTargetable(t *testing.T) {
	f := newBoard(t)
	m, by := f.monster(0, 0), f.monster(1, 0)
	e := f.effect(by, EffectTypeIgnition, 0, func(e *Effect) { e.Range = LocationMzone })
	f.same("on the field", f.targetable(m, e, 1), true)
	f.same("in the hand", f.targetable(f.card(0, LocationHand, -1, TypeMonster), e, 1), false)
	f.effect(m, EffectTypeSingle, EffectCannotBeEffectTarget, func(x *Effect) {
		x.SetValueFunc(func(args []Value) []Value { return Return(Bool(args[2].N == 1)) })
	})
	f.same("protected from the opponent", f.targetable(m, e, 1), false)
	f.same("not from its player", f.targetable(m, e, 0), true)
}
