package ocg

// targetable reports whether the effect e of player p can target the card
// (effects.md 5.8).
func (d *Duel) targetable(c *Card, e *Effect, p Player) bool {
	if c.Is(StatusSummoning|StatusBattleDestroyed) || c.In(LocationDeck|LocationExtra|LocationHand) {
		return false
	}
	if c.Data.Type&TypeToken != 0 && !c.OnField() {
		return false
	}
	for _, x := range c.effectsOf(EffectCannotBeEffectTarget) {
		if x.number(OfEffect(e), Int(p)) != 0 {
			return false
		}
	}
	if e == nil {
		return true
	}
	handler := e.HandlerCard()
	if handler == nil {
		return true
	}
	for _, x := range handler.effectsOf(EffectCannotSelectEffectTarget) {
		if x.number(OfEffect(e), OfCard(c)) != 0 {
			return false
		}
	}
	return true
}

// Targetable reports whether the effect e of player p can target the card.
func (d *Duel) Targetable(c *Card, e *Effect, p Player) bool { return d.targetable(c, e, p) }

// CanBeTarget reports whether the running player could target the card with e
// (api-card 9.10, IsCanBeEffectTarget).
func (c *Card) CanBeTarget(e *Effect) bool {
	return c.duel.targetable(c, e, c.duel.ReasonPlayer)
}
