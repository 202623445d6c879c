package ocg

// SetMaterial makes cards (nil for none) the materials c is summoned with: each
// one's reason card becomes c, then what checks materials on c looks at them
// (Card.SetMaterial, operations.md 16.1).
func (c *Card) SetMaterial(cards *Group) {
	c.Materials = nil
	if cards != nil {
		c.Materials = cards.Clone()
	}
	for _, m := range c.Materials.Cards() {
		m.ReasonCard = c
	}
	for _, e := range c.effectsOf(EffectMaterialCheck) {
		e.number(OfCard(c))
	}
}
