package ocg

// OwnEffects are all effects the card carries, in order of time stamps.
func (c *Card) OwnEffects() []*Effect {
	var all []*Effect
	for _, list := range c.effects.lists {
		for _, x := range list {
			all = append(all, x.effect)
		}
	}
	return sortByID(all)
}

// ActivateEffects are the card's activation effects (EFFECT_TYPE_ACTIVATE), by
// code, then age.
func (c *Card) ActivateEffects() []*Effect {
	var all []*Effect
	for _, x := range c.carried(byField) {
		if x.effect.Type&EffectTypeActivate != 0 {
			all = append(all, x.effect)
		}
	}
	return all
}

// IsHasEffect are the effects of a code on the card in order of time stamps;
// those whose count limit does not allow player p are left out, unless p is
// nobody.
func (c *Card) IsHasEffect(code uint32, p Player) []*Effect {
	all := c.effectsOf(code)
	if p == NoPlayer {
		return all
	}
	kept := all[:0]
	for _, e := range all {
		if e.CheckCountLimit(p) {
			kept = append(kept, e)
		}
	}
	return kept
}

// EffectCount is the number of effects of a code on the card.
func (c *Card) EffectCount(code uint32) int { return len(c.effectsOf(code)) }

// GetCardEffects is everything of a code on the card, of all codes if it is 0:
// its own, then FIELD effects it carries whether available or not, those of
// equips, of targeting cards (only for one code) and of materials, and auras,
// its own among them again. Within each kind all are by code
// (effects.md 2.4).
func (c *Card) GetCardEffects(code uint32) []*Effect {
	x := &c.duel.effects
	base := len(x.scratch)
	c.takePresent(c.carried(bySingle).ofAny(code))
	for _, o := range c.carried(byField).ofAny(code) {
		x.scratch = append(x.scratch, o.effect)
	}
	for _, o := range c.EquipCards {
		c.takePresent(o.carried(byEquip).ofAny(code))
	}
	if code != 0 {
		for _, o := range c.TargetedBy {
			c.takePresent(o.carried(byTarget).of(code))
		}
	}
	for _, o := range c.Attached {
		c.takePresent(o.carried(byMaterial).ofAny(code))
	}
	c.takeAuras(code)
	return x.keep(base)
}

// ofAny are the entries of a code, all if it is 0.
func (l carrier) ofAny(code uint32) carrier {
	if code == 0 {
		return l
	}
	return l.of(code)
}

// takePresent puts those of the effects that count onto the scratch stack.
func (c *Card) takePresent(list carrier) {
	x := &c.duel.effects
	for _, o := range list {
		if e := o.effect; e.present(c) {
			x.scratch = append(x.scratch, e)
		}
	}
}

// takeAuras does the same with the auras of a code, all codes if it is 0.
func (c *Card) takeAuras(code uint32) {
	x := &c.duel.effects
	codes := []uint32{code}
	if code == 0 {
		codes = x.codes()
	}
	for _, code := range codes {
		for _, e := range x.of(code).auras {
			if e.present(c) {
				x.scratch = append(x.scratch, e)
			}
		}
	}
}
