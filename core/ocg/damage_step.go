package ocg

// damageStep plays the damage step of the attack under way (flow.md 17).
func (d *Duel) damageStep() {
	b := &d.battle
	d.beginDamageStep()
	d.fullAdjust()
	d.Emit(DamageStepStart)
	d.happenInBattle(EventBattleStart)
	waiting := d.flow.stores.triggersWait()
	if !d.Rules.SixStepDamageStep || waiting {
		d.damageWindow()
	}
	if !d.attackCancelled() {
		for _, c := range b.battlers() {
			c.BattlePosition = c.Position
		}
		d.flipTarget()
		d.setTimingHint(d.Turn.Player, TimingDamageStep)
		d.happenInBattle(EventBattleConfirm)
		if !d.Rules.SixStepDamageStep || !waiting || d.flow.stores.triggersWait() {
			d.damageWindow()
		}
		if !d.attackCancelled() && d.calculate() {
			d.settleBattle()
		}
	}
	b.holdFlips, b.keepAlive = false, false
	d.endDamageStep(PhaseBattleStep)
}

// beginDamageStep is part A without its adjustment, which battles made by
// effects pass over.
func (d *Duel) beginDamageStep() {
	b := &d.battle
	d.Turn.Phase = PhaseDamage
	b.stage, b.keepAlive, b.holdFlips, b.calculated = inDamage, true, true, false
	b.destroyed, b.damage, b.dealer, b.toEffect = nil, [2]int{}, nil, nil
	d.recordBattlers()
	b.attacker.Battle.Battles++
	b.turn.battles[b.attacker.Controller]++
}

// damageWindow is a window inside the damage step.
func (d *Duel) damageWindow() {
	d.window(windowSwitches{noNewFreeChains: d.Rules.SingleChainInDamage})
}

// happenInBattle raises an event for both battling monsters and for everybody,
// and publishes it.
func (d *Duel) happenInBattle(code uint32) {
	d.raiseForBattlers(code)
	d.happen(code, nil, 0, 0, 0, 0)
}

// raiseForBattlers raises a single event for the attacker, with ev 0, and its
// target, with ev 1.
func (d *Duel) raiseForBattlers(code uint32) {
	for i, c := range d.battle.battlers() {
		d.raiseSingle(c, code, nil, nil, 0, 0, 0, int64(i))
	}
}

// flipTarget turns a face-down target face-up by rule (part C).
func (d *Duel) flipTarget() {
	t := d.battle.target
	down := t != nil && t.FaceDown()
	if down {
		d.turnUpInBattle(t)
	}
	d.recordBattlers()
	if down {
		d.fullAdjust()
	}
}

// turnUpInBattle turns an attacked monster face-up; attack stays attack and
// defense stays defense.
func (d *Duel) turnUpInBattle(t *Card) {
	d.changePositions(NewGroup(t), positionChange{player: NoPlayer, enableNow: true, to: func(c *Card) Position {
		if c.Position == PosFacedownAttack {
			return PosFaceupAttack
		}
		return PosFaceupDefense
	}})
}

// calculate is part E: the window before the calculation, then the calculation
// and its damage. It is false if the attack is stopped before.
func (d *Duel) calculate() bool {
	d.Turn.Phase = PhaseDamageCal
	d.fullAdjust()
	d.computeBattle()
	d.setTimingHint(d.Turn.Player, TimingDamageCal)
	d.happenInBattle(EventPreDamageCalculate)
	d.damageWindow()
	if d.attackCancelled() {
		d.resetPhase(PhaseDamageCal)
		d.Turn.Phase = PhaseDamage
		return false
	}
	d.dealBattleDamage()
	return true
}

// dealBattleDamage calculates for real, tells of it and deals the damage.
func (d *Duel) dealBattleDamage() {
	b := &d.battle
	d.computeBattle()
	d.noteBattle()
	d.tellBattle()
	b.calculated = true
	if b.toEffect == nil {
		d.raisePreDamage()
	}
	d.Turn.Phase = PhaseDamage
	d.flow.hints[d.Turn.Player] &^= damageHints
	d.atOnce(func() {
		for p, n := range b.damage {
			if n > 0 {
				d.inflict(d.battleDamage(Player(p), n))
			}
		}
	})
	d.resetPhase(PhaseDamageCal)
	d.fullAdjust()
}

// noteBattle records that the two monsters battled.
func (d *Duel) noteBattle() {
	b := &d.battle
	a, t := b.attacker, b.target
	a.Battle.Battled = countOn(a.Battle.Battled, t)
	if t == nil {
		return
	}
	t.Battle.Battled = countOn(t.Battle.Battled, a)
	if a.Controller != t.Controller {
		a.SetStatus(StatusOppoBattle, true)
		t.SetStatus(StatusOppoBattle, true)
	}
}

// tellBattle tells observers of the calculation.
func (d *Duel) tellBattle() {
	e := BattleEvent{Attacker: battler(d.battle.attacker)}
	if t := d.battle.target; t != nil {
		e.Target = battler(t)
	}
	d.Emit(e)
}

func battler(c *Card) Battler {
	return Battler{CardRef: c.Ref(), Attack: int32(c.Attack()), Defense: int32(c.Defense()), Destroyed: c.Is(StatusBattleResult)}
}

// raisePreDamage announces the battle damage, the turn player's first; scripts
// can still change it.
func (d *Duel) raisePreDamage() {
	b := &d.battle
	for _, p := range d.turnOrder() {
		n := b.damage[p]
		if n == 0 {
			continue
		}
		by := b.dealer.Controller
		for _, c := range b.battlers() {
			d.raiseSingle(c, EventPreBattleDamage, nil, nil, 0, by, p, int64(n))
		}
		d.raise(EventPreBattleDamage, NewGroup(b.dealer), nil, 0, by, p, int64(n))
		d.flush()
	}
}

