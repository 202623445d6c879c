package ocg

// negatable reports whether the activation of a link can be negated (flow.md
// 10.2).
func (d *Duel) negatable(l *Link) bool {
	return !l.Effect.Has(EffectFlagCannotInactivate) && !d.protectsLink(EffectCannotInactivate, l)
}

// disablable reports whether the effect of a link can be negated. A forbidden
// card's always can.
func (d *Duel) disablable(l *Link) bool {
	e := l.Effect
	if !e.Has(EffectFlagFieldOnly) && e.HandlerCard().Is(StatusForbidden) {
		return true
	}
	return !e.Has(EffectFlagCannotDisable) && !d.protectsLink(EffectCannotDiseffect, l)
}

// protectsLink reports whether a field-wide effect of the code protects a link.
func (d *Duel) protectsLink(code uint32, l *Link) bool {
	for _, e := range d.fieldEffects(code) {
		if e.truth(Int(l.Number)) {
			return true
		}
	}
	return false
}

// NegateActivation negates the activation of link n, 0 or too large meaning the
// last, by the running effect, and reports whether it did (flow.md 10.2).
func (d *Duel) NegateActivation(n int) bool {
	l := d.chainLink(n)
	if l == nil || l.Negated || !d.negatable(l) || !d.runningReaches(l) {
		return false
	}
	l.Negated = true
	d.noteNegation(l)
	d.Emit(LinkEvent{Kind: "chain_negated", Link: l.Number})
	c := l.Effect.HandlerCard()
	if l.Effect.Is(EffectTypeActivate) && l.related() && c.In(LocationSzone) {
		c.SetStatus(StatusLeaveConfirmed|StatusActivateDisabled, true)
	}
	return true
}

// NegateEffect negates the effect of link n by the running effect, and reports
// whether it did (flow.md 10.2).
func (d *Duel) NegateEffect(n int) bool {
	l := d.chainLink(n)
	if l == nil || l.Disabled || !d.disablable(l) || !d.runningReaches(l) {
		return false
	}
	l.Disabled = true
	d.noteNegation(l)
	d.Emit(LinkEvent{Kind: "chain_disabled", Link: l.Number})
	return true
}

// runningReaches reports whether the link's card is affected by the running effect.
func (d *Duel) runningReaches(l *Link) bool {
	return d.ReasonEffect == nil || l.Effect.HandlerCard().AffectedBy(d.ReasonEffect)
}

// noteNegation records who negated a link; one made in the deck or face-down
// in the extra deck loses its card.
func (d *Duel) noteNegation(l *Link) {
	l.DisableEffect, l.DisablePlayer = d.ReasonEffect, d.ReasonPlayer
	s := &l.Snapshot
	hidden := s.Location == LocationDeck || s.Location == LocationExtra && s.Position.FaceDown()
	if hidden && !d.Rules.ReturnToDeckTriggers {
		l.Effect.HandlerCard().endRelation(l)
	}
}

// NegateRelatedChain marks every link made by c, of at least two links, to have
// its effect negated; the marks end with the reset bits given and with the
// chain (flow.md 10.2).
func (d *Duel) NegateRelatedChain(c *Card, reset uint32) {
	if d.Chain.Len() < 2 || d.ReasonEffect == nil || !c.AffectedBy(d.ReasonEffect) {
		return
	}
	for _, l := range d.Chain.Links() {
		if l.Effect.HandlerCard() == c && c.relatedTo(l) {
			d.addDisableMark(c, l, d.ReasonEffect.OwnerCard(), ResetChain|reset)
		}
	}
}

// ChangeChainOperation has link n run another operation. An activated card in
// its spell and trap zone will leave the field (flow.md 10.2).
func (d *Duel) ChangeChainOperation(n int, operation Callback) {
	l := d.chainLink(n)
	if l == nil {
		return
	}
	l.Operation, l.Replaced = operation, true
	if c := l.Effect.HandlerCard(); l.Effect.Is(EffectTypeActivate) && l.related() && c.In(LocationSzone) {
		c.SetStatus(StatusLeaveConfirmed, true)
	}
}

// IsChainDisablable reports whether the effect of link n could be negated; true
// unless a link is being resolved (QUIRK, flow.md 10.2).
func (d *Duel) IsChainDisablable(n int) bool {
	if !d.flow.solving {
		return true
	}
	if n > d.Chain.Len() {
		return false
	}
	l := d.chainLink(n)
	return l == nil || d.disablable(l)
}

// IsChainSolving reports whether a link's operation is being resolved.
func (d *Duel) IsChainSolving() bool { return d.flow.solving }
