package ocg

// AffectedBy reports whether the card can be affected by the effect: nothing
// affects a card being summoned but what forbids to stop the summon, and
// immunities of the card speak (effects.md 2.5). No effect affects everything.
func (c *Card) AffectedBy(e *Effect) bool {
	if e == nil {
		return true
	}
	if c.Is(StatusSummoning) && e.Code != EffectCannotDisableSummon && e.Code != EffectCannotDisableSpsummon {
		return false
	}
	if e.Flags&EffectFlagIgnoreImmune != 0 || len(c.effects.immunities) == 0 {
		return true
	}
	for _, immune := range c.effects.immunities {
		if (immune.hasFunc() || immune.Number != 0) && immune.Available() && immune.truth(OfEffect(e), OfCard(c)) {
			return false
		}
	}
	return true
}

// snapshotImmunities gathers the immunities on the card anew. Until the next
// time a new one does nothing and a removed one still protects.
func (c *Card) snapshotImmunities() {
	x := &c.duel.effects
	if c.quiet(x.of(EffectImmuneEffect), EffectImmuneEffect) {
		c.effects.immunities = nil
		return
	}
	base := len(x.scratch)
	c.sources(EffectImmuneEffect, func(e *Effect) bool {
		if e.appliesTo(c) {
			x.scratch = append(x.scratch, e)
		}
		return false
	})
	c.effects.immunities = sortByID(x.keep(base))
}
