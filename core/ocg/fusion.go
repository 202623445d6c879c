package ocg

// CheckFusionMaterial reports whether c, a fusion monster, could be fusion
// summoned out of group, with the cards it must use (nil: none); chkf is passed
// on to its procedures (Card.CheckFusionMaterial, operations.md 16.3).
func (c *Card) CheckFusionMaterial(group, must *Group, chkf int64) bool {
	return len(c.openFusions(group, must, chkf)) > 0
}

// openFusions are the fusion procedures of c that could use cards of group. The
// condition of a procedure is asked about materials, not whether it is in force.
func (c *Card) openFusions(group, must *Group, chkf int64) (open []*Effect) {
	for _, x := range c.carried(bySingle).of(EffectFusionMaterial) {
		if c.duel.fusionOpen(x.effect, group, must, chkf) {
			open = append(open, x.effect)
		}
	}
	return open
}

// fusionOpen asks the condition of a fusion procedure, which runs as the reason
// effect.
func (d *Duel) fusionOpen(e *Effect, group, must *Group, chkf int64) (open bool) {
	if e.Condition == nil {
		return false
	}
	args := []Value{OfGroup(group), OfGroup(must), Int(chkf), OfEffect(d.ReasonEffect)}
	d.withReason(e, d.ReasonPlayer, func() { open = first(e.ask(e.Condition, args)).Truth() })
	return open
}

// SelectFusionMaterial has p choose the materials of fc out of group by its
// fusion procedure, which reports them by SetFusionMaterial. QUIRK: without a
// procedure that fits, the result is that of the previous selection
// (Duel.SelectFusionMaterial, operations.md 16.3).
func (d *Duel) SelectFusionMaterial(p Player, fc *Card, group, must *Group, chkf int64) *Group {
	if procedures := fc.openFusions(group, must, chkf); len(procedures) > 0 {
		e := procedures[d.chooseText(p, descriptions(procedures))]
		ev := Event{Cards: group, Effect: e, By: p}
		if e.Operation != nil {
			d.process(e, slotOperation, p, e.Operation, eventArgs(e, p, &ev, OfGroup(must), Int(chkf), OfEffect(d.ReasonEffect))...)
		}
	}
	if d.summons.fusion == nil {
		return NewGroup()
	}
	return d.summons.fusion.Clone()
}

// SetFusionMaterial reports the materials a fusion procedure chose
// (Duel.SetFusionMaterial).
func (d *Duel) SetFusionMaterial(g *Group) { d.summons.fusion = g.Clone() }

// FusionMaterial are the cards p could think of as fusion materials: monsters on
// the field and in hand, and cards in hand, spell zones and grave that may be
// used as such (Duel.GetFusionMaterial).
func (d *Duel) FusionMaterial(p Player) *Group {
	g := NewGroup()
	for _, c := range d.Zone(p, ZoneMonster) {
		g.Add(c)
	}
	for _, c := range d.Zone(p, ZoneHand) {
		if c.Data.Type&TypeMonster != 0 || c.affectedBy(EffectExtraFusionMaterial) {
			g.Add(c)
		}
	}
	d.addAffected(g, d.Zone(p, ZoneSpell), EffectExtraFusionMaterial)
	d.addAffected(g, d.Zone(p, ZoneGrave), EffectExtraFusionMaterial)
	return g
}

// addAffected adds the cards of a zone that an effect of a code applies to.
func (d *Duel) addAffected(g *Group, zone []*Card, code uint32) {
	if d.noneOf(code) {
		return
	}
	for _, c := range zone {
		if c != nil && c.affectedBy(code) {
			g.Add(c)
		}
	}
}

// CheckFusionSubstitute reports whether c can stand in for a fusion material of
// fc (Card.CheckFusionSubstitute).
func (c *Card) CheckFusionSubstitute(fc *Card) bool {
	for _, e := range c.effectsOf(EffectFusionSubstitute) {
		if !e.hasFunc() && e.Number == 0 || e.truth(OfCard(fc)) {
			return true
		}
	}
	return false
}

// IsFusionSummonableCard reports whether c is a fusion monster whose summoning
// conditions allow a fusion summon by the running effect and player
// (Card.IsFusionSummonableCard).
func (c *Card) IsFusionSummonableCard(summonType uint32) bool {
	d := c.duel
	if c.Data.Type&TypeFusion == 0 {
		return false
	}
	for _, e := range c.effectsOf(EffectSpsummonCondition) {
		if !e.truth(OfEffect(d.ReasonEffect), Int(d.ReasonPlayer), Int(summonType|SummonTypeFusion), Int(0), Int(0)) {
			return false
		}
	}
	return true
}
