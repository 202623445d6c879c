package ocg

import "duel/core"

// tributesFor collects what its controller can tribute for s.
func (d *Duel) tributesFor(s *Card, terms tributeTerms) (t tributeSets) {
	p := s.Controller
	extra := d.extraTributes(s, terms.position)
	usable := func(c *Card) bool {
		return (terms.material == nil || terms.material.Has(c)) && c.releasableForSummon(p, s)
	}
	for i, c := range d.Zone(p, ZoneMonster) {
		if c != nil && terms.releasable>>i&1 != 0 && usable(c) {
			t.own = append(t.own, c)
		}
	}
	for i, c := range d.Zone(p.Opponent(), ZoneMonster) {
		if c == nil || terms.releasable>>(16+i)&1 == 0 || !usable(c) {
			continue
		}
		switch {
		case c.affectedBy(EffectExtraRelease):
			t.must = append(t.must, c)
		case terms.toOpponent || extra.Has(c):
			t.own = append(t.own, c)
		case c.usableExtraRelease(p) != nil:
			t.oneOf = append(t.oneOf, c)
		}
	}
	for _, c := range extra.Cards() {
		if !c.In(LocationMzone) && usable(c) {
			t.own = append(t.own, c)
		}
	}
	return t
}

// extraTributes are the cards that EFFECT_ADD_EXTRA_TRIBUTE effects on s let
// be tributed for it; nil when there are no such effects.
func (d *Duel) extraTributes(s *Card, position Position) *Group {
	var found *Group
	for _, e := range s.effectsOf(EffectAddExtraTribute) {
		if e.number()&int64(position) == 0 {
			continue
		}
		if found == nil {
			found = NewGroup()
		}
		for p := range Player(2) {
			d.addFromRange(found, e, p, e.rangeFor(p))
		}
	}
	return found
}

// addFromRange adds the cards of a player at a location that e's target
// function accepts.
func (d *Duel) addFromRange(g *Group, e *Effect, p Player, at Location) {
	if at == 0 {
		return
	}
	for z := range zoneSpecs {
		for _, c := range d.Table.Zone(p, core.ZoneID(z)) {
			if c != nil && c.At(at) && e.accepts(OfCard(c)) {
				g.Add(c)
			}
		}
	}
}

// usableExtraRelease is the EFFECT_EXTRA_RELEASE_SUM on c with a use left, or nil.
func (c *Card) usableExtraRelease(p Player) *Effect {
	for _, e := range c.effectsOf(EffectExtraReleaseSum) {
		if e.CheckCountLimit(p) {
			return e
		}
	}
	return nil
}

// tributeWorth is how many tributes c counts for in the summon of s.
func (c *Card) tributeWorth(s *Card) int {
	switch {
	case c.countsFor(EffectTripleTribute, s):
		return 3
	case c.countsFor(EffectDoubleTribute, s):
		return 2
	}
	return 1
}

func (c *Card) countsFor(code uint32, s *Card) bool {
	if !c.affectedBy(code) {
		return false
	}
	for _, e := range c.effectsOf(code) {
		if e.truth(OfCard(s)) {
			return true
		}
	}
	return false
}

// worth is the number of tributes cards count for together.
func worth(cards []*Card, s *Card) (total int) {
	for _, c := range cards {
		total += c.tributeWorth(s)
	}
	return total
}

// worth is how many tributes the sets can give at most.
func (t *tributeSets) worth(s *Card) int {
	best := 0
	for _, c := range t.oneOf {
		best = max(best, c.tributeWorth(s))
	}
	return worth(t.own, s) + worth(t.must, s) + best
}

// tributesFeasible tells whether s can be summoned to toplayer's side, into the
// zones of the mask, with least to most tributes (operations.md 8.3).
func (d *Duel) tributesFeasible(s *Card, least, most int, toplayer Player, zone uint32, terms tributeTerms) bool {
	p := s.Controller
	free, limit := d.freeMainZones(s, toplayer, p, zone)
	if most <= 0 {
		return least <= most && free > 0 && limit > 0
	}
	terms.toOpponent = toplayer != p
	sets := d.tributesFor(s, terms)
	most = min(most, sets.worth(s))
	if most < least || free <= 0 && most <= 0 {
		return false
	}
	taken := sets.own
	if len(sets.must) > 0 && len(sets.must) >= least {
		taken = sets.must
	}
	onSide := 0
	for _, c := range taken {
		if c.Controller == toplayer && c.In(LocationMzone) {
			onSide++
			if zone>>c.Sequence()&1 != 0 {
				free++
			}
		}
	}
	need := 1 - limit
	return free > 0 && onSide >= need && max(most-len(sets.must), 0) >= need
}

