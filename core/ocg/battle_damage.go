package ocg

import "slices"

// sharing is how battle damage falls on the two players, while effects change
// it (flow.md 18).
type sharing struct {
	d    *Duel
	hit  hit
	p, q Player // the damaged player and the other
	mine *Card  // p's monster of the battle, nil in a direct attack
	both bool   // both take the same
}

// changedDamage is the damage after all effects that change battle damage.
func (d *Duel) changedDamage(h hit) [2]int {
	s := &sharing{d: d, hit: h, p: h.player, q: h.player.Opponent(), mine: h.other}
	s.share()
	s.passOn()
	dmg := &s.hit.damage
	for p := range Player(2) {
		dmg[p] = s.scale(p, dmg[p])
	}
	s.avoid()
	return *dmg
}

// share has both players take the same where an effect says so.
func (s *sharing) share() {
	dmg := &s.hit.damage
	if dmg[0] > 0 && dmg[1] > 0 {
		s.both = true
		return
	}
	if s.hit.dealer.affectedBy(EffectBothBattleDamage) || s.mine != nil && s.mine.affectedBy(EffectBothBattleDamage) {
		dmg[s.q], s.both = dmg[s.p], true
	}
}

// passOn has a player reflect damage, or take the other's too.
func (s *sharing) passOn() {
	if s.both {
		s.reflectShared()
		return
	}
	dmg := &s.hit.damage
	n := dmg[s.p]
	switch {
	case len(s.reflecting(s.p)) > 0:
		dmg[s.p], dmg[s.q] = 0, n
		if s.takesAlso(s.q) {
			dmg[s.p] = n
		}
	case s.takesAlso(s.p):
		dmg[s.q] = n
		if len(s.reflecting(s.q)) > 0 {
			dmg[s.p], dmg[s.q] = 2*n, 0
		}
	}
}

// reflectShared carries out one reflection of damage both take: first by
// effects of the attacker's controller, then by the opponent's.
func (s *sharing) reflectShared() {
	dmg := &s.hit.damage
	a := s.d.battle.attacker.Controller
	o := a.Opponent()
	for _, x := range [...]struct{ share, of Player }{{a, a}, {o, a}, {a, o}, {o, o}} {
		if slices.ContainsFunc(s.reflecting(x.share), func(e *Effect) bool { return e.HandlerPlayer() == x.of }) {
			other := x.share.Opponent()
			dmg[other] += dmg[x.share]
			dmg[x.share] = 0
			return
		}
	}
}

// monsterOf is a player's monster of the battle and its opponent.
func (s *sharing) monsterOf(p Player) (own, other *Card) {
	if p == s.p {
		return s.mine, s.hit.dealer
	}
	return s.hit.dealer, s.mine
}

// reflecting are the effects by which a player reflects battle damage.
func (s *sharing) reflecting(p Player) (effects []*Effect) {
	own, other := s.monsterOf(p)
	if own != nil {
		for _, e := range own.effectsOf(EffectReflectBattleDamage) {
			if e.number(OfCard(other)) != 0 {
				effects = append(effects, e)
			}
		}
	}
	return append(effects, s.d.playerEffects(p, EffectReflectBattleDamage)...)
}

// takesAlso reports whether the other player takes the damage of p as well.
func (s *sharing) takesAlso(p Player) bool {
	own, _ := s.monsterOf(p)
	return own != nil && own.affectedBy(EffectAlsoBattleDamage) || s.d.playerAffected(p, EffectAlsoBattleDamage)
}

// scale doubles, halves or replaces the damage of a player.
func (s *sharing) scale(p Player, n int) int {
	double, half, amount := false, false, 0
	for _, v := range s.changes(p) {
		switch {
		case isDouble(v):
			double = true
		case uint32(v) == halfDamage:
			half = true
		case v == 0:
			return 0
		case v > 0:
			amount = int(v)
		}
	}
	switch {
	case double && !half:
		n *= 2
	case half && !double:
		n /= 2
	}
	if amount > 0 && n > 0 {
		n = amount
	}
	return n
}

// changes are the values of all effects that change p's battle damage, the
// oldest first.
func (s *sharing) changes(p Player) (values []int64) {
	cards := append([]*Effect(nil), s.hit.dealer.effectsOf(EffectChangeBattleDamage)...)
	if s.mine != nil {
		cards = append(cards, s.mine.effectsOf(EffectChangeBattleDamage)...)
	}
	effects := append(slices.Clone(cards), s.d.playerEffects(p, EffectChangeBattleDamage)...)
	slices.SortStableFunc(effects, func(a, b *Effect) int { return a.ID - b.ID })
	for _, e := range effects {
		if slices.Contains(cards, e) {
			values = append(values, e.number(Int(p), OfCard(s.hit.dealer)))
		} else {
			values = append(values, e.number(OfCard(s.hit.dealer)))
		}
	}
	return values
}

// avoid takes away the damage of players that effects keep from any.
func (s *sharing) avoid() {
	for p := range Player(2) {
		own, other := s.monsterOf(p)
		if other != nil && other.affectedBy(EffectNoBattleDamage) || own != nil && own.avoids(other) || s.d.playerAffected(p, EffectAvoidBattleDamage) {
			s.hit.damage[p] = 0
		}
	}
}

// avoids reports whether the monster's player takes no battle damage from a
// battle with other, nil for none.
func (c *Card) avoids(other *Card) bool {
	return slices.ContainsFunc(c.effectsOf(EffectAvoidBattleDamage), func(e *Effect) bool { return e.number(OfCard(other)) != 0 })
}

// BattleDamage is the battle damage p is to take (Duel.GetBattleDamage).
func (d *Duel) BattleDamage(p Player) int { return d.battle.damage[p] }

// ChangeBattleDamage sets the battle damage p is to take; with check only if
// there is some (Duel.ChangeBattleDamage).
func (d *Duel) ChangeBattleDamage(p Player, n int, check bool) {
	if check && d.battle.damage[p] == 0 {
		return
	}
	d.battle.damage[p] = n
}
