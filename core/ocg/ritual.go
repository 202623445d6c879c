package ocg

// RitualMaterial are the cards p can use for a ritual summon by the running
// effect; with checkLevel only cards with a level (Duel.GetRitualMaterial,
// operations.md 16.4; rules: OCG-RIT-03).
func (d *Duel) RitualMaterial(p Player, checkLevel bool) *Group {
	g := NewGroup()
	level := func(c *Card) bool { return !checkLevel || c.Level() > 0 }
	for _, c := range d.Zone(p, ZoneMonster) {
		if c != nil && level(c) && d.ritualTribute(c, p) {
			g.Add(c)
		}
	}
	if !d.noneOf(EffectExtraRelease) {
		for _, c := range d.Zone(p.Opponent(), ZoneMonster) {
			if c != nil && c.FaceUp() && level(c) && c.affectedBy(EffectExtraRelease) && d.ritualTribute(c, p) {
				g.Add(c)
			}
		}
	}
	for _, c := range d.Zone(p, ZoneHand) {
		if c.Data.Type&TypeMonster != 0 && c.IsReleasable(ReasonEffect, p) {
			g.Add(c)
		}
	}
	d.addExtraRitual(g, p, level)
	return g
}

// ritualTribute reports whether a monster on the field can be tributed by the
// running effect.
func (d *Duel) ritualTribute(c *Card, p Player) bool {
	e := d.ReasonEffect
	return (e == nil || c.AffectedBy(e)) && c.IsReleasableByEffect(e, p)
}

// addExtraRitual adds cards elsewhere that EFFECT_EXTRA_RITUAL_MATERIAL makes
// usable.
func (d *Duel) addExtraRitual(g *Group, p Player, level func(*Card) bool) {
	if d.noneOf(EffectExtraRitualMaterial) {
		return
	}
	for _, c := range d.Zone(p, ZoneGrave) {
		if c.Data.Type&TypeMonster != 0 && c.affectedBy(EffectExtraRitualMaterial) && d.CanRemove(c, p, PosFaceup, ReasonEffect) {
			g.Add(c)
		}
	}
	for _, zone := range [...][]*Card{d.Zone(p, ZoneDeck), d.Zone(p, ZoneExtra)} {
		for _, c := range zone {
			if level(c) && c.affectedBy(EffectExtraRitualMaterial) {
				g.Add(c)
			}
		}
	}
	for _, holder := range d.Zone(p, ZoneMonster) {
		if holder == nil {
			continue
		}
		for _, m := range holder.Attached {
			if level(m) && m.affectedBy(EffectExtraRitualMaterial) {
				g.Add(m)
			}
		}
	}
}

// ReleaseRitualMaterial disposes of the materials of a ritual summon: materials
// under monsters and deck and extra deck cards go to the grave, those in the
// grave are banished, all others are tributed (Duel.ReleaseRitualMaterial,
// operations.md 16.4; rules: OCG-RIT-05).
func (d *Duel) ReleaseRitualMaterial(g *Group) {
	const reason = ReasonRitual | ReasonEffect | ReasonMaterial
	sent, released, banished := NewGroup(), NewGroup(), NewGroup()
	for _, c := range g.Cards() {
		switch c.Location() {
		case LocationOverlay, LocationExtra, LocationDeck:
			sent.Add(c)
		case LocationGrave:
			banished.Add(c)
		default:
			released.Add(c)
		}
	}
	if sent.Len() > 0 {
		d.Send(sent, sendArgs{Reason: reason, Effect: d.ReasonEffect, By: d.ReasonPlayer, Owner: NoPlayer, To: LocationGrave, Pos: PosFaceup})
	}
	if released.Len() > 0 {
		d.Release(released, reason, d.ReasonPlayer)
	}
	if banished.Len() > 0 {
		d.Send(banished, sendArgs{Reason: reason, Effect: d.ReasonEffect, By: d.ReasonPlayer, Owner: NoPlayer, To: LocationRemoved, Pos: PosFaceup})
	}
}
