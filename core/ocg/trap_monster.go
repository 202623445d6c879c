package ocg

import "math/bits"

// becomesTrapMonster reports whether the card turns into a trap monster when it
// is placed in a monster zone.
func (c *Card) becomesTrapMonster() bool {
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
	keep.Number = 1 + 1<<(extraShift+zone)
	keep.Reset = ResetEvent | ResetsStandard&^ResetTurnSet
	d.RegisterEffect(c, keep, true)
}

// keptSpellZone is the spell zone a trap monster keeps taken, counted from 1; 0
// for none. It goes back there without being asked (operations.md 4, step 3).
// Turning it face-down makes the effect forget the zone, so ask before.
func (c *Card) keptSpellZone() int {
	if c.duel.Rules.TrapMonstersKeepNoZone || !c.In(LocationMzone) || c.Type()&TypeTrapmonster == 0 {
		return 0
	}
	for _, x := range c.carried(byField).of(EffectUseExtraSzone) {
		zone := bits.TrailingZeros32(uint32(x.effect.Number >> extraShift))
		if zone < fieldZone && c.duel.Table.At(c.Controller, ZoneSpell, zone) == nil {
			return zone + 1
		}
	}
	return 0
}

// backToSpellZone is a trap monster's way back to the spell zone it kept,
// counted from 1, or to one its controller is asked for if it kept none.
func backToSpellZone(c *Card, pos Position, kept int) moveArgs {
	return moveArgs{card: c, mover: c.Controller, player: c.Controller, to: LocationSzone, pos: pos, zone: anyZone, chosen: kept, undone: true}
}
