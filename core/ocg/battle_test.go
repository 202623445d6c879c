package ocg

import (
	"slices"
	"testing"

	"duel/core"
)

// battler is a monster with these values in a position.
func (f *board) battler(p Player, seq, atk, def int, pos Position) *Card {
	c := f.monster(p, seq)
	c.Data.Attack, c.Data.Defense = int32(atk), int32(def)
	c.Position = pos
	if pos.FaceDown() {
		f.enable(c, false)
	}
	return c
}

// battle sets attacker and target without a declaration.
func (f *board) battleOf(a, t *Card) {
	b := &f.battle
	b.attacker, b.target, b.stage = a, t, inDamage
	f.recordBattlers()
}

// rules: OCG-EXT-54, OCG-EXT-55, OCG-EXT-56, OCG-DMG-03
func TestBattleOutcomes(t *testing.T) {
	const att, def = PosFaceupAttack, PosFaceupDefense
	for _, x := range []struct {
		atk, other               int
		pos                      Position
		damage                   [2]int
		attackerDies, targetDies bool
	}{
		{1800, 1500, att, [2]int{0, 300}, false, true},
		{1500, 1800, att, [2]int{300, 0}, true, false},
		{1500, 1500, att, [2]int{}, true, true},
		{0, 0, att, [2]int{}, false, false},
		{1800, 1500, def, [2]int{}, false, true},
		{1500, 1800, def, [2]int{300, 0}, false, false},
		{1500, 1500, def, [2]int{}, false, false},
	} {
		f := newBoard(t)
		a, b := f.battler(0, 0, x.atk, 0, att), f.battler(1, 0, x.other, x.other, x.pos)
		f.battleOf(a, b)
		f.computeBattle()
		f.same("damage", f.battle.damage, x.damage)
		f.same("attacker destroyed", a.Is(StatusBattleResult), x.attackerDies)
		f.same("target destroyed", b.Is(StatusBattleResult), x.targetDies)
	}
	f := newBoard(t)
	f.battleOf(f.battler(0, 0, 1200, 0, att), nil)
	f.computeBattle()
	f.same("direct damage", f.battle.damage, [2]int{0, 1200})
}

func TestEffectsThatChangeBattleDamage(t *testing.T) {
	const att, def = PosFaceupAttack, PosFaceupDefense
	for name, x := range map[string]struct {
		pos    Position
		effect func(f *board, a, b *Card)
		damage [2]int
	}{
		"piercing":        {def, func(f *board, a, b *Card) { f.effect(a, EffectTypeSingle, EffectPierce, nil) }, [2]int{0, 300}},
		"double piercing": {def, func(f *board, a, b *Card) { f.valued(a, EffectPierce, doubleDamage) }, [2]int{0, 600}},
		"none dealt":      {att, func(f *board, a, b *Card) { f.effect(a, EffectTypeSingle, EffectNoBattleDamage, nil) }, [2]int{}},
		"avoided":         {att, func(f *board, a, b *Card) { f.valued(b, EffectAvoidBattleDamage, 1) }, [2]int{}},
		"both":            {att, func(f *board, a, b *Card) { f.effect(b, EffectTypeSingle, EffectBothBattleDamage, nil) }, [2]int{300, 300}},
		"reflected":       {att, func(f *board, a, b *Card) { f.valued(b, EffectReflectBattleDamage, 1) }, [2]int{300, 0}},
		"also":            {att, func(f *board, a, b *Card) { f.effect(b, EffectTypeSingle, EffectAlsoBattleDamage, nil) }, [2]int{300, 300}},
		"halved":          {att, func(f *board, a, b *Card) { f.valued(a, EffectChangeBattleDamage, halfDamage) }, [2]int{0, 150}},
		"double and half": {att, func(f *board, a, b *Card) {
			f.valued(a, EffectChangeBattleDamage, halfDamage)
			f.valued(b, EffectChangeBattleDamage, doubleDamage)
		}, [2]int{0, 300}},
		"fixed":          {att, func(f *board, a, b *Card) { f.valued(a, EffectChangeBattleDamage, 1000) }, [2]int{0, 1000}},
		"nothing at all": {att, func(f *board, a, b *Card) { f.valued(a, EffectChangeBattleDamage, 0) }, [2]int{}},
	} {
		f := newBoard(t)
		a, b := f.battler(0, 0, 1800, 0, att), f.battler(1, 0, 1500, 1500, x.pos)
		x.effect(f, a, b)
		f.battleOf(a, b)
		f.computeBattle()
		f.same(name, f.battle.damage, x.damage)
	}
}

