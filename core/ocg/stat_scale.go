package ocg

// LeftScale is the card's current left pendulum scale (effects.md 8.4).
func (c *Card) LeftScale() int {
	return c.scale(statLeftScale, int64(c.Data.LeftScale), EffectUpdateLscale, EffectChangeLscale)
}

// RightScale is the card's current right pendulum scale (effects.md 8.4).
func (c *Card) RightScale() int {
	return c.scale(statRightScale, int64(c.Data.RightScale), EffectUpdateRscale, EffectChangeRscale)
}

func (c *Card) scale(s stat, printed int64, update, change uint32) int {
	if !c.PZone || c.Location() != LocationSzone {
		return int(printed)
	}
	if v, busy := c.interim(s); busy {
		return int(v)
	}
	defer c.computing(s, printed).end()
	sum := levelSum{set: printed}
	for _, e := range c.effectsOfAll(update, change) {
		if value := e.number(OfCard(c)); e.Code == update {
			sum.add(e, value)
		} else {
			sum.set, sum.own = value, 0
		}
		c.reached(s, sum.total())
	}
	return int(sum.total())
}
