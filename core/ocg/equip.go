package ocg

// attachEquip makes c an equip of target, and target a card target of it,
// without any event or check (operations.md 19).
func (d *Duel) attachEquip(c, target *Card) {
	c.EquipTarget = target
	target.EquipCards = withCard(target.EquipCards, c)
	d.addCardTarget(c, target)
}

// unequip takes c off what it is equipped to, if anything; its card target
// relation to it ends too.
func (d *Duel) unequip(c *Card) {
	target := c.EquipTarget
	if target == nil {
		return
	}
	d.dropCardTarget(c, target)
	c.PrevEquipTarget, c.EquipTarget = target, nil
	target.EquipCards = withoutCard(target.EquipCards, c)
}

// dropEquips takes all equip cards off a card and gives them.
func (d *Duel) dropEquips(c *Card) *Group {
	equips := NewGroup(c.EquipCards...)
	for _, e := range equips.Cards() {
		d.unequip(e)
	}
	return equips
}

// Equip equips target with c, which goes to a spell and trap zone of p unless
// it is in one, and reports whether it did. With step the rest is done by
// EquipComplete. Equip limits are not asked here (operations.md 19; rules:
// OCG-EQUIP-01).
func (d *Duel) Equip(p Player, c, target *Card, faceUp, step bool) bool {
	if !c.AffectedBy(d.ReasonEffect) || c == target {
		return false
	}
	d.recountZones()
	if !target.In(LocationMzone) || target.FaceDown() || !c.In(LocationSzone) && d.freeSpellZones(p, p) <= 0 {
		d.sendUnequippable(c)
		return false
	}
	if !d.bringToEquip(p, c, faceUp) {
		return false
	}
	d.attachEquip(c, target)
	d.Emit(PairEvent{Kind: "equip", Card: c.Ref(), Target: target.Ref()})
	d.becomeEquip(c)
	if step {
		d.ops.equipped = append(d.ops.equipped, c)
		return true
	}
	d.switchOnEquips(NewGroup(c))
	d.refreshFlagged()
	d.tellEquips(NewGroup(c))
	return true
}

// sendUnequippable sends a card that cannot be equipped to the grave by rule.
func (d *Duel) sendUnequippable(c *Card) {
	if c.In(LocationGrave) || d.Rules.EquipStaysWithoutTarget && c.In(LocationMzone) {
		return
	}
	d.sendByRules(NewGroup(c))
}

// bringToEquip takes the card off its old target, or to a spell and trap zone.
func (d *Duel) bringToEquip(p Player, c *Card, faceUp bool) bool {
	switch {
	case c.EquipTarget != nil:
		d.unequip(c)
		d.enable(c, false)
	case c.In(LocationSzone):
		if faceUp && c.FaceDown() {
			d.changePositions(NewGroup(c), positionChange{player: p, to: toPosition(PosFaceup), enableNow: true})
		}
	default:
		pos := Position(PosFaceup)
		if !faceUp && c.FaceDown() {
			pos = PosFacedown
		}
		d.enable(c, false)
		c.ReasonPlayer = p
		return d.moveToField(moveArgs{card: c, mover: p, player: p, to: LocationSzone, pos: pos, zone: anyZone})
	}
	return true
}

// becomeEquip makes a card that is no printed Equip Card one while it stays
// (effects.md 11).
func (d *Duel) becomeEquip(c *Card) {
	if c.Data.Type&TypeEquip != 0 {
		return
	}
	e := d.NewEffect(c)
	e.Type, e.Flags = EffectTypeSingle, EffectFlagCannotDisable
	e.Reset = ResetEvent | ResetsStandard&^ResetLeave
	if c.Type()&TypeTrap != 0 {
		e.Code, e.Number = EffectAddType, TypeEquip
	} else {
		e.Code, e.Number = EffectChangeType, int64(TypeEquip|TypeSpell|c.Data.Type&(TypeUnion|TypeToken))
	}
	d.RegisterEffect(c, e, true)
}

// switchOnEquips switches the face-up ones of equip cards on.
func (d *Duel) switchOnEquips(cards *Group) {
	for _, c := range cards.Cards() {
		if c.FaceUp() {
			d.enable(c, true)
		}
	}
}

// tellEquips raises the events of equip cards.
func (d *Duel) tellEquips(cards *Group) {
	targets := NewGroup()
	for _, c := range cards.Cards() {
		targets.Add(c.EquipTarget)
	}
	for _, t := range targets.Cards() {
		d.raiseSingle(t, EventEquip, cards, d.ReasonEffect, 0, d.ReasonPlayer, NoPlayer, 0)
		d.addTimingHint(t.Controller, TimingEquip)
	}
	d.raise(EventEquip, cards, d.ReasonEffect, 0, d.ReasonPlayer, NoPlayer, 0)
	d.flush()
}

// EquipComplete finishes the equips made in steps since the running link began
// (operations.md 19).
func (d *Duel) EquipComplete() {
	if len(d.ops.equipped) == 0 {
		return
	}
	cards := NewGroup(d.ops.equipped...)
	d.switchOnEquips(cards)
	d.quickAdjust()
	d.tellEquips(cards)
}

// forgetEquipSteps ends the list of EquipComplete; it is called when a link has
// resolved.
func (d *Duel) forgetEquipSteps() { d.ops.equipped = nil }

// CheckEquipTarget reports whether the card may be equipped to target
// (operations.md 19).
func (c *Card) CheckEquipTarget(target *Card) bool {
	return c.affectedAgainst(EffectEquipLimit, target) && !c.unionClash(target)
}

// CheckUnionTarget is CheckEquipTarget by EFFECT_UNION_LIMIT.
func (c *Card) CheckUnionTarget(target *Card) bool {
	return c.affectedAgainst(EffectUnionLimit, target) && !c.unionClash(target)
}

// unionClash reports whether old and new union monsters would meet on target.
func (c *Card) unionClash(target *Card) bool {
	newer, older := target.UnionCount()
	return newer > 0 && c.affectedBy(EffectOldunionStatus) || older > 0 && c.affectedBy(EffectUnionStatus)
}

// UnionCount is the number of printed union monsters equipped to the card under
// the newer rules for unions, and under the older ones (Card.GetUnionCount).
func (c *Card) UnionCount() (newer, older int) {
	for _, e := range c.EquipCards {
		if e.Data.Type&TypeUnion == 0 {
			continue
		}
		newer += presence(e.affectedBy(EffectUnionStatus))
		older += presence(e.affectedBy(EffectOldunionStatus))
	}
	return newer, older
}
