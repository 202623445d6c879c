package buddyfight

import "slices"

// Stat is a number of a card that effects can change.
type Stat uint8

// The stats.
const (
	StatPower Stat = iota + 1
	StatCritical
	StatDefense
	StatSize
)

// Duration says how long a modifier lasts; none outlives the card's stay on
// the field.
type Duration uint8

// The durations.
const (
	WhileOnField Duration = iota
	ThisTurn
	ThisBattle
)

// Modifier changes a stat of a card or gives it a keyword.
type Modifier struct {
	Stat    Stat
	Amount  int
	Keyword KeywordValue
	Until   Duration
}

// Modify adds a modifier to a card on the field.
func (d *Duel) Modify(c *Card, m Modifier) {
	c.modifiers = append(c.modifiers, m)
	if m.Stat != 0 {
		d.Emit(StatEvent{c.Ref(), m.Stat, m.Amount})
	}
	if m.Keyword.Keyword != 0 {
		d.Emit(GrantEvent{c.Ref(), m.Keyword.Keyword.String()})
	}
}

// expire ends the modifiers of all cards with that duration.
func (d *Duel) expire(until Duration) {
	for _, c := range d.Table.Cards() {
		c.modifiers = slices.DeleteFunc(c.modifiers, func(m Modifier) bool { return m.Until == until })
	}
}

// printed is the stat as printed.
func (c *CardData) stat(s Stat) int {
	switch s {
	case StatPower:
		return c.Power
	case StatCritical:
		return c.Critical
	case StatDefense:
		return c.Defense
	}
	return c.Size
}

// Stat is a stat as it is now; it is never below 0.
func (d *Duel) Stat(c *Card, s Stat) int {
	n := c.Data.stat(s)
	for _, m := range c.modifiers {
		if m.Stat == s {
			n += m.Amount
		}
	}
	if c.OnField() {
		d.statics(c, func(e *Effect) {
			if e.Stat == s {
				n += e.Value(d, c)
			}
		})
	}
	return max(n, 0)
}

// Power is the card's power as it is now.
func (d *Duel) Power(c *Card) int { return d.Stat(c, StatPower) }

// Critical is the card's critical as it is now.
func (d *Duel) Critical(c *Card) int { return d.Stat(c, StatCritical) }

// Defense is the card's defense as it is now.
func (d *Duel) Defense(c *Card) int { return d.Stat(c, StatDefense) }

// Size is the card's size as it is now.
func (d *Duel) Size(c *Card) int { return d.Stat(c, StatSize) }

// Keyword is the value of a keyword the card has now; ok is false without it.
// Values of several copies add up, but one that loses the game stands alone.
func (d *Duel) Keyword(c *Card, k Keyword) (value int, ok bool) {
	add := func(n int) {
		if ok = true; value == LifelinkLose || n == LifelinkLose {
			value = LifelinkLose
			return
		}
		value += n
	}
	if n, has := c.Data.printed(k); has {
		add(n)
	}
	for _, m := range c.modifiers {
		if m.Keyword.Keyword == k {
			add(m.Keyword.Value)
		}
	}
	if c.OnField() {
		d.statics(c, func(e *Effect) {
			if e.Grants.Keyword == k {
				add(e.Grants.Value)
			}
		})
	}
	return value, ok
}

// Has reports whether the card has a keyword now.
func (d *Duel) Has(c *Card, k Keyword) bool {
	_, ok := d.Keyword(c, k)
	return ok
}

// statics calls f with every continuous ability on the field that reaches c.
func (d *Duel) statics(c *Card, f func(*Effect)) {
	if d.staticEffects == 0 {
		return
	}
	for p := range Player(2) {
		for _, z := range fieldZones {
			for _, source := range d.Zone(p, z) {
				for _, e := range source.Effects {
					if e.Kind == Static && e.Range.Has(z) && e.Applies(d, c) {
						f(e)
					}
				}
			}
		}
	}
}