// valued registers a single effect with a constant value.
func (f *board) valued(c *Card, code uint32, value int64) *Effect {
	return f.effect(c, EffectTypeSingle, code, func(e *Effect) { e.SetValueNumber(value) })
}

// attackWith has a monster attack with these answers and gives the events.
func (f *board) attackWith(c *Card, a *answers) []string {
	f.Turn.Phase, f.Turn.Number = PhaseBattleStep, 3
	return f.eventsOf(a, func() { f.attack(c) })
}

// rules: OCG-EXT-51, OCG-EXT-57, OCG-EXT-58
func TestAttackGoesThroughTheDamageStep(t *testing.T) {
	f := newBoard(t)
	a, b := f.battler(0, 0, 1800, 0, PosFaceupAttack), f.battler(1, 0, 1500, 0, PosFaceupAttack)
	asked := &answers{}
	f.events(f.attackWith(a, asked), "attack", "damage_step_start", "battle", "damage", "move", "damage_step_end")
	f.same("destroyed", b.In(LocationGrave), true)
	f.same("life points", f.Players[1].LP, 7700)
	f.same("attacks counted", a.Battle.Attacks, 1)
	f.same("decisions", len(asked.asked), 1+2*2+2*5)
	f.same("phase", f.Turn.Phase, uint32(PhaseBattleStep))
}

// rules: OCG-REPLAY-01, OCG-REPLAY-02, OCG-REPLAY-03, OCG-REPLAY-06
func TestReplayWhenMonstersChange(t *testing.T) {
	f := newBoard(t)
	a, b, c := f.battler(0, 0, 1800, 0, PosFaceupAttack), f.battler(1, 0, 1500, 0, PosFaceupAttack), f.battler(1, 1, 1000, 0, PosFaceupAttack)
	quick := f.quick(c, func() { f.SendtoGrave(NewGroup(c), ReasonEffect, NoPlayer, 1) })
	if err := quick.SetCountLimit(1, 0, 0, 0); err != nil {
		t.Fatal(err)
	}
	announced := 0
	f.effect(a, EffectTypeField|EffectTypeContinuous, EventAttackAnnounce, func(e *Effect) {
		e.SetRange(LocationMzone)
		e.Operation = func([]Value) []Value { announced++; return nil }
	})
	asked := activateOnce(c)
	asked.by[DecideYesNo] = func(r *core.Request) core.Answer { return core.Picked(0) }
	asked.by[DecideSelectCards] = pickCards(b)
	events := f.attackWith(a, asked)
	attacks := 0
	for _, e := range events {
		if e == "attack" {
			attacks++
		}
	}
	f.same("attacks told", attacks, 2)
	f.same("announcements", announced, 1)
	f.same("attacks counted", a.Battle.Attacks, 1)
	f.same("destroyed", b.In(LocationGrave), true)
}

// rules: OCG-EXT-60
func TestNegatedAttackIsSpent(t *testing.T) {
	f := newBoard(t)
	a, b := f.battler(0, 0, 1800, 0, PosFaceupAttack), f.battler(1, 0, 1500, 0, PosFaceupAttack)
	f.quick(b, func() { f.same("negated", f.NegateAttack(), true) })
	events := f.attackWith(a, activateOnce(b))
	f.events(events, "attack", "chaining", "chained", "chain_solving", "chain_solved", "chain_end", "attack_disabled")
	f.same("attacks counted", a.Battle.Attacks, 1)
	f.same("can attack again", len(f.attackers()), 0)
}

