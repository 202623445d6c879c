package ocg

// inReach reports whether the card is where it could be tributed at all: not
// being summoned, no material, not in grave or banished (operations.md 8.2).
func (c *Card) inReach() bool {
	return !c.Is(StatusSummoning) && c.Holder == nil && !c.In(LocationGrave|LocationRemoved)
}

// PlayerCanRelease reports whether the player may tribute the card for that
// reason; without a card, whether it is not forbidden outright
// (operations.md 8.2).
func (d *Duel) PlayerCanRelease(p Player, c *Card, reason uint32) bool {
	if c == nil {
		return !d.forbidsAll(p, EffectCannotRelease)
	}
	for _, e := range d.playerEffects(p, EffectCannotRelease) {
		if e.forbids(OfCard(c), Int(p), Int(reason), OfEffect(d.ReasonEffect)) {
			return false
		}
	}
	return true
}

// releasableForSummon reports whether player p can tribute the card for the
// summon of s (operations.md 8.2).
func (c *Card) releasableForSummon(p Player, s *Card) bool {
	if !c.inReach() || !c.duel.PlayerCanRelease(p, c, ReasonSummon) {
		return false
	}
	return !c.affectedAgainst(EffectUnreleasableSum, s) && !s.affectedAgainst(EffectTributeLimit, c)
}

// IsReleasable reports whether player p can tribute the card for a reason other
// than a summon (operations.md 8.2).
func (c *Card) IsReleasable(reason uint32, p Player) bool {
	if !c.inReach() || c.In(LocationHand) && c.Data.Type&(TypeSpell|TypeTrap) != 0 {
		return false
	}
	return c.duel.PlayerCanRelease(p, c, reason) && !c.affectedBy(EffectUnreleasableNonsum)
}

// IsReleasableByEffect reports whether player p can tribute the card by the
// effect (operations.md 8.2).
func (c *Card) IsReleasableByEffect(e *Effect, p Player) bool {
	if !c.IsReleasable(ReasonEffect, p) {
		return false
	}
	for _, x := range c.effectsOf(EffectUnreleasableEffect) {
		if x.truth(OfEffect(e), Int(p), OfCard(c)) {
			return false
		}
	}
	return true
}
