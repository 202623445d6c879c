package ocg

import "slices"

// ableToAttack reports whether a monster's position and the effects on it let
// it attack at all (flow.md 16.2, first part). QUIRK: face-up cards elsewhere,
// which are in both positions at once, are able to.
func (d *Duel) ableToAttack(c *Card) bool {
	if c.Position&PosFaceupAttack == 0 && !(c.Position == PosFaceupDefense && c.affectedBy(EffectDefenseAttack)) {
		return false
	}
	if c.Is(StatusForbidden) {
		return false
	}
	return c.unstoppable() || !c.affectedBy(EffectCannotAttack) && !c.affectedBy(EffectAttackDisabled)
}

// unstoppable reports whether no effect stops the monster's attacks.
func (c *Card) unstoppable() bool { return c.affectedBy(EffectUnstoppableAttack) }

// CanAttack is Card.CanAttack: as far as the monster itself is concerned, and
// not while the turn player's battle phase is skipped.
func (c *Card) CanAttack() bool {
	d := c.duel
	return d.ableToAttack(c) && !d.playerAffected(d.Turn.Player, EffectSkipBp)
}

// mayAnnounce reports whether a monster may announce an attack and its costs
// can be paid (flow.md 16.2).
func (d *Duel) mayAnnounce(c *Card) bool {
	if !d.ableToAttack(c) || !c.unstoppable() && c.affectedBy(EffectCannotAttackAnnounce) {
		return false
	}
	return d.payable(c, d.Turn.Player, EffectAttackCost)
}

// reach is what a monster can attack.
type reach struct {
	targets []*Card
	direct  bool
	forcing []*Effect // MUST_ATTACK_MONSTER effects that name the targets
}

// targetKind is which rule decides what a monster can attack (flow.md 16.3).
type targetKind uint8

const (
	onlyAttackable targetKind = iota + 1 // some monsters are the only ones that can be attacked
	onlyNamed                            // the attacker can only attack certain monsters
	mustNamed                            // the attacker has to attack certain monsters
	anyTarget
)

// reachOf is what c can attack. choosing leaves out monsters that cannot be
// selected although they stand in the way (flow.md 16.3).
func (d *Duel) reachOf(c *Card, choosing bool) (r reach) {
	kind, candidates, forcing := d.candidates(c)
	r.forcing = forcing
	chained := d.battle.chain.active && d.battle.chain.attacker == c
	spent := !chained && c.attacksSpent()
	switch {
	case spent:
		candidates = c.stillOpen(candidates)
	case chained && d.battle.chain.target != nil:
		candidates = slices.DeleteFunc(candidates, func(t *Card) bool { return t != d.battle.chain.target })
	}
	inTheWay := 0
	for _, t := range candidates {
		if kind != onlyAttackable && t.affectedAgainst(EffectIgnoreBattleTarget, c) {
			continue
		}
		if t.Controller != c.Controller {
			inTheWay++
		}
		if choosing && (kind == onlyNamed || kind == anyTarget) && !selectable(t, c) {
			continue
		}
		r.targets = append(r.targets, t)
	}
	r.direct = kind == anyTarget && !spent && d.directPossible(c, inTheWay, chained)
	return r
}

// candidates are the monsters c may attack by the first rule that applies to it.
func (d *Duel) candidates(c *Card) (kind targetKind, cards []*Card, forcing []*Effect) {
	opposing := d.monstersOf(c.Controller.Opponent())
	only := filterCards(opposing, func(t *Card) bool { return t.affectedBy(EffectOnlyBeAttacked) })
	if len(only) > 0 {
		return onlyAttackable, loneCard(only), nil
	}
	if named := c.effectsOf(EffectOnlyAttackMonster); len(named) > 0 {
		return onlyNamed, loneCard(filterCards(opposing, func(t *Card) bool { return anyNames(named, t) })), nil
	}
	if named := c.effectsOf(EffectMustAttackMonster); len(named) > 0 {
		return mustNamed, filterCards(opposing, func(t *Card) bool { return anyNames(named, t) }), named
	}
	if d.playerAffected(c.Controller, EffectSelfAttack) && !c.affectedBy(EffectAttackAll) {
		for _, own := range d.monstersOf(c.Controller) {
			if own != c {
				opposing = append(opposing, own)
			}
		}
	}
	return anyTarget, opposing, nil
}