// freeMainZones is how many of toplayer's main monster zones in the mask s
// could be put to, and how many more monsters the player may have at all.
func (d *Duel) freeMainZones(s *Card, toplayer, p Player, zone uint32) (free, limit int) {
	q := zoneQuestion{card: s, owner: toplayer, user: p, row: LocationMzone, reason: LocationReasonTofield, mask: zone}
	return freeIn(d.blockedMain(q), mainZones), d.monsterLimit(q)
}

// CheckTribute tells whether its controller could tribute summon s with least
// to most tributes out of material (nil for any), to toplayer's side and into
// the zones of the mask (Duel.CheckTribute).
func (d *Duel) CheckTribute(s *Card, least, most int, material *Group, toplayer Player, zone uint32) bool {
	return d.tributesFeasible(s, least, most, toplayer, zone, tributeTerms{material: material, releasable: anyTribute, position: PosFaceupAttack})
}

// TributeGroup are all cards that can be tributed for s (Duel.GetTributeGroup).
func (d *Duel) TributeGroup(s *Card) *Group {
	t := d.tributesFor(s, tributeTerms{releasable: anyTribute, position: PosFaceupAttack})
	return NewGroup(t.all()...)
}

// TributeCount is how many tributes for s the cards of material (nil for any)
// can give; toOpponent counts the opponent's monsters as one's own
// (Duel.GetTributeCount).
func (d *Duel) TributeCount(s *Card, material *Group, toOpponent bool) int {
	t := d.tributesFor(s, tributeTerms{material: material, toOpponent: toOpponent, releasable: anyTribute, position: PosFaceupAttack})
	return t.worth(s)
}

// tributeRequirement is how many tributes the summon (or set) of c takes, by
// its level and the effects that lower the number (operations.md 10.3). The
// player is the one whose count limits are looked at.
func (c *Card) tributeRequirement(p Player, set bool) (least, most int) {
	least = levelTributes(c.Level())
	if least == 0 {
		return 0, 0
	}
	most = least
	lessMin, lessMax := c.tributeDecrease(p, set)
	least = max(least-lessMin, 0)
	most = max(most-lessMax, least)
	return least, most
}

// levelTributes is how many tributes a level asks for (rules: OCG-NSUM-05,
// OCG-NSUM-06).
func levelTributes(level int) int {
	switch {
	case level < 5:
		return 0
	case level < 7:
		return 1
	}
	return 2
}

// tributeDecrease is by how much EFFECT_DECREASE_TRIBUTE(_SET) effects lower
// the least and the greatest number of tributes: the largest of those without
// count limit and each one with uses left; for sets only the last effect.
func (c *Card) tributeDecrease(p Player, set bool) (lessMin, lessMax int) {
	if set {
		for _, e := range c.effectsOf(EffectDecreaseTributeSet) {
			lessMin, lessMax = decreaseOf(e, c)
		}
		return lessMin, lessMax
	}
	limitedMin, limitedMax := 0, 0
	for _, e := range c.effectsOf(EffectDecreaseTribute) {
		low, high := decreaseOf(e, c)
		if !e.Has(EffectFlagCountLimit) {
			lessMin, lessMax = max(lessMin, low), max(lessMax, high)
		} else if e.CheckCountLimit(p) {
			limitedMin, limitedMax = limitedMin+low, limitedMax+high
		}
	}
	return lessMin + limitedMin, lessMax + limitedMax
}

// decreaseOf reads the two halves of a decrease effect's value.
func decreaseOf(e *Effect, c *Card) (low, high int) {
	v := e.number(OfCard(c))
	return int(v & 0xffff), int(v >> 16 & 0xffff)
}

// TributeRequirement is the least and greatest number of tributes the normal
// summon of c takes for its controller (Card.GetTributeRequirement).
func (c *Card) TributeRequirement() (least, most int) {
	return c.tributeRequirement(c.Controller, false)
}
