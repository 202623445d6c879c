package ocg

// storedCounter is the type counters are kept under: without the bit that says
// they need the card not to be negated (effects.md 8.9).
func storedCounter(kind uint16) uint16 { return kind &^ CounterNeedEnable }

// Counter is how many counters of that type lie on the card.
func (c *Card) Counter(kind uint16) int { return c.Counters[storedCounter(kind)].Total() }

// HasCounters reports whether any counters lie on the card.
func (c *Card) HasCounters() bool {
	for _, n := range c.Counters {
		if n.Total() > 0 {
			return true
		}
	}
	return false
}

// counterLimit is the least EFFECT_COUNTER_LIMIT of a counter type on the card,
// and whether there is one (operations.md 21.1).
func (c *Card) counterLimit(kind uint16) (limit int, ok bool) {
	for _, e := range c.effectsOf(EffectCounterLimit + uint32(storedCounter(kind))) {
		if n := int(e.number()); !ok || n < limit {
			limit, ok = n, true
		}
	}
	return limit, ok
}

// PlayerCanPlaceCounter reports whether player p may put n counters of the type
// on the card; without a card, whether it is not forbidden outright
// (operations.md 21.1).
func (d *Duel) PlayerCanPlaceCounter(p Player, kind uint16, n int, c *Card) bool {
	if c == nil {
		return !d.forbidsAll(p, EffectCannotPlaceCounter)
	}
	for _, e := range d.playerEffects(p, EffectCannotPlaceCounter) {
		if e.forbids(OfCard(c), Int(p), Int(kind), Int(n)) {
			return false
		}
	}
	return true
}

// CanAddCounter reports whether player p can put n counters of the type on the
// card, or with singly at least one of them; n 0 asks for the permit only. With
// a location the card is judged as if it were there face-up
// (operations.md 21.1).
func (c *Card) CanAddCounter(p Player, kind uint16, n int, singly bool, at Location) bool {
	if n > 0 {
		if !c.duel.PlayerCanPlaceCounter(p, kind, n, c) {
			return false
		}
		if at == 0 && (!c.OnField() || c.FaceDown()) {
			return false
		}
		if kind&CounterNeedEnable != 0 && c.Is(StatusDisabled) {
			return false
		}
	}
	if kind&CounterWithoutPermit == 0 && !c.counterPermitted(kind, at) {
		return false
	}
	limit, limited := c.counterLimit(kind)
	if singly {
		n = 1
	}
	return !limited || c.Counter(kind)+n <= limit
}

// counterPermitted reports whether an effect permits counters of the type on
// the card. QUIRK: the need-enable bit belongs to the type here, and off the
// field any permit suffices.
func (c *Card) counterPermitted(kind uint16, at Location) bool {
	for _, e := range c.effectsOf(EffectCounterPermit + uint32(kind)) {
		where := Location(e.number())
		switch {
		case at != 0:
			if where&at != 0 {
				return true
			}
		case !c.OnField(), c.FaceUp() && c.At(where) && e.accepts(OfCard(c)):
			return true
		}
	}
	return false
}

// replacements are the CONTINUOUS effects of the event's code that could be
// used for what the event describes, in list order (effects.md 6.1).
func (d *Duel) replacements(ev *Event) []*Effect {
	var usable []*Effect
	for _, e := range d.continuousEffects(ev.Code) {
		if p := e.actingPlayer(ev); p.Valid() && d.activatable(e, p, ev, legalityOpts{}) {
			usable = append(usable, e)
		}
	}
	return usable
}

// counterReplacements are the effects that could stand in for removing counters.
func (d *Duel) counterReplacements(p Player, kind uint16, n int, reason uint32) []*Effect {
	return d.replacements(d.counterEvent(p, kind, n, reason))
}

// counterEvent is what effects that stand in for removing counters are asked
// about.
func (d *Duel) counterEvent(p Player, kind uint16, n int, reason uint32) *Event {
	code := EffectRcounterReplace + uint32(storedCounter(kind))
	return &Event{Code: code, Player: p, Value: int64(n), Effect: d.ReasonEffect, Reason: reason, By: p}
}

// CanRemoveCounter reports whether player p can remove n counters of the type
// from the card, or have it replaced (operations.md 21.1).
func (c *Card) CanRemoveCounter(p Player, kind uint16, n int, reason uint32) bool {
	return c.Counter(kind) >= n || len(c.duel.counterReplacements(p, kind, n, reason)) > 0
}

// CounterCount is how many counters of the type lie on the field of player p
// (self) and of the opponent (other).
func (d *Duel) CounterCount(p Player, self, other bool, kind uint16) int {
	total := 0
	d.fieldCards(func(c *Card) bool {
		if c.Controller == p && self || c.Controller != p && other {
			total += c.Counter(kind)
		}
		return false
	})
	return total
}

// CanRemoveCounter reports whether player p can remove n counters of the type
// from his field (self) and the opponent's (other), or have it replaced
// (operations.md 21.1).
func (d *Duel) CanRemoveCounter(p Player, self, other bool, kind uint16, n int, reason uint32) bool {
	return d.CounterCount(p, self, other, kind) >= n || len(d.counterReplacements(p, kind, n, reason)) > 0
}
