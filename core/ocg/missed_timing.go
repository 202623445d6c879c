package ocg

// breakEffect separates what happened from what follows: optional triggers
// that may not answer late miss the timing, quick effects can no longer answer.
// keep leaves alone which cards moved "just now" (flow.md 11).
func (d *Duel) breakEffect(keep bool) {
	d.separate(keep)
	d.winCheck()
}

// separate is breakEffect without a look at who won.
func (d *Duel) separate(keep bool) {
	if !keep {
		d.clearJustSent()
	}
	d.missTriggers()
	d.flow.stores.recent = nil
	d.clearTimingHints()
	d.quickAdjust()
}

// missTriggers drops the pending optional triggers that miss the timing.
func (d *Duel) missTriggers() {
	s := &d.flow.stores
	var kept []*Link
	for _, l := range s.optional {
		if l.Effect.Has(EffectFlagDelay) {
			kept = append(kept, l)
			continue
		}
		if tellsMissed(l) {
			d.Emit(CardEvent{Kind: "missed_timing", Card: l.Effect.HandlerCard().Ref()})
		}
		dropTrigger(l)
	}
	s.optional = kept
}

// tellsMissed reports whether it is told that a trigger missed the timing.
func tellsMissed(l *Link) bool {
	e := l.Effect
	return e.Has(EffectFlagFieldOnly) || !e.Is(EffectTypeField) || l.Snapshot.at(e.Range)
}

// BreakEffect is the "then" between two parts of an effect (Duel.BreakEffect).
func (d *Duel) BreakEffect() {
	d.breakEffect(false)
	d.happen(EventBreakEffect, nil, 0, NoPlayer, NoPlayer, 0)
}
