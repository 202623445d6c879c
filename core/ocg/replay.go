package ocg

import "slices"

// watchAttack is the part of an adjustment that looks whether the attack under
// way can go on (flow.md 16.5).
func (d *Duel) watchAttack() {
	b := &d.battle
	switch b.stage {
	case declared:
		d.watchDeclared()
	case inDamage:
		a, t := b.attacker, b.target
		if !standsInBattle(a, b.attackerStay, b.attackerSide) || a.inDefense() || t != nil && !standsInBattle(t, b.targetStay, b.targetSide) {
			a.SetStatus(StatusAttackCanceled, true)
		}
	}
}

func standsInBattle(c *Card, stay uint64, side Player) bool {
	return same(c, stay) && c.Controller == side
}

// inDefense reports whether a monster is in a position it cannot attack in.
func (c *Card) inDefense() bool {
	return c.Position&PosDefense != 0 && !c.affectedBy(EffectDefenseAttack)
}

func (d *Duel) watchDeclared() {
	b := &d.battle
	a := b.attacker
	if a.Is(StatusAttackCanceled) && !a.unstoppable() {
		return
	}
	if !standsInBattle(a, b.attackerStay, b.attackerSide) || !d.ableToAttack(a) {
		a.SetStatus(StatusAttackCanceled, true)
		return
	}
	if !sameStays(b.monsters, d.opposingStays()) || !d.targetLegal() {
		b.replayDue = true
	}
}

// sameStays reports whether both lists hold the same stays.
func sameStays(a, b []uint64) bool {
	if len(a) != len(b) {
		return false
	}
	for _, stay := range a {
		if !slices.Contains(b, stay) {
			return false
		}
	}
	return true
}

// targetLegal reports whether what is attacked can still be attacked.
func (d *Duel) targetLegal() bool {
	b := &d.battle
	r := d.reachOf(b.attacker, false)
	if b.target == nil {
		return r.direct
	}
	return slices.Contains(r.targets, b.target)
}

// replay lets the turn player choose a target anew and announces the attack
// again; false when the attack ends instead (flow.md 16.5).
func (d *Duel) replay() bool {
	b := &d.battle
	if d.Rules.StoreAttackReplays {
		return false
	}
	if r := d.reachOf(b.attacker, true); len(r.targets) == 0 && !r.direct {
		return false
	}
	forced := b.attacker.affectedBy(EffectMustAttack)
	if !forced && !d.yesNo(d.Turn.Player, textReplay) {
		return false
	}
	if d.chooseTarget(!forced) != targetChosen {
		return false
	}
	d.announceAttack(true)
	return true
}

// exchangeMonsters notes that an effect exchanged two monsters' sides, where
// only the number of monsters matters: it is the one change of the opponent's
// monsters that never changes their number.
func (d *Duel) exchangeMonsters(a, b *Card) {
	if !d.Rules.ReplayOnNumber {
		return
	}
	left, came := a, b
	if a.Controller == d.Turn.Player.Opponent() {
		left, came = b, a
	}
	if i := slices.Index(d.battle.monsters, left.Stay); i >= 0 {
		d.battle.monsters[i] = came.Stay
	}
}
