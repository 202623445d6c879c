package ocg

import "slices"

// resolveChain resolves the links from the last to the first and ends the
// chain (flow.md 10).
func (d *Duel) resolveChain() {
	d.flow.limits = nil
	for _, l := range d.Chain.Links() {
		l.Effect.HandlerCard().SetStatus(StatusChaining, false)
	}
	d.uncountAnnouncedSummons()
	for d.Chain.Len() > 0 {
		d.resolveLink(d.Chain.Last())
	}
	d.endChain()
}

// resolveLink resolves one link (flow.md 10.1).
func (d *Duel) resolveLink(l *Link) {
	d.clearJustSent()
	d.Emit(LinkEvent{Kind: "chain_solving", Link: l.Number})
	d.flagForRecheck(l.Effect.HandlerCard())
	d.quickAdjust()
	d.raiseChain(EventChainActivating, l)
	d.flush()
	if l.Negated && d.negatable(l) {
		d.skipNegated(l)
	} else {
		d.performLink(l)
	}
	d.finishLink(l)
}

// raiseChain raises an event about a link.
func (d *Duel) raiseChain(code uint32, l *Link) {
	d.raise(code, nil, l.Effect, 0, l.Player, l.Player, int64(l.Number))
}

// skipNegated passes over a link whose activation was negated (flow.md 10.1.2).
func (d *Duel) skipNegated(l *Link) {
	d.oathUndo(l.Effect)
	l.Effect.returnOath(l.Player)
	d.uncountChain(l)
	s := &d.flow.stores
	s.forced = s.dropAnswers(s.forced, l)
	s.optional = s.dropAnswers(s.optional, l)
	d.raiseChain(EventChainNegated, l)
	d.flush()
}

// dropAnswers removes the triggers that answer the activation of a link.
func (*eventStores) dropAnswers(triggers []*Link, l *Link) []*Link {
	return slices.DeleteFunc(triggers, func(t *Link) bool {
		answers := t.Event.Code == EventChaining && t.Event.Value == int64(l.Number) && t.Event.Effect == l.Effect
		if answers {
			dropTrigger(t)
		}
		return answers
	})
}

// performLink carries out a link's effect (flow.md 10.1.3 to 10.1.6).
func (d *Duel) performLink(l *Link) {
	d.oathKeep(l.Effect)
	d.breakEffect(false)
	d.watchAnnouncedSummons(l)
	d.flow.solving = true
	d.raiseChain(EventChainSolving, l)
	d.flush()
	d.operate(l)
	d.flow.solving = false
	d.recountAnnouncedSummons(l)
	d.raiseChain(EventChainSolved, l)
	d.refreshFlagged()
	d.flushSingles()
	lines := d.publishFields()
	d.runDelayedLine()
	d.runLines(&lines)
}

// operate runs the operation of a link unless its card is missing, perhaps since
// it was switched on, or its effect negated.
func (d *Duel) operate(l *Link) {
	e, c := l.Effect, l.Effect.HandlerCard()
	if e.Is(EffectTypeActivate) && l.related() && !l.Replaced {
		d.switchOn(c)
	}
	if l.NeedsCard && !l.related() {
		return
	}
	if d.effectNegated(l) {
		if !l.Disabled {
			d.Emit(LinkEvent{Kind: "chain_disabled", Link: l.Number})
		}
		d.raiseChain(EventChainDisabled, l)
		d.flush()
		return
	}
	operation := e.Operation
	if l.Replaced {
		operation = l.Operation
	}
	if operation != nil {
		d.process(e, slotOperation, l.Player, operation, eventArgs(e, l.Player, &l.Event)...)
	}
}

// switchOn enables the effects of an activated card before its operation.
func (d *Duel) switchOn(c *Card) {
	if other := d.otherFieldSpell(c); other != nil {
		d.enable(other, false)
	}
	d.enable(c, true)
	d.quickAdjust()
}

// otherFieldSpell is the opponent's face-up field spell where only one may be
// face-up, for a field spell c in whatever spell zone.
func (d *Duel) otherFieldSpell(c *Card) *Card {
	if !d.Rules.OneFaceUpField || !c.In(LocationSzone) || c.Type()&TypeField == 0 {
		return nil
	}
	if other := d.Table.At(c.Controller.Opponent(), ZoneSpell, fieldZone); other != nil && other.FaceUp() {
		return other
	}
	return nil
}

// effectNegated reports whether a link's operation is skipped (flow.md 10.1.4).
func (d *Duel) effectNegated(l *Link) bool {
	e, c := l.Effect, l.Effect.HandlerCard()
	if !d.disablable(l) || e.Has(EffectFlagContinuousTarget) && !l.Replaced {
		return false
	}
	if l.Disabled || !e.Has(EffectFlagFieldOnly) && c.Is(StatusDisabled|StatusForbidden) && l.related() {
		return true
	}
	for _, mark := range c.effectsOf(EffectDisableChain) {
		if mark.number() == int64(l.ID) {
			return true
		}
	}
	return false
}

// finishLink ends a link after its resolution (flow.md 10.1.7).
func (d *Duel) finishLink(l *Link) {
	e, c := l.Effect, l.Effect.HandlerCard()
	d.Emit(LinkEvent{Kind: "chain_solved", Link: l.Number})
	if l.Snapshot.Location == LocationHand && c.In(LocationHand) && c.FaceDown() {
		d.ShuffleHand(c.Controller)
	}
	related := !e.Has(EffectFlagFieldOnly) && l.related()
	if related && e.Is(EffectTypeActivate) && c.In(LocationSzone) && c.Type()&TypeEquip != 0 && c.EquipTarget == nil {
		c.SetStatus(StatusLeaveConfirmed, true)
	}
	for _, t := range l.Targets.Cards() {
		t.endRelation(l)
	}
	c.endRelation(l)
	e.forgetUse()
	d.endTrapEffect(l)
	if other := d.otherFieldSpell(c); other != nil && e.Is(EffectTypeActivate) && related && !l.Negated {
		d.destroyBy(NewGroup(other), destroyArgs{Reason: ReasonRule, By: other.Controller, To: LocationGrave})
	}
	d.enableFlipped()
	d.Chain.Pop()
	if l.flow.complete {
		d.flow.complete--
	}
	d.forgetSummonSteps()
	d.forgetEquipSteps()
	d.fullAdjust()
	if d.Chain.Len() > 0 {
		d.runPutOff()
	}
}

// endChain is what happens after the last link (flow.md 10.3).
func (d *Duel) endChain() {
	d.sendMarked()
	d.useUpWindow()
	d.Emit(ChainEnd)
	d.flow.limitsEnd = nil
	d.resetChain()
	d.runPutOff()
	d.finishEffectBattle()
	d.clearJustSent()
	d.addTimingHint(0, TimingChainEnd)
	d.addTimingHint(1, TimingChainEnd)
	d.happen(EventChainEnd, nil, 0, 0, 0, 0)
	d.fullAdjust()
}

// sendMarked sends the spells and traps that leave after their activation to
// the grave, together.
func (d *Duel) sendMarked() {
	marked := NewGroup()
	for _, p := range d.turnOrder() {
		for _, zone := range [...][]*Card{d.Zone(p, ZoneMonster), d.Zone(p, ZoneSpell)} {
			for _, c := range zone {
				if c != nil && c.Is(StatusLeaveConfirmed) {
					marked.Add(c)
				}
			}
		}
	}
	if marked.Len() > 0 {
		d.Send(marked, sendArgs{Reason: ReasonRule, By: NoPlayer, Owner: NoPlayer, To: LocationGrave, Pos: PosFaceup})
	}
}
