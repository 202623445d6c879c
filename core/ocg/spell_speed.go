package ocg

// SpellSpeed is the spell speed of an effect: 1 to 3, or 0 for effects that
// are not activated. QUIRK: activating a Pendulum card has speed 0, its printed
// type being Monster (effects.md 1.8).
func (e *Effect) SpellSpeed() int {
	switch {
	case !e.Activated():
		return 0
	case e.Is(EffectTypeTriggerO | EffectTypeTriggerF | EffectTypeIgnition):
		return 1
	case e.Is(EffectTypeQuickO | EffectTypeQuickF):
		return 2
	case e.Is(EffectTypeActivate):
		return activationSpeed(e.HandlerCard())
	}
	return 0
}

// activationSpeed is the spell speed of the activation of a card itself.
func activationSpeed(c *Card) int {
	switch t := c.Data.Type; {
	case t&TypeMonster != 0:
		return 0
	case t&TypeCounter != 0:
		return 3
	case t&TypeTrap != 0 || c.isQuickPlay():
		return 2
	case t&TypeSpell != 0:
		return 1
	}
	return 0
}

// isQuickPlay reports whether a spell counts as a quick-play spell.
func (c *Card) isQuickPlay() bool {
	return c.Data.Type&TypeQuickplay != 0 || c.Data.Type&TypeSpell != 0 && c.affectedBy(EffectBecomeQuick)
}
