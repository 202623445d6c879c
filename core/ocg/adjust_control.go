package ocg

// adjustControl sends monsters to the side of the player who controls them by
// rights: first those that go to the turn player, then the others. A card whose
// effect brings this about too often in one adjustment is destroyed by rule
// (operations.md 18.3, flow.md 12.2).
func (d *Duel) adjustControl() bool {
	moved := false
	for _, to := range d.turnOrder() {
		wrong, excessive := NewGroup(), NewGroup()
		for _, c := range d.Zone(to.Opponent(), ZoneMonster) {
			if c == nil || c.rightfulController() != to || c.affectedBy(EffectCannotChangeControl) {
				continue
			}
			wrong.Add(c)
			if cause := c.controlCause(); cause != nil && d.ops.adjusting.control.count(cause) {
				excessive.Add(cause)
			}
		}
		switch {
		case excessive.Len() > 0:
			d.destroyByRules(excessive, 0)
			moved = true
		case wrong.Len() > 0:
			d.returnControl(wrong, to)
			moved = true
		}
	}
	return moved
}

// controlCause is the card whose conditional or continuous effect decides who
// controls the monster, or nil.
func (c *Card) controlCause() *Card {
	e := c.controlEffect()
	if e == nil || e.Is(EffectTypeSingle) && e.Condition == nil {
		return nil
	}
	return e.HandlerCard()
}

// returnControl is a change of control by rule.
func (d *Duel) returnControl(cards *Group, to Player) {
	d.takeControl(cards, controlChange{to: to, by: NoPlayer, chooser: NoPlayer, zone: anyZone})
}

// removeBrainwashing removes the unconditional control effects from the
// monsters under EFFECT_REMOVE_BRAINWASHING, which return to their owners
// (operations.md 18.3).
func (d *Duel) removeBrainwashing() bool {
	if d.noneOf(EffectRemoveBrainwashing) {
		return false
	}
	for _, p := range d.turnOrder() {
		for _, c := range d.Zone(p, ZoneMonster) {
			if c != nil && c.affectedBy(EffectRemoveBrainwashing) {
				d.dropControlEffects(c)
			}
		}
	}
	d.ops.controlStamp = max(d.ops.controlStamp, d.effects.stamp)
	return d.adjustControl()
}

// dropControlEffects removes the unconditional control effects on a card.
func (d *Duel) dropControlEffects(c *Card) {
	for _, e := range c.effectsOf(EffectSetControl) {
		if e.Is(EffectTypeSingle) && e.Condition == nil {
			d.RemoveEffect(e)
		}
	}
}
