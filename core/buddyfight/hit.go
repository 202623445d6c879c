package buddyfight

// hit is step 9: whether the attack hits, what that does, then Penetrate
// (BF-ATK-17). Cards that left do not count, and an attack whose target left
// does not hit (BF-EXT-12).
func (d *Duel) hit(b *Battle) {
	attackers := b.Attackers()
	switch {
	case len(attackers) == 0:
	case b.onPlayer:
		d.hitPlayer(b, attackers)
	case b.Target() != nil:
		d.hitMonster(b, attackers, b.Target())
	}
}

// hitPlayer deals the critical of the attacker (BF-ATK-20, -21).
func (d *Duel) hitPlayer(b *Battle, attackers []*Card) {
	opponent := b.Player.Opponent()
	if item := d.Item(opponent); item != nil && d.power(attackers) < d.Defense(item) {
		d.Emit(HitEvent{Power: d.power(attackers), Defense: d.Defense(item)})
		return
	}
	b.Hit = true
	d.Emit(HitEvent{Hit: true})
	if d.Rules.LinkDamage == LinkSum {
		total := 0
		for _, c := range attackers {
			total += d.Critical(c)
		}
		d.Damage(opponent, total, attackers[0], false)
		return
	}
	source := d.chooseCards(b.Player, DecideLinkCritical, attackers, 1, 1, false, Detail{})[0]
	d.Damage(opponent, d.Critical(source), source, false)
}

// hitMonster compares the power of all attackers with the defense and destroys
// the target; an attack that hit the center penetrates (BF-ATK-18, -19, -22, -23).
func (d *Duel) hitMonster(b *Battle, attackers []*Card, target *Card) {
	power, defense := d.power(attackers), d.Defense(target)
	b.Hit = power >= defense
	d.Emit(HitEvent{power, defense, b.Hit})
	if !b.Hit {
		return
	}
	inCenter := target.Zone == ZoneCenter
	b.destroyed = len(d.Destroy([]*Card{target}, ByBattle)) > 0
	if !inCenter || d.Rules.PenetrateOn == PenetrateOnDestroy && !b.destroyed {
		return
	}
	for _, c := range attackers {
		if d.Has(c, Penetrate) {
			d.keyword("Penetrate", c)
			d.Damage(b.Player.Opponent(), d.Critical(c), c, false)
		}
	}
}

func (d *Duel) power(cards []*Card) (total int) {
	for _, c := range cards {
		total += d.Power(c)
	}
	return total
}

// counterattack is the first half of step 11: the attacked card's player
// destroys one attacking monster whose own defense its power reaches
// (BF-ATK-25).
func (d *Duel) counterattack(b *Battle) {
	c := b.Target()
	if c == nil || !d.Has(c, Counterattack) {
		return
	}
	var weaker []*Card
	for _, a := range b.Attackers() {
		if a.IsMonster() && d.Defense(a) <= d.Power(c) {
			weaker = append(weaker, a)
		}
	}
	if len(weaker) == 0 {
		return
	}
	chosen := d.chooseCards(c.Controller, DecideCounterattack, weaker, 1, 1, false, Detail{Card: c})
	d.keyword("Counterattack", c)
	d.Destroy(chosen, ByCounterattack)
}

// doubleAttack is the second half of step 11: attackers with Double or Triple
// Attack may stand, once or twice a turn each (BF-ATK-26).
func (d *Duel) doubleAttack(b *Battle) {
	for _, c := range b.Attackers() {
		limit, word := d.extraAttacks(c)
		if !c.Rested || c.stood >= limit {
			continue
		}
		if d.Rules.DoubleAttack == May && !d.YesNo(b.Player, DecideDoubleAttack, c, "") {
			continue
		}
		c.stood++
		d.keyword(word, c)
		d.rest(c, false)
	}
}

// extraAttacks is how often a card may stand after attacking, by which keyword.
func (d *Duel) extraAttacks(c *Card) (int, string) {
	switch {
	case d.Has(c, TripleAttack):
		return 2, "Triple Attack"
	case d.Has(c, DoubleAttack):
		return 1, "Double Attack"
	}
	return 0, ""
}
