package ocg

// SetMatches reports whether a card of set code s belongs to the asked set q:
// the same family, and every branch bit of q (effects.md 8.1).
func SetMatches(s, q uint16) bool { return s&0xfff == q&0xfff && s&q == q }

func anySet(have []uint16, q uint16) bool {
	for _, s := range have {
		if SetMatches(s, q) {
			return true
		}
	}
	return false
}

// recordSets are the set codes of another card's record.
func (d *Duel) recordSets(code uint32) []uint16 {
	if data := d.Cards.Card(code); data != nil {
		return data.SetCodes
	}
	return nil
}

// nameSets are the set codes that go with the card's name.
func (c *Card) nameSets() []uint16 {
	if code := c.Code(); code != c.Data.Code {
		return c.duel.recordSets(code)
	}
	return c.Data.SetCodes
}

// setsIn unpacks the set codes a value holds, 16 bits each.
func setsIn(sets []uint16, value uint64) []uint16 {
	for ; value != 0; value >>= 16 {
		if s := uint16(value); s != 0 {
			sets = append(sets, s)
		}
	}
	return sets
}

// SetCodes are the card's set codes, unordered (effects.md 8.1). The caller
// must not change them.
func (c *Card) SetCodes() []uint16 {
	sets := c.nameSets()
	sets = sets[:len(sets):len(sets)]
	sets = append(sets, c.addedSets()...)
	if second := c.Code2(); second != 0 {
		sets = append(sets, c.duel.recordSets(second)...)
	}
	return sets
}

// addedSets are the set codes the card's ADD_SETCODE effects give it always.
func (c *Card) addedSets() []uint16 {
	var sets []uint16
	for _, e := range c.effectsOf(EffectAddSetcode) {
		if !e.summonConditional() {
			sets = setsIn(sets, uint64(e.number(OfCard(c))))
		}
	}
	return sets
}

// IsSetCard reports whether the card belongs to the set (effects.md 8.1).
func (c *Card) IsSetCard(q uint16) bool {
	if anySet(c.nameSets(), q) || anySet(c.addedSets(), q) {
		return true
	}
	second := c.Code2()
	return second != 0 && anySet(c.duel.recordSets(second), q)
}

// SummonSetCodes are the set codes the card has for a summon: those of its
// summon-conditional names, those of conditional set code effects, and its
// plain ones unless they are changed (effects.md 8.1).
func (c *Card) SummonSetCodes(m AsMaterial) []uint16 {
	var sets []uint16
	codes, changed := c.conditionalCodes(m, nil)
	for _, code := range codes {
		sets = append(sets, c.duel.recordSets(code)...)
	}
	for _, e := range c.effectsOfAll(EffectAddSetcode, EffectChangeSetcode) {
		if !e.summonConditional() || !e.countsFor(m) {
			continue
		}
		s := uint16(e.number(OfCard(c)))
		if e.Code == EffectChangeSetcode {
			sets, changed = nil, true
		}
		sets = append(sets, s)
	}
	if !changed {
		sets = append(sets, c.SetCodes()...)
	}
	return sets
}

// IsSummonSetCard reports whether the card belongs to the set for a summon.
func (c *Card) IsSummonSetCard(m AsMaterial, q uint16) bool {
	return anySet(c.SummonSetCodes(m), q)
}

// PreviousSetCodes are the set codes of the names the card last had on the
// field, and those it had been given there (effects.md 8.8).
func (c *Card) PreviousSetCodes() []uint16 {
	var sets []uint16
	switch code := c.Prev.Code; code {
	case 0:
	case c.Data.Code:
		sets = append(sets, c.Data.SetCodes...)
	default:
		sets = append(sets, c.duel.recordSets(code)...)
	}
	if second := c.Prev.Code2; second != 0 {
		sets = append(sets, c.duel.recordSets(second)...)
	}
	return append(sets, c.Prev.SetCodes...)
}

// IsPreviousSetCard reports whether the card belonged to the set when it was
// last on the field.
func (c *Card) IsPreviousSetCard(q uint16) bool { return anySet(c.PreviousSetCodes(), q) }
