package ocg

// arenaSize is how many effects of handed out lists share one allocation.
const arenaSize = 512

// keep hands out the effects collected on the scratch stack since base, in a
// slice of their own, and frees the stack.
func (x *effectIndex) keep(base int) []*Effect {
	found := x.scratch[base:]
	n := len(found)
	if n == 0 {
		return nil
	}
	if len(x.arena) < n {
		x.arena = make([]*Effect, max(arenaSize, n))
	}
	out := x.arena[:n:n]
	x.arena = x.arena[n:]
	copy(out, found)
	clear(found)
	x.scratch = x.scratch[:base]
	return out
}

// sortByID orders effects by time stamp, in place: the lists are short and
// nearly in order.
func sortByID(list []*Effect) []*Effect {
	for i := 1; i < len(list); i++ {
		for j := i; j > 0 && list[j].ID < list[j-1].ID; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
	return list
}

// noneOf reports whether no effect of the code is registered on any card or
// player, so that every question about it is answered.
func (d *Duel) noneOf(code uint32) bool {
	i := d.effects.of(code)
	return len(i.auras) == 0 && i.carried == [carriers]int{}
}

// sources calls visit for every effect of the code that could concern the
// card, in the order of effects.md 2.4: its own, those of its equips, of cards
// it is a target of, of its materials, and auras. It stops when visit says so.
func (c *Card) sources(code uint32, visit func(*Effect) bool) bool {
	i := c.duel.effects.of(code)
	if i.carried[bySingle] > 0 {
		for _, x := range c.carried(bySingle).of(code) {
			if visit(x.effect) {
				return true
			}
		}
	}
	if c.nearby(i, code, visit) {
		return true
	}
	for _, e := range i.auras {
		if visit(e) {
			return true
		}
	}
	return false
}

// nearby visits the effects of equips, targeting cards and materials.
func (c *Card) nearby(i *codeIndex, code uint32, visit func(*Effect) bool) bool {
	return i.carried[byEquip] > 0 && visitCarried(c.EquipCards, byEquip, code, visit) ||
		i.carried[byTarget] > 0 && visitCarried(c.TargetedBy, byTarget, code, visit) ||
		i.carried[byMaterial] > 0 && visitCarried(c.Attached, byMaterial, code, visit)
}

func visitCarried(cards []*Card, k carrierKind, code uint32, visit func(*Effect) bool) bool {
	for _, o := range cards {
		for _, x := range o.carried(k).of(code) {
			if k == byMaterial && x.effect.Type&EffectTypeField != 0 {
				continue
			}
			if visit(x.effect) {
				return true
			}
		}
	}
	return false
}

// quiet reports whether nothing at all of the code could concern the card, by
// counts alone.
func (c *Card) quiet(i *codeIndex, code uint32) bool {
	return len(i.auras) == 0 &&
		(i.carried[bySingle] == 0 || len(c.carried(bySingle).of(code)) == 0) &&
		(i.carried[byEquip] == 0 || len(c.EquipCards) == 0) &&
		(i.carried[byTarget] == 0 || len(c.TargetedBy) == 0) &&
		(i.carried[byMaterial] == 0 || len(c.Attached) == 0)
}

// counts reports, for collecting, whether an effect is available, applies to
// the card and the card is not immune: condition before target. A condition
// that was false is asked even for cards out of reach, since finding it true
// renews the time stamp.
func (e *Effect) counts(c *Card) bool {
	if (e.Condition == nil || e.state.held) && !e.reaches(c) {
		return false
	}
	return e.inForce() && e.conditionHolds() && e.appliesTo(c) && e.getsThrough(c)
}

// present is counts in the order of presence tests: target before condition.
func (e *Effect) present(c *Card) bool {
	return e.reaches(c) && e.inForce() && e.wants(c) && e.conditionHolds() && e.getsThrough(c)
}

// getsThrough reports whether the card's immunity does not stop the effect; it
// is not asked for effects on the card itself without a range.
func (e *Effect) getsThrough(c *Card) bool {
	if e.Type&EffectTypeSingle != 0 && e.Flags&EffectFlagSingleRange == 0 {
		return true
	}
	return c.AffectedBy(e)
}

// effectsOf are the effects of a code on the card, in order of time stamps
// (effects.md 2.4). The caller may keep the slice.
func (c *Card) effectsOf(code uint32) []*Effect {
	x := &c.duel.effects
	if c.quiet(x.of(code), code) {
		return nil
	}
	base := len(x.scratch)
	c.sources(code, func(e *Effect) bool {
		if e.counts(c) {
			x.scratch = append(x.scratch, e)
		}
		return false
	})
	return sortByID(x.keep(base))
}

// affectedBy reports whether there is an effect of the code on the card.
func (c *Card) affectedBy(code uint32) bool {
	return c.presentEffect(code) != nil
}

// presentEffect is the first effect of the code on the card in the order of
// sources, or nil.
func (c *Card) presentEffect(code uint32) *Effect {
	if c.quiet(c.duel.effects.of(code), code) {
		return nil
	}
	var found *Effect
	c.sources(code, func(e *Effect) bool {
		if e.present(c) {
			found = e
		}
		return found != nil
	})
	return found
}

// affectedAgainst reports whether there is an effect of the code on the card
// whose value (e,other) is not 0.
func (c *Card) affectedAgainst(code uint32, other *Card) bool {
	if c.quiet(c.duel.effects.of(code), code) {
		return false
	}
	return c.sources(code, func(e *Effect) bool { return e.present(c) && e.number(OfCard(other)) != 0 })
}

// attachedEffects are the effects of a code of the card itself, its equips,
// targeting cards and materials, whether available or not, in order of time
// stamps (operations.md 7.2).
func (c *Card) attachedEffects(code uint32) []*Effect {
	x := &c.duel.effects
	i := x.of(code)
	base := len(x.scratch)
	take := func(e *Effect) bool {
		x.scratch = append(x.scratch, e)
		return false
	}
	for _, o := range c.carried(bySingle).of(code) {
		take(o.effect)
	}
	c.nearby(i, code, take)
	return sortByID(x.keep(base))
}

// procedures are the available FIELD effects of a code that the card carries
// for itself, such as SPSUMMON_PROC, in order of time stamps.
func (c *Card) procedures(code uint32) []*Effect {
	x := &c.duel.effects
	if x.of(code).carried[byField] == 0 {
		return nil
	}
	base := len(x.scratch)
	for _, o := range c.carried(byField).of(code) {
		if o.effect.Available() {
			x.scratch = append(x.scratch, o.effect)
		}
	}
	return sortByID(x.keep(base))
}

// playerEffects are the effects of a code on a player, in order of time stamps.
func (d *Duel) playerEffects(p Player, code uint32) []*Effect {
	return sortByID(d.listedPlayerEffects(p, code))
}

// listedPlayerEffects is playerEffects in order of entry.
func (d *Duel) listedPlayerEffects(p Player, code uint32) []*Effect {
	x := &d.effects
	auras := x.of(code).auras
	if len(auras) == 0 {
		return nil
	}
	base := len(x.scratch)
	for _, e := range auras {
		if e.affectsPlayer(p) {
			x.scratch = append(x.scratch, e)
		}
	}
	return x.keep(base)
}

// playerAffected reports whether there is an effect of the code on the player.
func (d *Duel) playerAffected(p Player, code uint32) bool { return d.PlayerAffectedBy(p, code) != nil }

// PlayerAffectedBy is the first effect of a code on a player in order of entry,
// or nil.
func (d *Duel) PlayerAffectedBy(p Player, code uint32) *Effect {
	for _, e := range d.effects.of(code).auras {
		if e.affectsPlayer(p) {
			return e
		}
	}
	return nil
}

// GetPlayerEffects are the effects of a code on a player in order of entry; of
// all codes, ascending, if the code is 0.
func (d *Duel) GetPlayerEffects(p Player, code uint32) []*Effect {
	if code != 0 {
		return d.listedPlayerEffects(p, code)
	}
	var all []*Effect
	for _, code := range d.effects.codes() {
		all = append(all, d.listedPlayerEffects(p, code)...)
	}
	return all
}

// fieldEffects are the available continuous effects of a code, whoever they
// affect, in order of entry.
func (d *Duel) fieldEffects(code uint32) []*Effect {
	x := &d.effects
	auras := x.of(code).auras
	if len(auras) == 0 {
		return nil
	}
	base := len(x.scratch)
	for _, e := range auras {
		if e.Available() {
			x.scratch = append(x.scratch, e)
		}
	}
	return x.keep(base)
}

// continuousEffects are the CONTINUOUS effects of a code in order of entry.
func (d *Duel) continuousEffects(code uint32) []*Effect { return d.effects.of(code).continuous }

// activated are the effects of one activated kind (an EFFECT_TYPE_ bit) and
// code, in order of entry. Ignition effects are asked by ignitions.
func (d *Duel) activated(kind, code uint32) []*Effect {
	if list := d.effects.of(code).list(kind); list != nil {
		return *list
	}
	return nil
}

// ignitions are all ignition effects, by code and in order of entry.
func (d *Duel) ignitions() []*Effect { return d.effects.ignitions }
