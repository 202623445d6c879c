package ocg

import "slices"

// collectTriggers notes the effects that may answer a field event in the next
// window (flow.md 4.2.3 to 4.2.7).
func (d *Duel) collectTriggers(ev *Event) {
	s := &d.flow.stores
	for _, e := range d.activated(EffectTypeTriggerF, ev.Code) {
		if l := d.fieldTrigger(e, ev); l != nil {
			s.forced = append(s.forced, l)
		}
	}
	for _, e := range d.activated(EffectTypeTriggerO, ev.Code) {
		if l := d.fieldTrigger(e, ev); l != nil {
			s.optional = append(s.optional, l)
		}
	}
	for _, e := range d.activated(EffectTypeQuickF, ev.Code) {
		d.collectForcedQuick(e, ev)
	}
	s.forActivation = append(s.forActivation, ev)
	for _, e := range d.activated(EffectTypeQuickO, ev.Code) {
		if p := e.actingPlayer(ev); e.Has(EffectFlagDelay) && d.conditionTest(e, p, ev) {
			s.lateQuick = append(s.lateQuick, d.newLink(e, p, ev))
		}
	}
}

// fieldTrigger is the candidate a field trigger makes of ev, or nil. Optional
// triggers usable from the hand are noted whatever their condition says; the
// window looks at them again (flow.md 4.2.4).
func (d *Duel) fieldTrigger(e *Effect, ev *Event) *Link {
	c := e.HandlerCard()
	met := c.Is(StatusEffectEnabled) && d.conditionTest(e, c.Controller, ev)
	fromHand := handTrigger(e)
	if !fromHand && (!met || e.Has2(EffectFlag2CheckSimultaneous) && d.justSent(c)) {
		return nil
	}
	player := c.Controller
	if e.Has(EffectFlagEventPlayer) && ev.Player.Valid() {
		player = ev.Player
	}
	l := d.newTrigger(e, player, ev)
	l.flow.onlyInHand = e.Has2(EffectFlag2CheckSimultaneous) && d.justSent(c)
	if !e.Has(EffectFlagFieldOnly) && met && (!fromHand || c.At(e.Range)) {
		c.relateTo(l)
	}
	return l
}

// handTrigger reports whether an optional field trigger can be used from the
// hand, which is looked at wherever its card is.
func handTrigger(e *Effect) bool {
	return e.Is(EffectTypeTriggerO) && e.Is(EffectTypeField) && !e.Has(EffectFlagFieldOnly) && e.Range&LocationHand != 0
}

// collectForcedQuick notes a forced quick effect that is activatable now; a
// later event replaces the earlier one (flow.md 4.2.5).
func (d *Duel) collectForcedQuick(e *Effect, ev *Event) {
	p := e.actingPlayer(ev)
	if !p.Valid() || !d.activatable(e, p, ev, legalityOpts{}) {
		return
	}
	l := d.newTrigger(e, p, ev)
	if !e.Has(EffectFlagFieldOnly) {
		e.HandlerCard().relateTo(l)
	}
	s := &d.flow.stores
	if i := slices.IndexFunc(s.forcedQuick, func(o *Link) bool { return o.Effect == e }); i >= 0 {
		s.forcedQuick[i] = l
		return
	}
	s.forcedQuick = append(s.forcedQuick, l)
}

// collectSingleTrigger notes a trigger of the card a single event concerns
// (flow.md 4.3).
func (d *Duel) collectSingleTrigger(e *Effect, ev *Event) {
	c := e.HandlerCard()
	if !e.Is(EffectTypeTriggerF|EffectTypeTriggerO|EffectTypeFlip) || !d.conditionTest(e, c.Controller, ev) {
		return
	}
	player := c.Controller
	switch {
	case e.Has(EffectFlagEventPlayer) && ev.Player.Valid():
		player = ev.Player
	case c.Reason&ReasonTemporary != 0:
		player = c.Prev.Controller
	}
	l := d.newTrigger(e, player, ev)
	c.relateTo(l)
	d.markByDisableEffect(l, 0)
	s := &d.flow.stores
	switch {
	case ev.Code == EventFlip && d.battle.holdFlips:
		s.flips = append(s.flips, l)
	case e.Is(EffectTypeTriggerO):
		s.optional = append(s.optional, l)
	default:
		s.forced = append(s.forced, l)
	}
}

// newTrigger makes a candidate: a link that may come to be. It remembers its
// card as it is now (flow.md 20.1).
func (d *Duel) newTrigger(e *Effect, player Player, ev *Event) *Link {
	l := d.newLink(e, player, ev)
	l.flow.triggered = true
	d.renewSnapshot(l)
	return l
}

// newLink makes a link that is on no chain yet.
func (d *Duel) newLink(e *Effect, player Player, ev *Event) *Link {
	return &Link{ID: d.nextStamp(), Effect: e, Player: player, Event: *ev, TargetPlayer: NoPlayer, DisablePlayer: NoPlayer}
}

// renewSnapshot remembers the link's card as it is now.
func (d *Duel) renewSnapshot(l *Link) {
	c := l.Effect.HandlerCard()
	l.Snapshot = d.snapshot(c)
	l.Effect.ActiveType = activeType(c)
}

// activeType is what an effect of c used now counts as: a trap monster is a
// monster (effects.md 1.5).
func activeType(c *Card) uint32 {
	t := c.Type()
	if t&TypeTrapmonster != 0 {
		t &^= TypeTrap
	}
	return t
}

// dropTrigger forgets a candidate.
func dropTrigger(l *Link) {
	l.Effect.HandlerCard().endRelation(l)
	l.Effect.forgetUse()
}

// linkState is what the flow keeps about a chain link or candidate.
type linkState struct {
	triggered  bool               // made by an event: its relation exists already
	onlyInHand bool               // its card moved just now: valid only while in the hand
	complete   bool               // cost and targets done
	inner      bool               // the effect of a continuous trap used while it is activated
	control    *Card              // phase prompt: the monster whose control ends, no link at all
	announced  []*announcedSummon // special summons its operation is to make
}

// related reports whether the link's card is still what it was: player effects
// need no card.
func (l *Link) related() bool {
	return l.Effect.Has(EffectFlagFieldOnly) || l.Effect.HandlerCard().relatedTo(l)
}