// rules: OCG-BATTLE-07, OCG-BATTLE-15
func TestWhatCanBeAttacked(t *testing.T) {
	f := newBoard(t)
	a := f.battler(0, 0, 1800, 0, PosFaceupAttack)
	r := f.reachOf(a, true)
	f.same("direct attack on an empty field", r.direct, true)
	b := f.battler(1, 0, 1500, 0, PosFaceupAttack)
	r = f.reachOf(a, true)
	f.same("direct attack past a monster", r.direct, false)
	f.same("targets", len(r.targets), 1)
	f.valued(b, EffectCannotBeBattleTarget, 1)
	r = f.reachOf(a, true)
	f.same("direct attack past one that cannot be chosen", r.direct, false)
	f.same("targets that can be chosen", len(r.targets), 0)
	f.effect(a, EffectTypeSingle, EffectDirectAttack, nil)
	f.same("direct attack by effect", f.reachOf(a, true).direct, true)
	a.Position = PosFacedownAttack
	f.same("face-down attack position", f.ableToAttack(a), false)
}

// The latest attack is known until the turn player is asked for the next one.
func TestBattleDecisionForgetsTheLastAttack(t *testing.T) {
	f := newBoard(t)
	a := f.battler(0, 0, 1800, 0, PosFaceupAttack)
	f.Turn.Phase, f.Turn.Number = PhaseBattleStep, 3
	asked := 0
	f.eventsOf(&answers{by: map[string]func(*core.Request) core.Answer{
		DecideBattle: func(r *core.Request) core.Answer {
			asked++
			f.same("attacker", f.Attacker(), (*Card)(nil))
			return core.Picked(len(r.Options) - 1)
		},
	}}, func() {
		f.attack(a)
		f.same("attacker after the damage step", f.Attacker(), a)
		f.battleStep()
	})
	f.same("battle decisions", asked, 1)
}

// What is noted of a battle while its damage step goes on.
func TestMarksOfBattle(t *testing.T) {
	f := newBoard(t)
	a, b := f.battler(0, 0, 1800, 0, PosFaceupAttack), f.battler(1, 0, 0, 1500, PosFacedownDefense)
	type marks struct {
		battled Position // the position the target battled in
		doomed  bool     // it is destroyed by the running battle
	}
	seen := map[uint32]marks{}
	for _, code := range []uint32{EventBattleStart, EventBattleConfirm, EventBattled, EventToGrave, EventBattleDestroyed} {
		f.onEvent(a, code, func([]Value) { seen[code] = marks{b.BattlePosition, b.Is(StatusBattleDestroyed)} })
	}
	f.attackWith(a, &answers{})
	for code, want := range map[uint32]marks{
		EventBattleStart:     {},
		EventBattleConfirm:   {battled: PosFacedownDefense},
		EventBattled:         {PosFacedownDefense, true},
		EventToGrave:         {PosFacedownDefense, true},
		EventBattleDestroyed: {battled: PosFacedownDefense},
	} {
		if seen[code] != want {
			t.Errorf("event %d: %+v, want %+v", code, seen[code], want)
		}
	}
}

// An attack is spent although an effect has other monsters battle meanwhile;
// the reference engine loses track of it.
func TestAttackAroundABattleOfAnEffect(t *testing.T) {
	for _, hides := range []bool{false, true} {
		f := newBoard(t)
		f.Rules.EffectBattleHidesAttack = hides
		a, b := f.battler(0, 0, 1800, 0, PosFaceupAttack), f.battler(1, 0, 1500, 0, PosFaceupAttack)
		other, victim := f.battler(0, 1, 1000, 0, PosFaceupAttack), f.battler(1, 1, 500, 0, PosFaceupAttack)
		f.quick(b, func() { f.CalculateDamage(other, victim, true) })
		asked := activateOnce(b)
		asked.by[DecideSelectCards] = pickCards(b)
		events := f.attackWith(a, asked)
		f.events(events, "attack", "chaining", "chained", "chain_solving", "attack", "damage_step_start", "battle", "damage",
			"chain_solved", "chain_end", "move", "damage_step_end")
		f.same("may attack again", len(f.attackers()) == 2, hides)
		f.same("position fixed", !slices.Contains(f.positionOptions(0), a), !hides)
		f.same("attacks declared by the one that battled", other.Battle.Announced, 0)
		f.same("position noted", other.BattlePosition, Position(0))
	}
}

