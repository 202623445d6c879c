package ocg

// EnableReviveLimit makes c a monster that cannot be normal summoned and, until
// it was summoned properly, not be special summoned from grave or banishment;
// not while it copies effects (Card.EnableReviveLimit, operations.md 14.6;
// rules: OCG-REV-02).
func (c *Card) EnableReviveLimit() {
	c.EnableUnsummonable()
	c.ownRule(EffectReviveLimit)
}

// EnableUnsummonable makes c a monster that cannot be normal summoned or set;
// not while it copies effects (Card.EnableUnsummonable).
func (c *Card) EnableUnsummonable() { c.ownRule(EffectUnsummonableCard) }

// ownRule registers on c a rule of its own that nothing negates or copies.
func (c *Card) ownRule(code uint32) {
	if c.Is(StatusCopyingEffect) {
		return
	}
	e := c.duel.NewEffect(c)
	e.Type, e.Code, e.Flags = EffectTypeSingle, code, EffectFlagCannotDisable|EffectFlagUncopyable
	c.duel.RegisterEffect(c, e, true)
}

// CompleteProcedure makes c count as properly summoned
// (Card.CompleteProcedure; rules: OCG-REV-03).
func (c *Card) CompleteProcedure() { c.SetStatus(StatusProcComplete, true) }

// outOfSight reports whether the card lies where nobody can tell any more how
// it was summoned.
func (c *Card) outOfSight() bool {
	switch c.Location() {
	case LocationHand:
		return true
	case LocationDeck, LocationExtra, LocationRemoved:
		return c.FaceDown()
	}
	return false
}
