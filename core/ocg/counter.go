package ocg

import "slices"

// permanentCounter reports whether counters of the type stay on a negated card.
func permanentCounter(kind uint16) bool {
	return kind&(CounterWithoutPermit|CounterNeedEnable) == CounterWithoutPermit
}

// unplaced is a card by code and place, without its position.
func unplaced(c *Card) CardRef {
	ref := c.Ref()
	ref.Position = 0
	return ref
}

// counterCards are the cards on the field with counters of a type: p's first,
// monsters first.
func (d *Duel) counterCards(p Player, self, other bool, kind uint16) (found []*Card) {
	for _, side := range [...]struct {
		player Player
		wanted bool
	}{{p, self}, {p.Opponent(), other}} {
		if !side.wanted {
			continue
		}
		for _, cards := range [...][]*Card{d.Zone(side.player, ZoneMonster), d.Zone(side.player, ZoneSpell)} {
			for _, c := range cards {
				if c != nil && c.Counter(kind) > 0 {
					found = append(found, c)
				}
			}
		}
	}
	return found
}

// AddCounter puts n counters on the card, singly as many as fit, and reports
// whether it did. Only the card's own effects hear of it (operations.md 21.1).
func (c *Card) AddCounter(kind uint16, n int, singly bool) bool {
	d := c.duel
	if !c.AffectedBy(d.ReasonEffect) || !c.CanAddCounter(d.ReasonPlayer, kind, n, singly, 0) {
		return false
	}
	if limit, ok := c.counterLimit(kind); ok && singly {
		n = min(n, limit-c.Counter(kind))
	}
	c.putCounters(kind, n)
	d.Emit(CounterEvent{Kind: "add_counter", Card: unplaced(c), Counter: storedCounter(kind), Count: n})
	d.raiseSingle(c, EventAddCounter+uint32(storedCounter(kind)), nil, d.ReasonEffect, ReasonEffect, d.ReasonPlayer, d.ReasonPlayer, int64(n))
	return true
}

// putCounters puts counters on the card without a word.
func (c *Card) putCounters(kind uint16, n int) {
	if c.Counters == nil {
		c.Counters = map[uint16]*Counter{}
	}
	stored := storedCounter(kind)
	if c.Counters[stored] == nil {
		c.Counters[stored] = &Counter{}
	}
	if permanentCounter(kind) {
		c.Counters[stored].Permanent += n
	} else {
		c.Counters[stored].Negatable += n
	}
}

// takeCounters takes counters off the card, negatable ones first, and tells of
// it.
func (c *Card) takeCounters(kind uint16, n int) {
	stored := storedCounter(kind)
	have := c.Counters[stored]
	if n = min(n, have.Total()); n <= 0 {
		return
	}
	negatable := min(n, have.Negatable)
	have.Negatable -= negatable
	have.Permanent -= n - negatable
	if have.Total() == 0 {
		delete(c.Counters, stored)
	}
	c.duel.Emit(CounterEvent{Kind: "remove_counter", Card: unplaced(c), Counter: stored, Count: n})
}

// counterTypes are the types of the counters on the card, ascending.
func (c *Card) counterTypes() []uint16 {
	types := make([]uint16, 0, len(c.Counters))
	for kind := range c.Counters {
		types = append(types, kind)
	}
	slices.Sort(types)
	return types
}

// AllCounters are the counters on the card by type (Card.GetAllCounters).
func (c *Card) AllCounters() map[uint16]int {
	counts := make(map[uint16]int, len(c.Counters))
	for kind, n := range c.Counters {
		counts[kind] = n.Total()
	}
	return counts
}

// RemoveAllCounters takes all counters off the card and gives their number
// (Card.RemoveAllCounters).
func (c *Card) RemoveAllCounters() (total int) {
	for _, kind := range c.counterTypes() {
		n := c.Counter(kind)
		total += n
		c.takeCounters(kind, n)
	}
	return total
}

// RemoveCounter removes n counters from the card, or has a replacement do it,
// and reports whether one of them happened. No script event is raised
// (operations.md 21.1).
func (c *Card) RemoveCounter(p Player, kind uint16, n int, reason uint32) bool {
	d := c.duel
	ev := d.counterEvent(p, kind, n, reason)
	e, ok := d.choosePayment(p, c.Counter(kind) >= n, textRemoveCounters, d.replacements(ev), textReplaceCounters)
	switch {
	case !ok:
		return false
	case e != nil:
		d.runSubstitute(e, ev)
	default:
		c.takeCounters(kind, n)
	}
	return true
}

// RemoveCounter has p remove n counters from the cards of p (self) and the
// opponent, or use a replacement, and reports whether one of them happened.
// QUIRK: if there are fewer, all of them are removed (operations.md 21.1).
func (d *Duel) RemoveCounter(p Player, self, other bool, kind uint16, n int, reason uint32) bool {
	cards := d.counterCards(p, self, other, kind)
	ev := d.counterEvent(p, kind, n, reason)
	e, ok := d.choosePayment(p, len(cards) > 0, textRemoveCounters, d.replacements(ev), textReplaceCounters)
	if !ok {
		return false
	}
	if e != nil {
		d.runSubstitute(e, ev)
		return true
	}
	d.takeFrom(p, cards, kind, n)
	d.raise(EventRemoveCounter+uint32(storedCounter(kind)), nil, d.ReasonEffect, reason, p, p, int64(n))
	d.flush()
	return true
}

// takeFrom has p share out the removal of n counters among cards.
func (d *Duel) takeFrom(p Player, cards []*Card, kind uint16, n int) {
	if len(cards) == 1 {
		cards[0].takeCounters(kind, n)
		return
	}
	has := func(c *Card) int { return c.Counter(kind) }
	total := 0
	for _, c := range cards {
		total += has(c)
	}
	takes := d.selectCounters(p, storedCounter(kind), min(n, total), cards, has)
	for i, c := range cards {
		c.takeCounters(kind, takes[i])
	}
}
