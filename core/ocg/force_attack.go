package ocg

import "slices"

// forcedAttack is an attack an effect demands.
type forcedAttack struct{ attacker, target *Card }

// ForceAttack demands that a monster attack another: it is done when the
// current window ends or before the next idle decision (flow.md 19).
func (d *Duel) ForceAttack(attacker, target *Card) {
	d.flow.forced = &forcedAttack{attacker, target}
}

// holdForcedAttack makes an attack an effect demanded.
func (d *Duel) holdForcedAttack() {
	f := d.flow.forced
	if f == nil || d.Chain.Len() > 0 {
		return
	}
	d.flow.forced = nil
	p := d.Turn.Player
	if d.playerAffected(p, EffectCannotBp) {
		return
	}
	phase := d.Turn.Phase
	d.countBattlePhase()
	d.beginPhase(PhaseBattleStart)
	d.tellPhase(PhaseBattleStart)
	if d.playerAffected(p, EffectSkipBp) {
		d.resetBattlePhases(phase)
	} else {
		d.fightForced(f)
		d.resetPhase(phase)
	}
	d.Turn.Phase = phase
	d.tellPhase(phase)
}

// resetBattlePhases is what a battle phase skipped by an effect resets.
func (d *Duel) resetBattlePhases(interrupted uint32) {
	for _, phase := range [...]uint32{interrupted, PhaseBattleStart, PhaseBattleStep, PhaseBattle} {
		d.resetPhase(phase)
	}
	d.fullAdjust()
}

// fightForced plays the demanded attack, from its costs to the end of the
// battle phase it makes up.
func (d *Duel) fightForced(f *forcedAttack) {
	b := &d.battle
	d.clearAttackRecords()
	if !d.mayAnnounce(f.attacker) || !slices.Contains(d.reachOf(f.attacker, true).targets, f.target) {
		return
	}
	s := &d.flow.stores
	s.forced, s.optional, s.forcedQuick = nil, nil, nil
	d.beginPhase(PhaseBattleStep)
	f.attacker.SetStatus(StatusAttackCanceled, false)
	b.attacker, b.target, b.replayDue, b.negated, b.redirected = f.attacker, f.target, false, false, false
	d.recordBattlers()
	if had, paid := d.payAttackCosts(f.attacker); !had || paid {
		d.countAnnouncement(f.attacker)
		d.announceAttack(false)
		d.fightOut()
	}
	d.lastWord()
	d.resetPhase(PhaseBattleStep)
	d.beginPhase(PhaseBattle)
	d.phasePrompt(PhaseBattle)
	b.attacker, b.target = nil, nil
	d.clearAttackRecords()
}
