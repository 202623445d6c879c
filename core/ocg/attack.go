package ocg

import "duel/core"

// System texts of attacks.
const (
	textReplay       TextID = 30
	textDirectAttack TextID = 31
)

// outcome is how the choice of an attack's target ended.
type outcome uint8

const (
	targetChosen outcome = iota
	takenBack            // the player took the attack back
	hopeless             // there is nothing to attack, or the attacker cannot any more
)

// attack has a monster attack, from its costs to the end of the battle or of
// the attempt (flow.md 16.4).
func (d *Duel) attack(c *Card) {
	b := &d.battle
	if b.chain.active && b.chain.attacker != c {
		b.chain = chainAttack{}
	}
	c.SetStatus(StatusAttackCanceled, false)
	b.attacker, b.target, b.stage = c, nil, noAttack
	b.replayDue, b.negated, b.redirected = false, false, false
	d.recordBattlers()
	had, paid := d.payAttackCosts(c)
	if had && !paid {
		return
	}
	switch d.chooseTarget(!had) {
	case takenBack:
		return
	case hopeless:
		d.countAnnouncement(c)
		d.endAttack(true)
		return
	}
	d.countAnnouncement(c)
	d.announceAttack(false)
	d.fightOut()
}

// payAttackCosts runs what effects demand for an attack; it reports whether
// they demanded anything and whether it was paid (flow.md 16.4.1).
func (d *Duel) payAttackCosts(c *Card) (had, paid bool) {
	p := d.Turn.Player
	costs := append(append([]*Effect(nil), d.playerEffects(p, EffectAttackCost)...), c.effectsOf(EffectAttackCost)...)
	if len(costs) == 0 {
		return false, true
	}
	d.battle.costPaid = 0
	for _, e := range d.inOrderOf(p, costs) {
		if e.Operation != nil {
			d.process(e, slotOperation, p, e.Operation, eventArgs(e, p, d.noEvent())...)
		}
		d.fullAdjust()
	}
	return true, d.battle.costPaid == 1
}

// inOrderOf has a player order several effects, shown as their cards.
func (d *Duel) inOrderOf(p Player, effects []*Effect) []*Effect {
	if len(effects) < 2 {
		return effects
	}
	options := make([]*Option, len(effects))
	for i, e := range effects {
		options[i] = cardOption(e.HandlerCard())
	}
	r := request(DecideSortChain, p, number(options), &Detail{})
	r.Min, r.Max, r.Ordered, r.Cancelable = len(options), len(options), true, true
	a := d.ask(r, func() core.Answer { return core.Answer{Cancelled: true} })
	if a.Cancelled {
		return effects
	}
	ordered := make([]*Effect, len(effects))
	for i, pick := range a.Picks {
		ordered[i] = effects[options[pick].index]
	}
	return ordered
}

// AttackCostPaid is how the operation of an ATTACK_COST effect says that the
// cost was paid: 1 goes on, anything else stops the attack.
func (d *Duel) AttackCostPaid(n int) { d.battle.costPaid = n }

// IsAttackCostPaid is what AttackCostPaid said last.
func (d *Duel) IsAttackCostPaid() int { return d.battle.costPaid }

// chooseTarget decides what the attacker attacks (flow.md 16.4.2).
func (d *Duel) chooseTarget(cancelable bool) outcome {
	b := &d.battle
	a, p := b.attacker, d.Turn.Player
	b.target = nil
	if a.Is(StatusAttackCanceled) && !a.unstoppable() {
		return hopeless
	}
	r := d.reachOf(a, true)
	patrician := d.playerAffected(p, EffectPatricianOfDarkness)
	if r.direct && (len(r.targets) == 0 || d.askDirect(patrician)) {
		return targetChosen
	}
	if len(r.targets) == 0 {
		return hopeless
	}
	if patrician {
		return d.opponentPicks(r.targets)
	}
	if len(r.forcing) > 1 && len(r.targets) > 1 {
		return d.forcedPick(r, cancelable)
	}
	return d.pickTarget(p, r.targets, cancelable)
}

// askDirect asks whether to attack directly although there are targets: the
// turn player, or the opponent where effects say so.
func (d *Duel) askDirect(patrician bool) bool {
	if patrician {
		return d.effectYesNo(d.Turn.Player.Opponent(), d.battle.attacker, textDirectAttack)
	}
	return d.yesNo(d.Turn.Player, textDirectAttack)
}

func (d *Duel) pickTarget(p Player, targets []*Card, cancelable bool) outcome {
	picked, ok := d.selectCards(p, targets, 1, 1, cancelable)
	if !ok {
		return takenBack
	}
	d.battle.target = picked.Cards()[0]
	return targetChosen
}

// opponentPicks lets the opponent choose the target; a single one is taken.
func (d *Duel) opponentPicks(targets []*Card) outcome {
	if len(targets) == 1 {
		d.battle.target = targets[0]
		return targetChosen
	}
	d.Emit(CardsEvent{Kind: "cards_selected", Cards: []CardRef{d.battle.attacker.Ref()}})
	return d.pickTarget(d.Turn.Player.Opponent(), targets, false)
}

// forcedPick chooses between monsters different effects demand to be attacked:
// the opponent chooses one, then the turn player among those its effect names.
func (d *Duel) forcedPick(r reach, cancelable bool) outcome {
	d.opponentPicks(r.targets)
	named := filterCards(r.targets, func(c *Card) bool { return d.sameForcing(r.forcing, c) })
	if len(named) < 2 {
		return targetChosen
	}
	return d.pickTarget(d.Turn.Player, named, cancelable)
}

