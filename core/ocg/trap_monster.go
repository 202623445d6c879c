package ocg

import "math/bits"

// isTrapMonster reports whether a card changing to the row is a trap monster
// being made or undone.
func (c *Card) isTrapMonster(row Location) bool {
	if row == LocationSzone {
		return c.Type()&TypeTrapmonster != 0
	}
	for _, e := range c.effectsOf(EffectPreMonster) {
		if e.Number&TypeTrap != 0 {
			return true
		}
	}
	return false
}

// becomeMonster makes a card with EFFECT_PRE_MONSTER that was just placed in a
// monster zone the monster it says, and keeps a trap's spell zone taken where
// the rules want that (operations.md 4, effects.md 11).
func (d *Duel) becomeMonster(c *Card, from Place) {
	effects := c.effectsOf(EffectPreMonster)
	if len(effects) == 0 {
		return
	}
	kind := uint32(effects[len(effects)-1].Number)
	for _, e := range append([]*Effect(nil), effects...) {
		d.RemoveEffect(e)
	}
	trap := kind&TypeTrap != 0
	if trap {
		kind |= TypeTrapmonster | c.Data.Type
	}
	change := d.NewEffect(c)
	change.Type, change.Code = EffectTypeSingle, EffectChangeType
	change.Flags = EffectFlagCannotDisable
	change.Number = int64(kind | TypeMonster)
	change.Reset = ResetEvent | ResetsStandard&^ResetTurnSet
	d.RegisterEffect(c, change, true)
	if trap && !d.Rules.TrapMonstersKeepNoZone && from.Location == LocationSzone && !from.Overlay {
		d.keepSpellZone(c, from.Sequence)
	}
}

// keepSpellZone lets a trap monster go on taking up the spell zone it came from.
func (d *Duel) keepSpellZone(c *Card, zone int) {
	keep := d.NewEffect(c)
	keep.Type, keep.Code, keep.Range = EffectTypeField, EffectUseExtraSzone, LocationMzone
	keep.Flags = EffectFlagCannotDisable
	keep.Number = 1 + 0x10000<<zone
	keep.Reset = ResetEvent | ResetsStandard&^ResetTurnSet
	d.RegisterEffect(c, keep, true)
}

// keptSpellZone is the spell zone a trap monster kept taken, where it goes back
// without being asked (operations.md 4, step 3).
func (c *Card) keptSpellZone() (zone int, ok bool) {
	if c.duel.Rules.TrapMonstersKeepNoZone || !c.In(LocationMzone) || c.Type()&TypeTrapmonster == 0 {
		return 0, false
	}
	zone = -1
	if c.Prev.Location == LocationSzone {
		zone = c.Prev.Sequence
	}
	for _, x := range c.carried(byField).of(EffectUseExtraSzone) {
		if kept := uint32(x.effect.Number >> 16); kept != 0 {
			zone = bits.TrailingZeros32(kept)
		}
	}
	return zone, zone >= 0 && c.duel.Table.At(c.Controller, ZoneSpell, zone) == nil
}
