package ocg

// bitStat is a property made of bits, and the effects that change it
// (effects.md 8.2).
type bitStat struct {
	stat                stat
	add, remove, change uint32
}

var (
	typeBits      = bitStat{statType, EffectAddType, EffectRemoveType, EffectChangeType}
	raceBits      = bitStat{statRace, EffectAddRace, EffectRemoveRace, EffectChangeRace}
	attributeBits = bitStat{statAttribute, EffectAddAttribute, EffectRemoveAttribute, EffectChangeAttribute}
)

// apply changes bits as an effect of the property says.
func (b *bitStat) apply(bits uint64, code uint32, value uint64) uint64 {
	switch code {
	case b.add:
		return bits | value
	case b.remove:
		return bits &^ value
	}
	return value
}

// bits computes a property made of bits from its printed value. Asked for a
// summon, the summon-conditional effects build a second value from start.
func (c *Card) bits(b *bitStat, printed, start uint64, m AsMaterial) uint64 {
	if v, busy := c.interim(b.stat); busy {
		return uint64(v)
	}
	defer c.computing(b.stat, int64(printed)).end()
	plain, summon, changed := printed, start, false
	for _, e := range c.effectsOfAll(b.add, b.remove, b.change) {
		switch {
		case !e.summonConditional():
			plain = b.apply(plain, e.Code, uint64(e.number(OfCard(c), Int(m.Player))))
			c.reached(b.stat, int64(plain))
		case m.SumType != 0 && e.countsFor(m):
			summon = b.apply(summon, e.Code, uint64(e.number(OfCard(c), Int(m.Player))))
			changed = changed || e.Code == b.change
		}
	}
	switch {
	case m.SumType == 0:
		return plain
	case changed:
		return summon
	}
	return plain | summon
}

// Type is the card's current type (effects.md 8.2).
func (c *Card) Type() uint32 { return c.TypeFor(nil, 0, NoPlayer) }

// TypeFor is the card's type as material for a summon (effects.md 8.2).
func (c *Card) TypeFor(sc *Card, sumType uint64, p Player) uint32 {
	if v, ok := c.assumption(AssumeType); ok {
		return uint32(v)
	}
	if !c.In(LocationOnfield | LocationHand | LocationGrave) {
		return c.Data.Type
	}
	if c.PZone && c.Location() == LocationSzone && sumType == 0 {
		return TypePendulum | TypeSpell
	}
	var start uint64
	if c.Location() == LocationSzone {
		start = uint64(c.Data.Type)
	}
	return uint32(c.bits(&typeBits, uint64(c.Data.Type), start, AsMaterial{sc, sumType, p}))
}

// IsType reports whether the card now has any of the type bits.
func (c *Card) IsType(types uint32) bool { return c.Type()&types != 0 }

// IsMonsterLike reports whether the card can have a monster's properties: it is
// a printed monster, is one now, or is about to become one (effects.md 8).
func (c *Card) IsMonsterLike() bool {
	return c.Data.Type&TypeMonster != 0 || c.Type()&TypeMonster != 0 || c.affectedBy(EffectPreMonster)
}

// Race is the card's current type of monster, RACE_ bits (effects.md 8.2).
func (c *Card) Race() uint64 { return c.RaceFor(nil, 0, NoPlayer) }

// RaceFor is the card's race as material for a summon.
func (c *Card) RaceFor(sc *Card, sumType uint64, p Player) uint64 {
	if v, ok := c.assumption(AssumeRace); ok {
		return uint64(v)
	}
	if !c.IsMonsterLike() {
		return 0
	}
	return c.bits(&raceBits, c.Data.Race, 0, AsMaterial{sc, sumType, p})
}

// Attribute is the card's current attribute (effects.md 8.2).
func (c *Card) Attribute() uint32 { return c.AttributeFor(nil, 0, NoPlayer) }

// AttributeFor is the card's attribute as material for a summon.
func (c *Card) AttributeFor(sc *Card, sumType uint64, p Player) uint32 {
	if v, ok := c.assumption(AssumeAttribute); ok {
		return uint32(v)
	}
	if !c.IsMonsterLike() {
		return 0
	}
	return uint32(c.bits(&attributeBits, uint64(c.Data.Attribute), 0, AsMaterial{sc, sumType, p}))
}

// IsNotTuner reports whether the card is, or may count as, a monster other
// than a tuner for the synchro summon of sc (effects.md 6.1, NONTUNER).
func (c *Card) IsNotTuner(sc *Card, p Player) bool {
	if c.TypeFor(sc, SummonTypeSynchro, p)&TypeTuner == 0 {
		return true
	}
	for _, e := range c.effectsOf(EffectNontuner) {
		if !e.hasFunc() && e.Number == 0 || e.number(OfCard(sc)) != 0 {
			return true
		}
	}
	return false
}
