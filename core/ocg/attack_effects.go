package ocg

import "slices"

// NegateAttack negates the attack under way by the running effect and reports
// whether it did (flow.md 16.4, Duel.NegateAttack).
func (d *Duel) NegateAttack() bool {
	b := &d.battle
	a := b.attacker
	if a == nil || d.calculatingDamage() || !same(a, b.attackerStay) || !d.ableToAttack(a) || a.unstoppable() ||
		d.ReasonEffect != nil && !a.AffectedBy(d.ReasonEffect) {
		return false
	}
	mark := d.NewEffect(a)
	mark.SetType(EffectTypeSingle)
	mark.Code = EffectAttackDisabled
	d.RegisterEffect(a, mark, true)
	a.SetStatus(StatusAttackCanceled, true)
	b.negated = true
	d.raise(EventAttackDisabled, NewGroup(a), d.ReasonEffect, 0, d.ReasonPlayer, NoPlayer, 0)
	d.flush()
	return true
}

// dropNegation removes the mark of NegateAttack from the attacker.
func (d *Duel) dropNegation() {
	a := d.battle.attacker
	if a == nil {
		return
	}
	for _, e := range a.OwnEffects() {
		if e.Code == EffectAttackDisabled {
			d.RemoveEffect(e)
		}
	}
	d.battle.negated = false
}

// ChainAttack lets the attacker, if the running effect affects it, attack once
// more right after this attack; with a target only that one (flow.md 16.7).
func (d *Duel) ChainAttack(target *Card) {
	a := d.battle.attacker
	if a == nil || d.ReasonEffect != nil && !a.AffectedBy(d.ReasonEffect) {
		return
	}
	d.battle.chain = chainAttack{active: true, attacker: a, target: target}
}

// CanChainAttack reports whether the card could attack once more, having
// announced fewer than most attacks (0: any number); see flow.md 16.7.
func (c *Card) CanChainAttack(most int, monstersOnly bool) bool {
	d := c.duel
	b := &d.battle
	if b.attacker != c || !same(c, b.attackerStay) || c.Controller != d.Turn.Player || c.Is(StatusBattleDestroyed) ||
		d.playerAffected(d.Turn.Player, EffectCannotAttackAnnounce) || !d.mayAnnounce(c) {
		return false
	}
	if most != 0 && c.Battle.Attacks >= most || most == 2 && c.affectedBy(EffectExtraAttack) {
		return false
	}
	held := b.chain
	b.chain = chainAttack{active: true, attacker: c}
	r := d.reachOf(c, true)
	b.chain = held
	return len(r.targets) > 0 || !monstersOnly && r.direct
}

// ChangeAttackTarget redirects the attack to a monster, or to the player for
// nil, and reports whether it did. ignore allows any monster (flow.md 16.7).
func (d *Duel) ChangeAttackTarget(target *Card, ignore bool) bool {
	b := &d.battle
	a := b.attacker
	if a == nil || d.attackCancelled() || !d.ableToAttack(a) {
		return false
	}
	if target == nil {
		if a.affectedBy(EffectCannotDirectAttack) {
			return false
		}
	} else if !ignore && !slices.Contains(d.reachOf(a, true).targets, target) {
		return false
	}
	b.target, b.redirected, b.replayDue = target, target == nil, false
	d.rememberMonsters()
	d.tellAttack()
	if target != nil {
		ep := d.Turn.Player
		if target.Controller == ep {
			ep = ep.Opponent()
		}
		d.raiseSingle(target, EventBeBattleTarget, nil, nil, ReasonReplace, 0, ep, 0)
		d.raise(EventBeBattleTarget, NewGroup(target), nil, ReasonReplace, 0, ep, 0)
		d.flush()
	}
	return true
}

// ChangeAttacker makes c the attacker; the old attacker's attack counts as
// made, and unless ignoreCount so does c's (flow.md 16.7).
func (d *Duel) ChangeAttacker(c *Card, ignoreCount bool) {
	b := &d.battle
	if b.attacker == nil || c == b.attacker {
		return
	}
	d.countAttack()
	b.attacker = c
	d.recordBattlers()
	if !ignoreCount {
		d.countAnnouncement(c)
	}
}

// Attacker and AttackTarget are the monsters of the latest attack; a nil target
// is a direct attack.
func (d *Duel) Attacker() *Card { return d.battle.attacker }

// AttackTarget is what the latest attack is directed at, nil for the player.
func (d *Duel) AttackTarget() *Card { return d.battle.target }

// BattleTarget is the other side of the current attack (Card.GetBattleTarget).
func (c *Card) BattleTarget() *Card {
	switch b := &c.duel.battle; c {
	case b.attacker:
		return b.target
	case b.target:
		return b.attacker
	}
	return nil
}

// BattleMonsters are the battling monster p controls and the other, the
// attacker preferred; nil for none (Duel.GetBattleMonster).
func (d *Duel) BattleMonsters(p Player) (own, other *Card) {
	b := &d.battle
	if b.attacker == nil {
		return nil, nil
	}
	for _, c := range b.battlers() {
		switch {
		case c.Controller == p && own == nil:
			own = c
		case c.Controller != p && other == nil:
			other = c
		}
	}
	return own, other
}

// IsRelateToBattle reports whether the card is the same stay as the recorded
// attacker or target (flow.md 16.7).
func (c *Card) IsRelateToBattle() bool {
	b := &c.duel.battle
	return b.attacker == c && c.Stay == b.attackerStay || b.target == c && c.Stay == b.targetStay
}

// BattledCount is how many damage steps p's attacks went through this turn.
func (d *Duel) BattledCount(p Player) int { return d.battle.turn.battles[p] }

// AttackedGroup are the monsters the card's attacks were counted against this
// turn; a direct attack adds one to the number of entries (QUIRK).
func (c *Card) AttackedGroup() (cards *Group, entries int) { return groupOfRecords(c.Battle.Attacked) }

// BattledGroup are the monsters the card battled this turn, like AttackedGroup.
func (c *Card) BattledGroup() (cards *Group, entries int) { return groupOfRecords(c.Battle.Battled) }

func groupOfRecords(records []AttackOn) (*Group, int) {
	g := NewGroup()
	for _, r := range records {
		g.Add(r.Card)
	}
	return g, len(records)
}
