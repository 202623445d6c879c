package ocg

// textUseTrapEffect asks whether to use an effect of a continuous trap while
// activating it.
const textUseTrapEffect TextID = 94

// offerTrapEffect lets the player use one of a continuous trap's own effects in
// the link of its activation; where only that makes the activation possible,
// nobody is asked (flow.md 9.3).
func (d *Duel) offerTrapEffect(l *Link) {
	if !l.Effect.Is(EffectTypeActivate) {
		return
	}
	uses := d.continuousTrapEffects(l.Effect, l.Player)
	if len(uses) == 0 || d.timely(l.Effect) && !d.effectYesNo(l.Player, l.Effect.HandlerCard(), textUseTrapEffect) {
		return
	}
	chosen := 0
	if len(uses) > 1 {
		texts := make([]TextID, len(uses))
		for i, u := range uses {
			texts[i] = u.effect.Description
		}
		chosen = d.selectOption(l.Player, texts)
	}
	d.useTrapEffect(l, uses[chosen])
}

// useTrapEffect makes the link one of the trap's own effect, which counts as an
// activation of the card until the link is done.
func (d *Duel) useTrapEffect(l *Link, use innerUse) {
	c := l.Effect.HandlerCard()
	c.endRelation(l)
	l.Effect.forgetUse()
	l.Effect, l.Event = use.effect, *d.eventOr(use.event)
	l.flow.inner = true
	use.effect.UseCountLimit(l.Player, 1, false)
	use.effect.OwnerPlayer = l.Player
	use.effect.ActiveType = activeType(c)
	use.effect.Type |= EffectTypeActivate
	c.relateTo(l)
}

// endTrapEffect ends what useTrapEffect did to the effect.
func (d *Duel) endTrapEffect(l *Link) {
	if l.flow.inner {
		l.Effect.Type &^= EffectTypeActivate
	}
}
