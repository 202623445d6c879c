package ocg

// eventStores hold the events and trigger candidates that wait to be answered
// (flow.md 4.4).
type eventStores struct {
	singles, fields []*Event // raised, not yet published

	recent []*Event // published since the last break or window start
	window []*Event // what the current window is about

	forActivation       []*Event // remembered for activation effects that may answer late
	windowForActivation []*Event // those the window took over

	forced, optional             []*Link // pending trigger candidates
	windowForced, windowOptional []*Link // those the window took over
	hidden                       []*Link // candidates in hidden places, noted for the response round

	lateQuick       []*Link // pending quick effects that may answer late, with their event
	windowLateQuick []*Link // those the window took over

	forcedQuick []*Link // forced quick effects, one per effect

	flips []*Link // flip triggers put aside until damage was calculated
}

// openWindow makes the recent events those of the window (flow.md 7.1.1).
func (s *eventStores) openWindow() {
	s.window = append(s.window, s.recent...)
	s.recent = nil
}

// takeTriggers hands the pending triggers to the window (flow.md 7.1.2).
func (s *eventStores) takeTriggers() {
	s.windowForced = append(s.windowForced, s.forced...)
	s.windowOptional = append(s.windowOptional, s.optional...)
	s.forced, s.optional = nil, nil
	s.windowForActivation = append(s.windowForActivation, s.forActivation...)
	s.forActivation = nil
	s.windowLateQuick, s.lateQuick = s.lateQuick, nil
}

// triggersWait reports whether trigger candidates are pending.
func (s *eventStores) triggersWait() bool { return len(s.forced)+len(s.optional) > 0 }

// answerable calls f with every event a quick effect may answer: those of the
// window, then the recent ones.
func (s *eventStores) answerable(f func(*Event)) {
	for _, ev := range s.window {
		f(ev)
	}
	for _, ev := range s.recent {
		f(ev)
	}
}

// find is the first answerable event of that code, or nil.
func (s *eventStores) find(code uint32) *Event {
	for _, ev := range s.window {
		if ev.Code == code {
			return ev
		}
	}
	for _, ev := range s.recent {
		if ev.Code == code {
			return ev
		}
	}
	return nil
}

// clearPending throws pending triggers away (flow.md 14, "clear pending").
func (s *eventStores) clearPending() {
	s.forced, s.optional, s.forcedQuick, s.lateQuick = nil, nil, nil, nil
}

// CheckEvent is the first event of the present moment with that code, or nil
// (flow.md 4.4).
func (d *Duel) CheckEvent(code uint32) *Event { return d.flow.stores.find(code) }

// noEvent is the event of effects that answer none: its ep is the turn player
// of the latest phase prompt (flow.md 4.5). It is shared: nobody may change it.
func (d *Duel) noEvent() *Event {
	ep := NoPlayer
	if d.flow.prompted {
		ep = d.flow.freeEP
	}
	if ev := d.flow.none; ev == nil || ev.Player != ep || ev.Moment != d.flow.moment {
		d.flow.none = &Event{Code: EventFreeChain, Player: ep, By: NoPlayer, Moment: d.flow.moment}
	}
	return d.flow.none
}