// battleDamage is the damage of this battle to a player.
func (d *Duel) battleDamage(p Player, n int) damage {
	b := &d.battle
	if b.toEffect != nil {
		return damage{player: p, amount: n, effect: b.toEffect, reason: ReasonEffect, by: b.dealer.Controller}
	}
	return damage{player: p, amount: n, reason: ReasonBattle, by: b.dealer.Controller, card: b.dealer}
}

// settleBattle is part F: what is destroyed is decided, the battle is over, and
// then the destroyed go.
func (d *Duel) settleBattle() {
	d.decideDestruction()
	if d.Rules.SixStepDamageStep {
		d.damageWindow()
	}
	d.raiseBattled()
	d.damageWindow()
	d.destroyInBattle()
}

// decideDestruction applies what protects or replaces, and marks the rest.
func (d *Duel) decideDestruction() {
	b := &d.battle
	var marked []beaten
	stays := [...]uint64{b.attackerStay, b.targetStay}
	for i, c := range b.battlers() {
		if c.Is(StatusBattleResult) && same(c, stays[i]) {
			marked = append(marked, beaten{card: c, by: c.BattleTarget()})
		}
		c.SetStatus(StatusBattleResult, false)
	}
	b.destroyed = d.battleDestroyChecks(marked)
	for _, c := range b.destroyed {
		d.flagForRecheck(c)
	}
	b.keepAlive = false
	d.fullAdjust()
}

// raiseBattled is EVENT_BATTLED; the flip triggers put aside come first.
func (d *Duel) raiseBattled() {
	b, s := &d.battle, &d.flow.stores
	b.holdFlips = false
	var forced, optional []*Link
	for _, l := range s.flips {
		if l.Effect.Is(EffectTypeTriggerO) {
			optional = append(optional, l)
		} else {
			forced = append(forced, l)
		}
	}
	s.forced, s.optional, s.flips = append(forced, s.forced...), append(optional, s.optional...), nil
	d.addTimingHint(0, TimingBattled)
	d.addTimingHint(1, TimingBattled)
	d.raiseForBattlers(EventBattled)
	d.raise(EventBattled, NewGroup(b.battlers()...), nil, 0, NoPlayer, 0, 0)
	d.flush()
}

// destroyInBattle sends away the monsters to be destroyed that are still there.
func (d *Duel) destroyInBattle() {
	d.battleDestroy(NewGroup(d.battle.destroyed...))
	d.fullAdjust()
}

// endDamageStep is part G, which leads back to a phase (flow.md 17).
func (d *Duel) endDamageStep(phase uint32) {
	for _, c := range d.battle.destroyed {
		c.SetStatus(StatusBattleDestroyed, false)
	}
	d.raiseBattleDestroyed()
	d.raiseForBattlers(EventDamageStepEnd)
	d.raise(EventDamageStepEnd, nil, nil, 0, 0, 0, 0)
	d.flush()
	d.window(windowSwitches{noNewFreeChains: true})
	d.clearBattle()
	d.Turn.Phase = phase
	d.Emit(DamageStepEnd)
	d.resetPhase(PhaseDamage)
	d.fullAdjust()
}

// clearBattle ends the marks of a battle.
func (d *Duel) clearBattle() {
	b := &d.battle
	for _, c := range append(b.battlers(), b.destroyed...) {
		c.SetStatus(StatusOppoBattle|StatusBattleResult, false)
	}
	d.dropNegation()
	b.stage, b.destroyed, b.holdFlips, b.keepAlive = noAttack, nil, false, false
}

// raiseBattleDestroyed raises who destroyed and who was destroyed by battle,
// the attacker's case first (flow.md 4.5). From now on the destroyed can be
// targeted.
func (d *Duel) raiseBattleDestroyed() {
	b := &d.battle
	for _, c := range b.destroyed {
		c.SetStatus(StatusBattleDestroyed, false)
	}
	destroyers, destroyed := NewGroup(), NewGroup()
	for i, c := range b.battlers() {
		if !b.fell(c) {
			continue
		}
		other, self, foe := b.target, int64(i), int64(1-i)
		if i == 1 {
			other = b.attacker
		}
		by := NoPlayer
		if other != nil {
			by = other.Controller
			d.raiseSingle(other, EventBattleDestroying, nil, nil, c.Reason, by, 0, foe)
			destroyers.Add(other)
		}
		d.raiseSingle(c, EventBattleDestroyed, nil, nil, c.Reason, by, 0, self)
		d.raiseSingle(c, EventDestroyed, nil, nil, c.Reason, by, 0, self)
		destroyed.Add(c)
	}
	if destroyers.Len() > 0 {
		d.raise(EventBattleDestroying, destroyers, nil, 0, 0, 0, 0)
	}
	if destroyed.Len() > 0 {
		d.raise(EventBattleDestroyed, destroyed, nil, 0, 0, 0, 0)
		d.raise(EventDestroyed, destroyed, nil, 0, 0, 0, 0)
	}
}

// fell reports whether a monster was destroyed by this battle.
func (b *battleState) fell(c *Card) bool {
	for _, x := range b.destroyed {
		if x == c {
			return c.Reason&ReasonBattle != 0 && c.Reason&ReasonDestroy != 0
		}
	}
	return false
}

// IsDamageCalculated reports whether the damage of the latest battle has been
// calculated (flow.md 17).
func (d *Duel) IsDamageCalculated() bool { return d.battle.calculated }
