package ocg

// Changes of damage that are no amounts.
const (
	doubleDamage = 0x80000000
	halfDamage   = 0x80000001
)

// computeBattle works out the battle damage of both players and which monsters
// are beaten (flow.md 18).
func (d *Duel) computeBattle() {
	b := &d.battle
	b.damage, b.dealer, b.toEffect = [2]int{}, nil, nil
	for _, c := range b.battlers() {
		c.SetStatus(StatusBattleResult, false)
	}
	h := d.compareBattlers()
	if h.dealer == nil {
		return
	}
	b.dealer = h.dealer
	if e := h.dealer.effectsOf(EffectBattleDamageToEffect); !h.piercing && len(e) > 0 {
		b.toEffect = e[0]
		b.damage = h.damage
		return
	}
	b.damage = d.changedDamage(h)
}

// hit is the damage of a battle before effects change it.
type hit struct {
	damage   [2]int
	dealer   *Card // nil: no damage
	other    *Card // the dealer's opponent in the battle, nil in a direct attack
	player   Player
	piercing bool
}

// compareBattlers compares the monsters and marks those beaten.
func (d *Duel) compareBattlers() (h hit) {
	a, t := d.battle.attacker, d.battle.target
	attack := a.attackingValue()
	h.dealer, h.other = a, t
	if t == nil {
		h.deal(a.Controller.Opponent(), attack)
		return h
	}
	defend := t.defendingValue()
	defending := t.Position&PosDefense != 0
	switch {
	case attack > defend && defending:
		d.beat(t, a)
		d.pierce(&h, attack-defend)
	case attack > defend:
		d.beat(t, a)
		h.deal(t.Controller, attack-defend)
	case attack < defend:
		if !defending {
			d.beat(a, t)
		}
		h.dealer, h.other = t, a
		h.deal(a.Controller, defend-attack)
	case !defending && (attack > 0 || d.Rules.ZeroAttackDestroys):
		d.beat(t, a)
		d.beat(a, t)
	}
	if h.damage == [2]int{} {
		h.dealer = nil
	}
	return h
}

// deal gives a player damage.
func (h *hit) deal(p Player, n int) {
	h.player = p
	h.damage[p] = n
}

// beat marks a monster to be destroyed by another, unless battle cannot
// destroy it.
func (d *Duel) beat(loser, winner *Card) {
	if loser.affectedAgainst(EffectIndestructableBattle, winner) {
		return
	}
	loser.SetStatus(StatusBattleResult, true)
}

// pierce deals damage through a defending monster: to the opponent of each
// piercing effect's player, doubled once if one of them says so.
func (d *Duel) pierce(h *hit, n int) {
	effects := h.dealer.effectsOf(EffectPierce)
	for _, e := range effects {
		if isDouble(e.number()) {
			n *= 2
			break
		}
	}
	for _, e := range effects {
		h.piercing = true
		if p := e.HandlerPlayer(); p.Valid() {
			h.deal(p.Opponent(), n)
		}
	}
}

func isDouble(v int64) bool { return uint32(v) == doubleDamage }

// attackingValue is what the attacker attacks with.
func (c *Card) attackingValue() int {
	n := int(c.Attack())
	if c.Position == PosFaceupDefense {
		for _, e := range c.effectsOf(EffectDefenseAttack) {
			if e.number(OfCard(c)) != 0 {
				n = int(c.Defense())
				break
			}
		}
	}
	return c.battleStat(n)
}

// defendingValue is what an attacked monster defends itself with.
func (c *Card) defendingValue() int {
	if c.Position&PosDefense != 0 {
		return c.battleStat(int(c.Defense()))
	}
	return c.battleStat(int(c.Attack()))
}

// battleStat is the value unless an effect has the monster battle with another.
func (c *Card) battleStat(n int) int {
	for _, e := range c.effectsOf(EffectChangeBattleStat) {
		n = int(e.number(OfCard(c)))
	}
	return n
}