// sameForcing reports whether the first effect that names the picked target
// names c too.
func (d *Duel) sameForcing(forcing []*Effect, c *Card) bool {
	for _, e := range forcing {
		if e.number(OfCard(d.battle.target)) != 0 {
			return e.number(OfCard(c)) != 0
		}
	}
	return false
}

// countAnnouncement counts that a monster announced an attack.
func (d *Duel) countAnnouncement(c *Card) {
	d.noteActivity()
	c.Battle.Announced++
	d.countActivity(d.Turn.Player, ActivityAttack, c)
}

// announceAttack tells of the attack and raises its events, at a replay only
// that there is a target (flow.md 16.4.3).
func (d *Duel) announceAttack(replay bool) {
	b := &d.battle
	b.replayDue = false
	d.tellAttack()
	d.setTimingHint(d.Turn.Player, TimingAttack)
	p := d.Turn.Player
	if b.target != nil {
		d.raiseSingle(b.target, EventBeBattleTarget, nil, nil, 0, 0, p.Opponent(), 0)
	}
	if !replay {
		d.raiseSingle(b.attacker, EventAttackAnnounce, nil, nil, 0, 0, p, 0)
	}
	if b.target != nil {
		d.raise(EventBeBattleTarget, NewGroup(b.target), nil, 0, 0, p.Opponent(), 0)
	}
	if !replay {
		d.raise(EventAttackAnnounce, NewGroup(b.attacker), nil, 0, 0, p, 0)
	}
	d.flush()
	d.rememberMonsters()
	b.stage = declared
}

// tellAttack tells observers who attacks what.
func (d *Duel) tellAttack() {
	b := &d.battle
	e := AttackEvent{Attacker: b.attacker.Ref()}
	if b.target != nil {
		e.Target = b.target.Ref()
	}
	d.recordBattlers()
	d.Emit(e)
}

// rememberMonsters records the opponent's monsters: a change makes a replay.
func (d *Duel) rememberMonsters() { d.battle.monsters = d.opposingStays() }

func (d *Duel) opposingStays() (stays []uint64) {
	for _, c := range d.monstersOf(d.Turn.Player.Opponent()) {
		stays = append(stays, c.Stay)
	}
	return stays
}

// fightOut takes an announced attack through the battle step to its end.
func (d *Duel) fightOut() {
	b := &d.battle
	for {
		d.battleStepWindows()
		if b.negated {
			d.Emit(AttackDisabled)
		}
		switch {
		case d.attackCancelled() || d.playerAffected(d.Turn.Player, EffectSkipBp):
			d.endAttack(true)
			return
		case !b.replayDue:
			d.countAttack()
			d.endChainAttack()
			d.damageStep()
			return
		}
		if !d.replay() {
			d.endAttack(!d.Rules.StoreAttackReplays)
			return
		}
	}
}

// battleStepWindows are the windows between the declaration and the damage
// step: one for the attack, then, if it still stands, one for anything else.
// The second does not come again after a chain made in it (flow.md 16.4.3,
// 16.4.4).
func (d *Duel) battleStepWindows() {
	d.window(windowSwitches{})
	if d.attackStands() {
		for _, p := range d.turnOrder() {
			d.useFreeActions(p)
		}
		d.setTimingHint(0, TimingBattlePhase)
		d.setTimingHint(1, TimingBattlePhase)
		d.window(windowSwitches{})
	}
	d.fullAdjust()
}

// useFreeActions lets a player use continuous effects that can be used at any
// time.
func (d *Duel) useFreeActions(p Player) {
	for {
		links := d.ownContinuous(nil, p, d.noEvent())
		if len(links) == 0 {
			return
		}
		l := d.askChain(p, links, false)
		if l == nil {
			return
		}
		d.runContinuous(l.Effect, l.Player, &l.Event)
	}
}

// attackStands reports whether nothing has happened to the attack.
func (d *Duel) attackStands() bool {
	return !d.attackCancelled() && !d.battle.replayDue && !d.playerAffected(d.Turn.Player, EffectSkipBp)
}

// attackCancelled reports whether the attack was stopped.
func (d *Duel) attackCancelled() bool {
	a := d.battle.attacker
	return a == nil || a.Is(StatusAttackCanceled) && !(d.battle.stage == declared && same(a, d.battle.attackerStay) && a.unstoppable())
}

// countAttack counts the attack against its target (flow.md 16.5).
func (d *Duel) countAttack() {
	a, t := d.battle.attacker, d.battle.target
	r := &a.Battle
	r.Attacks++
	if t == nil {
		r.DirectCounted, r.AttackAllClosed = true, true
		r.Attacked = countOn(r.Attacked, nil)
		return
	}
	if all := a.effectsOf(EffectAttackAll); len(all) > 0 && (!all[0].truth(OfCard(t)) || all[0].number(OfCard(t)) == 0) {
		r.AttackAllClosed = true
	}
	r.Attacked = countOn(r.Attacked, t)
}

// countOn adds one to the count of this stay of a monster; nil is the player.
func countOn(list []AttackOn, t *Card) []AttackOn {
	var stay uint64
	if t != nil {
		stay = t.Stay
	}
	for i := range list {
		if list[i].Card == t && list[i].Stay == stay {
			list[i].Times++
			return list
		}
	}
	return append(list, AttackOn{Card: t, Stay: stay, Times: 1})
}

// endAttack ends an attack that came to no battle (flow.md 16.5).
func (d *Duel) endAttack(count bool) {
	b := &d.battle
	if count && same(b.attacker, b.attackerStay) {
		d.countAttack()
	}
	d.dropNegation()
	d.endChainAttack()
	b.stage, b.replayDue = noAttack, false
	d.resetPhase(PhaseDamage)
	d.fullAdjust()
}

// endChainAttack uses up the right to attack once more.
func (d *Duel) endChainAttack() { d.battle.chain = chainAttack{} }
