package ocg

import "slices"

// examination is what testing cards for destruction finds.
type examination struct {
	by          Player
	out         []*Card   // cards that leave the operation
	substitutes []*Card   // cards destroyed instead
	savers      []*Effect // effects to be used once each, in the order found
}

// useLater notes an effect that saved a card.
func (x *examination) useLater(e *Effect) {
	if !slices.Contains(x.savers, e) {
		x.savers = append(x.savers, e)
	}
}

// isSaved reports whether a card about to be destroyed is not, noting why
// (operations.md 6.1, step 1). Effects are asked in order and the first kind
// that saves it ends the asking.
func (d *Duel) isSaved(c *Card, x *examination) bool {
	if !c.destructible() {
		return true
	}
	if c.Reason&(ReasonRule|ReasonCost) == 0 && c.ReasonEffect != nil {
		if !c.AffectedBy(c.ReasonEffect) {
			return true
		}
		if e := savedFromEffect(c); e != nil {
			x.use(e)
			return true
		}
	}
	if e := saved(c); e != nil {
		x.use(e)
		return true
	}
	if d.savedByCount(c, x) {
		return true
	}
	return d.hasSubstitute(c, x)
}

// use notes an effect that saved a card unless the card goes by its own
// condition.
func (x *examination) use(e *Effect) {
	if x.by != PlayerSelfDes {
		x.useLater(e)
	}
}

// destructible reports whether the card lies where it can be destroyed.
func (c *Card) destructible() bool {
	return !c.In(LocationOverlay | LocationGrave | LocationRemoved)
}

// savedFromEffect is the first EFFECT_INDESTRUCTABLE_EFFECT that saves the card.
func savedFromEffect(c *Card) *Effect {
	for _, e := range c.effectsOf(EffectIndestructableEffect) {
		if e.truth(OfEffect(c.ReasonEffect), Int(c.ReasonPlayer), OfCard(c)) {
			return e
		}
	}
	return nil
}

// saved is the first EFFECT_INDESTRUCTABLE that saves the card.
func saved(c *Card) *Effect {
	for _, e := range c.effectsOf(EffectIndestructable) {
		if e.truth(OfEffect(c.ReasonEffect), Int(c.Reason), Int(c.ReasonPlayer)) {
			return e
		}
	}
	return nil
}

// savedByCount asks every EFFECT_INDESTRUCTABLE_COUNT. QUIRK: several can be
// used up for one destruction.
func (d *Duel) savedByCount(c *Card, x *examination) (saved bool) {
	for _, e := range c.effectsOf(EffectIndestructableCount) {
		if e.Has(EffectFlagCountLimit) {
			if e.CheckCountLimit(e.HandlerPlayer()) && e.truth(OfEffect(c.ReasonEffect), Int(c.Reason), Int(c.ReasonPlayer)) {
				x.useLater(e)
				saved = true
			}
			continue
		}
		limit := e.number(OfEffect(c.ReasonEffect), Int(c.Reason), Int(c.ReasonPlayer))
		if limit <= 0 {
			continue
		}
		if int64(c.sparedTimes(e)) < limit {
			x.useLater(e)
			saved = true
		}
		c.countSpared(e)
	}
	return saved
}

// hasSubstitute reports whether other cards are destroyed instead, all those
// whose EFFECT_DESTROY_SUBSTITUTE agrees.
func (d *Duel) hasSubstitute(c *Card, x *examination) (found bool) {
	for _, e := range c.effectsOf(EffectDestroySubstitute) {
		if e.truth(OfEffect(c.ReasonEffect), Int(c.Reason), Int(c.ReasonPlayer)) {
			x.substitutes = append(x.substitutes, e.HandlerCard())
			found = true
		}
	}
	return found
}

// IsDestructable reports whether the card lies where it can be destroyed and,
// with an effect, whether that effect could destroy it now; nothing is counted
// (operations.md 6.1).
func (c *Card) IsDestructable(e *Effect) bool {
	if !c.destructible() {
		return false
	}
	if e == nil {
		return true
	}
	if !c.AffectedBy(e) {
		return false
	}
	old := reasonSet{c.Reason, c.ReasonEffect, c.ReasonPlayer}
	c.setReason(ReasonEffect, e, c.duel.ReasonPlayer)
	ok := savedFromEffect(c) == nil && saved(c) == nil && !c.countWouldSave()
	c.setReason(old.reason, old.effect, old.player)
	return ok
}

// countWouldSave reports whether an EFFECT_INDESTRUCTABLE_COUNT would save the
// card.
func (c *Card) countWouldSave() bool {
	for _, e := range c.effectsOf(EffectIndestructableCount) {
		limit := e.number(OfEffect(c.ReasonEffect), Int(c.Reason), Int(c.ReasonPlayer))
		if e.Has(EffectFlagCountLimit) {
			if limit != 0 && e.CheckCountLimit(e.HandlerPlayer()) {
				return true
			}
		} else if int64(c.sparedTimes(e)) < limit {
			return true
		}
	}
	return false
}