// monstersOf are the cards in a player's monster zones.
func (d *Duel) monstersOf(p Player) []*Card {
	return filterCards(d.Zone(p, ZoneMonster), func(c *Card) bool { return c != nil })
}

func filterCards(cards []*Card, ok func(*Card) bool) (kept []*Card) {
	for _, c := range cards {
		if ok(c) {
			kept = append(kept, c)
		}
	}
	return kept
}

// loneCard is the only card; of several none can be attacked.
func loneCard(cards []*Card) []*Card {
	if len(cards) == 1 {
		return cards
	}
	return nil
}

// anyNames reports whether the value of one of the effects holds for a card.
func anyNames(effects []*Effect, c *Card) bool {
	return slices.ContainsFunc(effects, func(e *Effect) bool { return e.number(OfCard(c)) != 0 })
}

// selectable reports whether no effect keeps the attacker from selecting t.
func selectable(t, attacker *Card) bool {
	return !t.affectedAgainst(EffectCannotBeBattleTarget, attacker) && !attacker.affectedAgainst(EffectCannotSelectBattleTarget, t)
}

// IsCanBeBattleTarget reports whether the attacker could select the card
// (Card.IsCanBeBattleTarget).
func (c *Card) IsCanBeBattleTarget(attacker *Card) bool {
	return selectable(c, attacker) && !c.affectedAgainst(EffectIgnoreBattleTarget, attacker)
}

// greatest is the greatest value (e,c) of the effects of a code on the card, 0
// without any.
func (c *Card) greatest(code uint32) (n int) {
	for _, e := range c.effectsOf(code) {
		n = max(n, int(e.number(OfCard(c))))
	}
	return n
}

// attacksSpent reports whether the monster has made its ordinary and additional
// attacks.
func (c *Card) attacksSpent() bool {
	n := c.Battle.Attacks
	if n <= c.greatest(EffectExtraAttack) {
		return false
	}
	onMonsters := c.greatest(EffectExtraAttackMonster)
	return !(onMonsters > 0 && n <= onMonsters && !c.Battle.DirectCounted)
}

// stillOpen are the monsters an ATTACK_ALL effect still lets the card attack.
func (c *Card) stillOpen(candidates []*Card) []*Card {
	all := c.effectsOf(EffectAttackAll)
	if len(all) == 0 || c.Battle.AttackAllClosed {
		return nil
	}
	return filterCards(candidates, func(t *Card) bool {
		return all[0].truth(OfCard(t)) && int(all[0].number(OfCard(t))) > c.Battle.attacksOn(t)
	})
}

// attacksOn is how many attacks were counted against this stay of a monster.
func (b *BattleRecord) attacksOn(t *Card) int {
	for _, a := range b.Attacked {
		if a.Card == t && a.Stay == t.Stay {
			return a.Times
		}
	}
	return 0
}

// directPossible reports whether c can attack the player, with so many opposing
// monsters in the way.
func (d *Duel) directPossible(c *Card, inTheWay int, chained bool) bool {
	redirected := d.battle.redirected && d.battle.attacker == c && d.battle.stage == declared
	if inTheWay > 0 && !redirected && !c.affectedBy(EffectDirectAttack) || c.affectedBy(EffectCannotDirectAttack) {
		return false
	}
	if chained {
		return d.battle.chain.target == nil
	}
	return c.Battle.Attacks <= c.greatest(EffectExtraAttack)
}

// AttackableTargets are the monsters c can attack, and whether it can attack
// directly (Card.GetAttackableTarget).
func (c *Card) AttackableTargets() (targets *Group, direct bool) {
	r := c.duel.reachOf(c, true)
	return NewGroup(r.targets...), r.direct
}
