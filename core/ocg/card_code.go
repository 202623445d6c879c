package ocg

import "slices"

// doubleNames are the cards that count as having two names, with the second
// one (effects.md 8.1).
var doubleNames = map[uint32]uint32{
	78734254: 17955766,
	13857930: 17732278,
}

// AsMaterial says for which summon a property is asked: that of Card (nil: any)
// by SumType, made by Player. The zero SumType asks for no summon.
type AsMaterial struct {
	Card    *Card
	SumType uint64
	Player  Player
}

// MaterialPlayer is the player a property is asked for when a script names
// none: the running player for fusion summons, else nobody (effects.md 8.1).
func (d *Duel) MaterialPlayer(sumType uint64) Player {
	if sumType == SummonTypeFusion {
		return d.ReasonPlayer
	}
	return NoPlayer
}

// summonConditional reports whether the effect counts only when a property is
// asked for a summon (effects.md 8).
func (e *Effect) summonConditional() bool { return e.Operation != nil }

// countsFor reports whether a summon-conditional effect accepts the summon.
func (e *Effect) countsFor(m AsMaterial) bool {
	return first(e.duel.plain(e.Operation, OfCard(m.Card), Int(m.SumType), Int(m.Player))).Truth()
}

// Code is the card's name as a passcode (effects.md 8.1).
func (c *Card) Code() uint32 {
	if v, ok := c.assumption(AssumeCode); ok {
		return uint32(v)
	}
	if v, busy := c.interim(statCode); busy {
		return uint32(v)
	}
	printed := c.Data.Code
	code := c.changedCode()
	if code == printed {
		if c.Data.Alias == 0 || c.hasAddedCode() {
			return printed
		}
		return c.Data.Alias
	}
	if data := c.duel.Cards.Card(code); data != nil && data.Alias != 0 && doubleNames[code] == 0 {
		return data.Alias
	}
	return code
}

// changedCode is the printed passcode or what the last CHANGE_CODE makes of it.
func (c *Card) changedCode() uint32 {
	defer c.computing(statCode, int64(c.Data.Code)).end()
	if changes := c.effectsOf(EffectChangeCode); len(changes) > 0 {
		return uint32(changes[len(changes)-1].number(OfCard(c)))
	}
	return c.Data.Code
}

func (c *Card) hasAddedCode() bool { return c.lastAddedCode() != nil }

// lastAddedCode is the last ADD_CODE that counts always, nil if there is none.
func (c *Card) lastAddedCode() *Effect {
	effects := c.effectsOf(EffectAddCode)
	for i := len(effects) - 1; i >= 0; i-- {
		if !effects[i].summonConditional() {
			return effects[i]
		}
	}
	return nil
}

// Code2 is the card's second name, 0 for none (effects.md 8.1).
func (c *Card) Code2() uint32 {
	code := c.Code()
	if code != c.Data.Code {
		return doubleNames[code]
	}
	if e := c.lastAddedCode(); e != nil {
		if added := uint32(e.number(OfCard(c))); added != code {
			return added
		}
	}
	return 0
}

// OriginalCode is the printed passcode, or that of the card it is an alternate
// print of (effects.md 8.1).
func (c *Card) OriginalCode() uint32 {
	if alias, code := int64(c.Data.Alias), int64(c.Data.Code); alias != 0 && alias-code < 10 && code-alias < 10 {
		return c.Data.Alias
	}
	return c.Data.Code
}

// OriginalCodeRule is the original name by the rules, with a second one or 0:
// the card it counts as, or its own and the added name (effects.md 8.1).
func (c *Card) OriginalCodeRule() (code, code2 uint32) {
	if added := c.effectsOf(EffectAddCode); len(added) > 0 {
		return c.Data.Code, uint32(added[len(added)-1].number(OfCard(c)))
	}
	if c.Data.Alias != 0 {
		return c.Data.Alias, 0
	}
	return c.Data.Code, 0
}

// IsCode reports whether the card has that name.
func (c *Card) IsCode(code uint32) bool {
	return c.Code() == code || code != 0 && c.Code2() == code
}

// SummonCodes are the names the card has for a summon, ascending: those its
// summon-conditional effects give, and its plain ones unless they are changed.
// QUIRK: none of the plain ones can be removed (effects.md 8.1).
func (c *Card) SummonCodes(m AsMaterial) []uint32 {
	codes, changed := c.conditionalCodes(m, nil)
	if !changed {
		codes = append(codes, c.plainCodes()...)
	}
	slices.Sort(codes)
	return slices.Compact(codes)
}

// IsSummonCode reports whether the card has that name for a summon
// (effects.md 8.1).
func (c *Card) IsSummonCode(m AsMaterial, code uint32) bool {
	codes, _ := c.conditionalCodes(m, c.plainCodes())
	return slices.Contains(codes, code)
}

func (c *Card) plainCodes() []uint32 {
	codes := []uint32{c.Code()}
	if second := c.Code2(); second != 0 {
		codes = append(codes, second)
	}
	return codes
}

// conditionalCodes applies the summon-conditional name effects to codes.
func (c *Card) conditionalCodes(m AsMaterial, codes []uint32) (result []uint32, changed bool) {
	for _, e := range c.effectsOfAll(EffectAddCode, EffectRemoveCode, EffectChangeCode) {
		if !e.summonConditional() || !e.countsFor(m) {
			continue
		}
		code := uint32(e.number(OfCard(c)))
		switch e.Code {
		case EffectAddCode:
			codes = append(codes, code)
		case EffectRemoveCode:
			codes = slices.DeleteFunc(codes, func(have uint32) bool { return have == code })
		case EffectChangeCode:
			codes, changed = append(codes[:0:0], code), true
		}
	}
	return codes, changed
}
