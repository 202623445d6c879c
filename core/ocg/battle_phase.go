package ocg

import "slices"

// afterBattle is where the turn goes from a battle phase.
type afterBattle uint8

const (
	battleToMain2 afterBattle = iota
	battleToEnd               // the end phase was chosen
	battleSkipped
	battleAgain // a second battle phase follows
)

// textSecondBattle asks whether to have a second battle phase.
const textSecondBattle TextID = 32

// battlePhase plays a battle phase (flow.md 14.5).
func (d *Duel) battlePhase() afterBattle {
	d.beginPhase(PhaseBattleStart)
	d.flow.stores.clearPending()
	d.countBattlePhase()
	d.tellPhase(PhaseBattleStart)
	if d.playerAffected(d.Turn.Player, EffectSkipBp) {
		d.skipBattle()
		return battleSkipped
	}
	d.startEvent(PhaseBattleStart)
	d.fullAdjust()
	if d.flow.stores.triggersWait() {
		d.window(windowSwitches{})
	}
	d.phasePrompt(PhaseBattleStart)
	d.flow.stores.clearPending()
	d.beginPhase(PhaseBattleStep)
	return d.battleStep()
}

// skipBattle ends what lasts until a battle phase that is skipped.
func (d *Duel) skipBattle() {
	for _, phase := range [...]uint32{PhaseBattleStart, PhaseBattleStep, PhaseBattle} {
		d.resetPhase(phase)
	}
	d.fullAdjust()
}

// passesOverBattle reports whether an effect has the turn player skip the
// battle phase and the rules do not let them enter it (OCG-SKIP-05).
func (d *Duel) passesOverBattle() bool {
	return d.Rules.SkippedBattlePassedOver && d.playerAffected(d.Turn.Player, EffectSkipBp)
}

// countBattlePhase counts that the turn player begins a battle phase.
func (d *Duel) countBattlePhase() {
	d.battle.turn.phases++
	d.countActivity(d.Turn.Player, ActivityBattlePhase)
}

// battleStep asks the turn player for attacks until the battle phase ends; the
// latest attack is forgotten each time (flow.md 16.1, 16.6).
func (d *Duel) battleStep() afterBattle {
	for {
		d.battle.attacker, d.battle.target = nil, nil
		if e := d.PlayerAffectedBy(d.Turn.Player, EffectSkipBp); e != nil {
			return d.endBattleByEffect(e)
		}
		switch c := d.askBattle(); c.act {
		case ActAttack:
			d.attack(c.card)
		case ActActivate:
			d.useFromMenu(c.link)
		default:
			d.setTimingHint(d.Turn.Player, TimingBattleStepEnd)
			if !d.lastWord() {
				return d.endBattle(c.act == ActEndPhase)
			}
		}
	}
}

// endBattleByEffect goes to the end step because an effect ends the battle
// phase, or past it for effects with a value, which skip the rest of the phase
// with its end step (flow.md 16.1; rules: OCG-BATTLE-13).
func (d *Duel) endBattleByEffect(skip *Effect) afterBattle {
	if skip.Number == 0 {
		return d.endBattle(false)
	}
	d.resetPhase(PhaseBattle)
	d.fullAdjust()
	return battleToMain2
}

// endBattle ends the battle step and the battle phase (flow.md 16.6).
func (d *Duel) endBattle(endChosen bool) afterBattle {
	d.resetPhase(PhaseBattleStep)
	d.fullAdjust()
	twice := d.playerEffects(d.Turn.Player, EffectBpTwice)
	optional := true
	for _, e := range twice {
		optional = optional && e.number() == 1
	}
	d.beginPhase(PhaseBattle)
	d.phasePrompt(PhaseBattle)
	d.fullAdjust()
	if len(twice) > 0 && !d.battle.turn.second && (!optional || d.yesNo(d.Turn.Player, textSecondBattle)) {
		d.battle.turn.second = true
		d.clearAttackRecords()
		return battleAgain
	}
	if endChosen {
		return battleToEnd
	}
	return battleToMain2
}

// clearAttackRecords forgets the attacks all monsters made.
func (d *Duel) clearAttackRecords() {
	for p := range Player(2) {
		for _, c := range d.Zone(p, ZoneMonster) {
			if c != nil {
				c.Battle = BattleRecord{}
			}
		}
	}
}

// askBattle asks the turn player for an attack, an effect or the end of the
// battle phase (flow.md 16.1).
func (d *Duel) askBattle() choice {
	choices := d.battleActivations()
	attackers := d.attackers()
	compelled := false
	for _, a := range attackers {
		compelled = compelled || a.card.affectedBy(EffectMustAttack)
	}
	choices = append(choices, onlyFirst(attackers)...)
	if !compelled {
		if !d.Rules.NoMainPhase2 && !d.playerAffected(d.Turn.Player, EffectCannotM2) {
			choices = append(choices, choice{act: ActMain2})
		}
		choices = append(choices, choice{act: ActEndPhase})
	}
	return d.choose(DecideBattle, choices)
}

// onlyFirst are the attackers that have to attack first, if any, else all.
func onlyFirst(attackers []choice) (firsts []choice) {
	for _, a := range attackers {
		if a.card.affectedBy(EffectFirstAttack) {
			firsts = append(firsts, a)
		}
	}
	if firsts == nil {
		return attackers
	}
	return firsts
}

// battleActivations are the effects the turn player may use in the battle step.
// QUIRK: cards too slow for it are asked whether they could be activated all
// the same, which shows in what their functions do (flow.md 16.1).
func (d *Duel) battleActivations() []choice {
	p, ev := d.Turn.Player, d.noEvent()
	links := d.ableTo(nil, d.activated(EffectTypeActivate, EventFreeChain), p, ev)
	links = slices.DeleteFunc(links, func(l *Link) bool { return l.Effect.SpellSpeed() < 2 })
	links = d.ableTo(links, d.activated(EffectTypeQuickO, EventFreeChain), p, ev)
	return activations(d.ownContinuous(links, p, ev))
}

// attackers are the monsters the turn player can attack with now.
func (d *Duel) attackers() (attackers []choice) {
	p := d.Turn.Player
	if d.playerAffected(p, EffectCannotAttackAnnounce) {
		return nil
	}
	for _, c := range d.Zone(p, ZoneMonster) {
		if c == nil || !d.mayAnnounce(c) {
			continue
		}
		if reach := d.reachOf(c, true); len(reach.targets) > 0 || reach.direct {
			attackers = append(attackers, choice{act: ActAttack, card: c, direct: reach.direct})
		}
	}
	return attackers
}

// mustAttack reports whether a monster of the turn player has to attack: one
// that cannot only for want of a target, or because it may not announce its
// attack, keeps the main phase from ending all the same (flow.md 15.1).
func (d *Duel) mustAttack() bool {
	for _, c := range d.monstersOf(d.Turn.Player) {
		if d.ableToAttack(c) && c.affectedBy(EffectMustAttack) {
			return true
		}
	}
	return false
}
