package ocg

// EnableCounterPermit lets counters of a type be put on the card at the
// locations; 0 is monster zones for a printed monster and spell zones for
// others. On the field the target function (e,c), if there is one, may refuse
// (api-card-effect-group.md 9.11).
func (c *Card) EnableCounterPermit(kind uint16, at Location, target Callback) {
	if at == 0 {
		at = LocationSzone | LocationFzone
		if c.Data.Type&TypeMonster != 0 {
			at = LocationMzone
		}
	}
	e := c.counterRule(EffectCounterPermit, kind, int64(at))
	e.Target = target
	c.duel.addToCard(c, e)
}

// SetCounterLimit lets at most n counters of a type lie on the card.
func (c *Card) SetCounterLimit(kind uint16, n int) {
	c.duel.addToCard(c, c.counterRule(EffectCounterLimit, kind, int64(n)))
}

func (c *Card) counterRule(code uint32, kind uint16, value int64) *Effect {
	e := c.duel.NewEffect(c)
	e.Type, e.Code, e.Number = EffectTypeSingle, code+uint32(kind), value
	return e
}
