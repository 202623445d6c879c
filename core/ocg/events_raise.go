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

// flush publishes the waiting events (flow.md 4.2, 4.3).
func (d *Duel) flush() {}

// newMoment gives further events a new time number; every instant refresh and
// every pass of the adjustment begins one (flow.md 1).
func (d *Duel) newMoment() { d.flow.moment++ }
