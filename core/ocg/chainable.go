package ocg

import "slices"

// chainable reports whether the player may add the effect to the chain as far
// as spell speed, chain limits and hand triggers that summon themselves are
// concerned (effects.md 5.4).
func (d *Duel) chainable(e *Effect, p Player) bool {
	speed := e.SpellSpeed()
	if e.Is(EffectTypeActivate) && speed < 2 && !e.Has2(EffectFlag2Cof) {
		return false
	}
	if last := d.Chain.Last(); last != nil && !d.fastEnough(e, speed, last) {
		return false
	}
	return d.limitsAllow(e, p) && !d.secondSelfSummon(e, p) && !d.usedInChain(e)
}

// usedInChain reports whether a quick effect is a link of the chain already,
// where the rules allow each one use in a chain; one that may be used several
// times a turn says so by its count limit (OCG-EXT-18).
func (d *Duel) usedInChain(e *Effect) bool {
	if !d.Rules.OneUseInChain || !e.Is(EffectTypeQuickO) || e.Limit.Max > 1 {
		return false
	}
	return slices.ContainsFunc(d.Chain.Links(), func(l *Link) bool { return l.Effect == e })
}

// fastEnough reports whether an effect may follow a link. An optional trigger
// of a card in the hand may follow all but counter traps.
func (d *Duel) fastEnough(e *Effect, speed int, last *Link) bool {
	lastSpeed := last.Effect.SpellSpeed()
	if e.Is(EffectTypeTriggerO) && !e.Has(EffectFlagFieldOnly) && e.HandlerCard().In(LocationHand) {
		return lastSpeed < 3
	}
	return speed >= lastSpeed
}

// limitsAllow asks the chain limit functions in force.
func (d *Duel) limitsAllow(e *Effect, p Player) bool {
	for _, limits := range [...][]chainLimit{d.flow.limits, d.flow.limitsEnd} {
		for _, l := range limits {
			if !first(d.plain(l.allow, OfEffect(e), Int(l.by), Int(p))).Truth() {
				return false
			}
		}
	}
	return true
}

// secondSelfSummon reports whether the effect is a trigger of the hand or deck
// that summons its own card, and the player has such a link already.
func (d *Duel) secondSelfSummon(e *Effect, p Player) bool {
	h := e.HandlerCard()
	if !e.summonsSelf || h == nil || !e.summonsItselfFrom(h.Location()) {
		return false
	}
	return slices.ContainsFunc(d.Chain.Links(), func(l *Link) bool {
		return l.Player == p && l.Effect.summonsItselfFrom(l.Snapshot.Location)
	})
}

// summonsItselfFrom reports whether the effect is an optional trigger of hand
// or deck marked as summoning its own card, which triggered at that location.
func (e *Effect) summonsItselfFrom(at Location) bool {
	if !e.summonsSelf || !e.Is(EffectTypeTriggerO) || e.Has(EffectFlagFieldOnly) {
		return false
	}
	const hidden = LocationHand | LocationDeck
	return e.Range&hidden != 0 || e.Is(EffectTypeSingle) && at&hidden != 0
}

// noteSelfSummon marks the running effect for good as one that summons its own
// card, if the card it asks about is that one (effects.md 5.4).
func (d *Duel) noteSelfSummon(c *Card) {
	if e := d.ReasonEffect; e != nil && e.HandlerCard() == c {
		e.summonsSelf = true
	}
}
