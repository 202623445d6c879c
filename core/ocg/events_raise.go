package ocg

// raise notes a field event: something everybody may react to. It takes effect
// when the waiting events are published (flow.md 4.1). ep, r, rp, re and ev are
// the arguments callbacks get; cards are copied.
func (d *Duel) raise(code uint32, cards *Group, re *Effect, r uint32, rp, ep Player, ev int64) {
	d.flow.stores.fields = append(d.flow.stores.fields, d.newEvent(nil, code, cards, re, r, rp, ep, ev))
}

// raiseSingle notes an event that concerns only c: its own single effects and
// those its Xyz materials give it react (flow.md 4.1).
func (d *Duel) raiseSingle(c *Card, code uint32, cards *Group, re *Effect, r uint32, rp, ep Player, ev int64) {
	d.flow.stores.singles = append(d.flow.stores.singles, d.newEvent(c, code, cards, re, r, rp, ep, ev))
}

func (d *Duel) newEvent(receiver *Card, code uint32, cards *Group, re *Effect, r uint32, rp, ep Player, ev int64) *Event {
	if cards != nil && !cards.ReadOnly {
		cards = cards.Clone()
		cards.ReadOnly = true
	}
	return &Event{Code: code, Cards: cards, Player: ep, Value: ev, Effect: re, Reason: r, By: rp, Moment: d.flow.moment, Single: receiver}
}

// flush publishes the waiting events, single ones first: continuous actions
// answer at once, triggers and forced quick effects are noted for the next
// window (flow.md 4.2, 4.3).
func (d *Duel) flush() {
	s := &d.flow.stores
	if len(s.singles) > 0 {
		events := s.singles
		s.singles = nil
		d.publishSingles(events)
	}
	if len(s.fields) > 0 {
		lines := d.publishFields()
		d.runLines(&lines)
	}
}

// flushSingles publishes only the waiting single events.
func (d *Duel) flushSingles() {
	s := &d.flow.stores
	if len(s.singles) > 0 {
		events := s.singles
		s.singles = nil
		d.publishSingles(events)
	}
}

// happen raises a field event without cards and publishes it.
func (d *Duel) happen(code uint32, re *Effect, r uint32, rp, ep Player, ev int64) {
	d.raise(code, nil, re, r, rp, ep, ev)
	d.flush()
}

// newMoment gives further events a new time number; every instant refresh and
// every pass of the adjustment begins one (flow.md 1).
func (d *Duel) newMoment() { d.flow.moment++ }

// publishFields works through the waiting field events in the order they were
// raised and gives the continuous actions that answer them (flow.md 4.2).
func (d *Duel) publishFields() (lines actionLines) {
	s := &d.flow.stores
	events := s.fields
	s.fields = nil
	for _, ev := range events {
		d.lineUp(&lines, d.continuousEffects(ev.Code), ev)
		if !onlyContinuous(ev.Code) {
			d.collectTriggers(ev)
		}
	}
	s.recent = append(s.recent, events...)
	return lines
}

// onlyContinuous reports whether only continuous actions can answer events of
// that code (flow.md 4.2.2).
func onlyContinuous(code uint32) bool {
	return code == EventAdjust || code == EventBreakEffect || code&0xf000 == EventPhaseStart && code < EventAddCounter
}

// publishSingles works through single events in the order they were raised
// (flow.md 4.3).
func (d *Duel) publishSingles(events []*Event) {
	var lines actionLines
	for _, ev := range events {
		d.publishSingle(&lines, ev)
	}
	d.runLines(&lines)
}

func (d *Duel) publishSingle(lines *actionLines, ev *Event) {
	c := ev.Single
	for _, x := range c.carried(bySingle).of(ev.Code) {
		d.answerSingle(lines, x.effect, ev)
	}
	for _, m := range c.Attached {
		for _, x := range m.carried(byMaterial).of(ev.Code) {
			if !x.effect.Is(EffectTypeField) {
				d.answerSingle(lines, x.effect, ev)
			}
		}
	}
}

func (d *Duel) answerSingle(lines *actionLines, e *Effect, ev *Event) {
	switch {
	case e.Is(EffectTypeFlip) && ev.Value&1 != 0:
	case e.Is(EffectTypeContinuous):
		d.lineUpOne(lines, e, ev)
	default:
		d.collectSingleTrigger(e, ev)
	}
}

// RaiseEvent raises a field event and publishes it; continuous actions on it
// have run when it returns (Duel.RaiseEvent).
func (d *Duel) RaiseEvent(cards *Group, code uint32, re *Effect, r uint32, rp, ep Player, ev int64) {
	d.raise(code, cards, re, r, rp, ep, ev)
	d.flush()
}

// RaiseSingleEvent raises an event for one card and publishes it
// (Duel.RaiseSingleEvent).
func (d *Duel) RaiseSingleEvent(c *Card, code uint32, re *Effect, r uint32, rp, ep Player, ev int64) {
	d.raiseSingle(c, code, nil, re, r, rp, ep, ev)
	d.flush()
}
