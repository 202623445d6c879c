package ocg

// AssumeProperty makes a property of the card (an ASSUME_ number) read v until
// no callback runs any more (effects.md 9.4).
func (c *Card) AssumeProperty(property int, v int64) {
	if c.effects.assumed == nil {
		c.effects.assumed = map[int]int64{}
		c.duel.effects.assumed = append(c.duel.effects.assumed, c)
	}
	c.effects.assumed[property] = v
}

// assumption is what a property of the card is assumed to be, if it is.
func (c *Card) assumption(property int) (v int64, ok bool) {
	if c.effects.assumed == nil {
		return 0, false
	}
	v, ok = c.effects.assumed[property]
	return v, ok
}

// AssumeReset ends all assumptions.
func (d *Duel) AssumeReset() {
	for _, c := range d.effects.assumed {
		c.effects.assumed = nil
	}
	d.effects.assumed = d.effects.assumed[:0]
}
