package buddyfight

import (
	"slices"

	"duel/core"
)

// raise lets abilities on the table see that something happened. Those that
// answer wait for the next operation point.
func (d *Duel) raise(o Occurrence) {
	for _, p := range []Player{d.Turn.Player, d.opponent()} {
		for _, c := range d.Cards(p, FieldZones|Zones(ZoneHand, ZoneDrop)) {
			d.collect(c, c.Zone, o)
		}
	}
}

// raiseLeft is raise for a card that leaves or left the zone: abilities it
// has there see it too.
func (d *Duel) raiseLeft(o Occurrence, from core.ZoneID) {
	d.raise(o)
	if o.Card.Zone != from {
		d.collect(o.Card, from, o)
	}
}

// collect notes the triggers of a card in a zone that answer the occurrence.
func (d *Duel) collect(c *Card, z core.ZoneID, o Occurrence) {
	for _, e := range c.Effects {
		if e.Kind != Trigger || e.Code != o.Code || !e.Range.Has(z) {
			continue
		}
		happened := o
		u := &Use{Kind: UseTrigger, Player: c.Controller, Card: c, Effect: e, Event: &happened, stay: c.Stay}
		if e.Condition == nil || e.Condition(d, u) {
			d.waiting = append(d.waiting, u)
		}
	}
}

// waitingOf are the waiting triggers p may use now, mandatory ones first.
func (d *Duel) waitingOf(p Player) []*Use {
	var out []*Use
	for _, u := range d.waiting {
		if u.Player == p && u.Present() && d.limitsAllow(u) && (u.Effect.Targets == nil || u.Effect.Targets(d, u, true)) {
			out = append(out, u)
		}
	}
	slices.SortStableFunc(out, func(a, b *Use) int { return rank(a) - rank(b) })
	return out
}

func rank(u *Use) int {
	if u.Effect.Mandatory {
		return 0
	}
	return 1
}

// mustTrigger reports whether a mandatory trigger of p waits.
func (d *Duel) mustTrigger(p Player) bool {
	waiting := d.waitingOf(p)
	return len(waiting) > 0 && waiting[0].Effect.Mandatory
}

// dequeue takes a trigger off the waiting ones.
func (d *Duel) dequeue(u *Use) {
	d.waiting = slices.DeleteFunc(d.waiting, func(w *Use) bool { return w == u })
}

// replaced lets abilities change what is about to happen, and reports whether
// it does not happen any more. Those of the player concerned go first.
func (d *Duel) replaced(o *Occurrence) bool {
	if !o.Player.Valid() {
		return false
	}
	for _, p := range []Player{o.Player, o.Player.Opponent()} {
		for _, c := range d.Cards(p, FieldZones|Zones(ZoneHand, ZoneDrop)) {
			for _, e := range c.Effects {
				if e.Kind == Replace && e.Code == o.Code && e.Range.Has(c.Zone) && d.replaceWith(c, e, o) {
					return true
				}
			}
		}
	}
	return false
}

// replaceWith uses a replacing ability, if its conditions hold and its player,
// where there is a choice, wants to.
func (d *Duel) replaceWith(c *Card, e *Effect, o *Occurrence) bool {
	u := &Use{Kind: UseReplace, Player: c.Controller, Card: c, Effect: e, Event: o, stay: c.Stay}
	if !d.limitsAllow(u) || e.Condition != nil && !e.Condition(d, u) {
		return false
	}
	if !e.Mandatory && !d.YesNo(u.Player, DecideReplace, c, e.Name) {
		return false
	}
	d.countUse(u)
	d.Emit(UseEvent{Player: u.Player, Kind: u.Kind.String(), Card: c.Ref(), Ability: e.Name})
	e.Operation(d, u)
	return o.Replaced
}
