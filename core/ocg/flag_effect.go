package ocg

const flagEffectBit = 0x10000000

// flagCode is the effect code of a flag.
func flagCode(id uint32) uint32 { return id&0xfffffff | flagEffectBit }

// RegisterFlagEffect marks the card: with a single effect that does nothing but
// carry a label until it is reset (effects.md 6.3).
func (c *Card) RegisterFlagEffect(id, reset, property uint32, count int, label int64, description TextID) *Effect {
	e := newFlag(c.duel, c, id, reset, property, count, label)
	e.Type, e.Description = EffectTypeSingle, description
	c.duel.addToCard(c, e)
	return e
}

func newFlag(d *Duel, owner *Card, id, reset, property uint32, count int, label int64) *Effect {
	e := d.NewEffect(owner)
	e.Code = flagCode(id)
	e.SetProperty(property|EffectFlagCannotDisable, 0)
	e.SetReset(reset, count)
	e.SetLabels(label)
	return e
}

// FlagEffects are the card's flags of an id, oldest first.
func (c *Card) FlagEffects(id uint32) []*Effect {
	var flags []*Effect
	for _, x := range c.carried(bySingle).of(flagCode(id)) {
		flags = append(flags, x.effect)
	}
	return flags
}

// FlagCount is the number of flags of an id on the card.
func (c *Card) FlagCount(id uint32) int { return len(c.carried(bySingle).of(flagCode(id))) }

// ResetFlagEffect ends all flags of an id on the card.
func (c *Card) ResetFlagEffect(id uint32) {
	for _, x := range c.carried(bySingle).of(flagCode(id)) {
		c.duel.RemoveEffect(x.effect)
	}
}

// RegisterFlagEffect marks a player (effects.md 6.3).
func (d *Duel) RegisterFlagEffect(p Player, id, reset, property uint32, count int, label int64) *Effect {
	e := newFlag(d, d.Dummy, id, reset, property|EffectFlagPlayerTarget, count, label)
	e.Type, e.TargetSelf = EffectTypeField, 1
	d.RegisterPlayerEffect(e, p)
	return e
}

// FlagEffects are the player's available flags of an id, oldest first.
func (d *Duel) FlagEffects(p Player, id uint32) []*Effect {
	return d.listedPlayerEffects(p, flagCode(id))
}

// FlagCount is the number of the player's available flags of an id.
func (d *Duel) FlagCount(p Player, id uint32) int {
	n := 0
	for _, e := range d.effects.of(flagCode(id)).auras {
		if e.affectsPlayer(p) {
			n++
		}
	}
	return n
}

// ResetFlagEffect ends all flags of an id of the player.
func (d *Duel) ResetFlagEffect(p Player, id uint32) {
	for _, e := range d.effects.of(flagCode(id)).auras {
		if e.aimsAt(p) {
			d.RemoveEffect(e)
		}
	}
}
