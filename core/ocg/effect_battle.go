package ocg

// effectBattle is a battle made by an effect, and the battle it interrupts
// (flow.md 19).
type effectBattle struct {
	outer     battleState
	phase     uint32
	finishing bool // the chain has ended
}

// calculatingDamage reports whether a battle made by an effect is under way.
func (d *Duel) calculatingDamage() bool { return len(d.battle.effect) > 0 }

// CalculateDamage has two monsters battle inside the running effect: damage is
// dealt at once, without windows; what is destroyed goes when the chain has
// ended. A nil target is the player; newAttack counts as an attack (flow.md 19).
func (d *Duel) CalculateDamage(attacker, target *Card, newAttack bool) {
	if attacker == target || d.calculatingDamage() && !newAttack {
		return
	}
	if !attacker.In(LocationMzone) || target != nil && !target.In(LocationMzone) {
		return
	}
	e := &effectBattle{outer: d.battle, phase: d.Turn.Phase}
	b := &d.battle
	*b = battleState{turn: e.outer.turn, chain: e.outer.chain, effect: append(e.outer.effect, e)}
	b.attacker, b.target = attacker, target
	if newAttack {
		d.countActivity(d.Turn.Player, ActivityAttack, attacker)
	}
	d.tellAttack()
	d.beginDamageStep()
	d.Emit(DamageStepStart)
	b.holdFlips = true
	d.flipTarget()
	if d.Rules.SixStepDamageStep {
		d.breakEffect(false)
	}
	d.Turn.Phase = PhaseDamageCal
	d.dealBattleDamage()
	d.decideDestruction()
	d.raiseBattled()
}

// finishEffectBattle ends, after the chain, the battles made by effects in it.
func (d *Duel) finishEffectBattle() {
	for d.calculatingDamage() {
		last := d.battle.effect[len(d.battle.effect)-1]
		if last.finishing {
			return
		}
		last.finishing = true
		d.damageWindow()
		d.destroyInBattle()
		d.endDamageStep(last.phase)
		d.restoreBattle(last)
	}
}

// restoreBattle puts the interrupted battle back; its attack is cancelled.
func (d *Duel) restoreBattle(e *effectBattle) {
	inner := d.battle
	d.battle = e.outer
	d.battle.turn = inner.turn
	if d.Rules.EffectBattleHidesAttack {
		d.battle.battleRecord = inner.battleRecord
	}
	if d.battle.attacker == nil || d.battle.stage == noAttack {
		return
	}
	for _, c := range d.battle.battlers() {
		c.SetStatus(StatusAttackCanceled, true)
	}
}