// A battle made by an effect begins without an adjustment: piles that wait to
// be shuffled are shuffled when the target was flipped, or after the damage.
func TestBattleOfAnEffectBeginsAtOnce(t *testing.T) {
	for pos, want := range map[Position][]string{
		PosFaceupAttack:    {"damage", "shuffle_hand"},
		PosFacedownDefense: {"change_position", "shuffle_hand"},
	} {
		f := newBoard(t)
		f.inMainPhase()
		f.given([]int{0}, []int{0})
		a, b := f.battler(0, 0, 1800, 0, PosFaceupAttack), f.battler(1, 0, 1500, 0, pos)
		searched := f.card(0, LocationDeck, 0, TypeMonster)
		f.quick(a, func() {
			f.SendtoHand(NewGroup(searched), NoPlayer, ReasonEffect, NoPlayer)
			f.CalculateDamage(a, b, false)
		})
		events := f.eventsOf(activateOnce(a), func() { f.window(windowSwitches{}) })
		at := slices.Index(events, want[0])
		if at < 0 || events[at+1] != want[1] || slices.Index(events, "shuffle_hand") != at+1 {
			t.Errorf("%v: %v", pos, events)
		}
	}
}

// A monster that has to attack keeps the turn player from ending the main phase
// though it has nothing to attack, not though it cannot attack.
func TestMonsterThatMustAttackKeepsTheMainPhaseOpen(t *testing.T) {
	for code, open := range map[uint32]bool{EffectCannotAttackAnnounce: true, EffectCannotAttack: false} {
		f := newBoard(t)
		f.inMainPhase()
		a := f.battler(0, 0, 1800, 0, PosFaceupAttack)
		f.valued(a, EffectMustAttack, 1)
		f.valued(a, code, 1)
		_, mayEnd := f.mayLeave()
		f.same("may end", mayEnd, !open)
	}
}

// OCG-REPLAY-01: an exchange of two monsters' sides changes which monsters the
// opponent has, not how many; one that leaves and another that comes changes
// the number, if only for a moment.
func TestReplayByNumberOrKinds(t *testing.T) {
	for _, x := range []struct {
		change string
		number bool // Rules.ReplayOnNumber
		replay bool
	}{
		{"exchange", false, true}, {"exchange", true, false},
		{"exchange of the target", true, true},
		{"leave and come", false, true}, {"leave and come", true, true},
	} {
		f := newBoard(t)
		f.Rules.ReplayOnNumber = x.number
		a, own := f.battler(0, 0, 1800, 0, PosFaceupAttack), f.battler(0, 1, 1000, 0, PosFaceupAttack)
		b, c := f.battler(1, 0, 1500, 0, PosFaceupAttack), f.battler(1, 1, 1000, 0, PosFaceupAttack)
		once := f.quick(own, func() {
			switch x.change {
			case "exchange":
				f.SwapControl(NewGroup(own), NewGroup(c), 0, 0)
			case "exchange of the target":
				f.SwapControl(NewGroup(own), NewGroup(b), 0, 0)
			default:
				f.SendtoGrave(NewGroup(c), ReasonEffect, NoPlayer, 1)
				f.place(c, 1, LocationMzone, 3, PosFaceupAttack)
			}
		})
		if err := once.SetCountLimit(1, 0, 0, 0); err != nil {
			t.Fatal(err)
		}
		asked := activateOnce(own)
		asked.by[DecideSelectCards] = pickCards(b)
		asked.by[DecideYesNo] = func(r *core.Request) core.Answer { return core.Picked(1) }
		f.attackWith(a, asked)
		if got := slices.Contains(asked.asked, DecideYesNo); got != x.replay {
			t.Errorf("%s, number only %v: replay %v, want %v", x.change, x.number, got, x.replay)
		}
	}
}
