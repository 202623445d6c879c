package ocg

import "math/bits"

// noZone marks a chosen set of zones as known to be empty; such bits name no
// zone.
const noZone = 0x80

// namedZones are the bits of a field mask that name zones.
const namedZones = 0xff7fff7f

// refreshZones determines anew which zones nobody can use, and tells of it if
// that changed. Effects that have not chosen their zones yet are asked
// (operations.md 2.7).
func (d *Duel) refreshZones() {
	before := d.disabledZones()
	var mask uint32
	for _, e := range d.fieldEffects(EffectDisableField) {
		if !e.hasFunc() && e.Number == 0 || e.Has(EffectFlagRepeat) {
			d.askDisabledZones(e)
		}
		mask |= uint32(e.number()) & namedZones
	}
	d.zones.disabled = mask
	for _, e := range d.fieldEffects(EffectUseExtraMzone) {
		d.occupyExtra(e, 0)
	}
	for _, e := range d.fieldEffects(EffectUseExtraSzone) {
		d.occupyExtra(e, maskSpells)
	}
	if now := d.disabledZones(); now != before {
		d.Emit(ZonesDisabledEvent{Zones: zonesOf(0, now)})
	}
}

// askDisabledZones runs the operation of an EFFECT_DISABLE_FIELD, whose result
// is a mask relative to its player, and keeps the mask as the effect's value.
func (d *Duel) askDisabledZones(e *Effect) {
	p := e.HandlerPlayer()
	var mask uint32
	if e.Operation != nil {
		mask = uint32(first(d.process(e, slotOperation, p, e.Operation, OfEffect(e), Int(p))).Number())
	}
	if mask == 0 {
		e.Number = noZone
		return
	}
	e.Number = int64(seenBy(mask, p))
}

// extraShift is where the value of an effect that takes up further zones keeps
// the zones chosen; the low half is how many it wants.
const extraShift = 16

// occupyExtra disables the zones an effect takes up in its player's row, and
// has the player choose those still owed.
func (d *Duel) occupyExtra(e *Effect, row int) {
	p := e.HandlerPlayer()
	wanted, chosen := int(e.Number&0xffff), uint32(e.Number>>extraShift)
	if owed := wanted - bits.OnesCount32(chosen); owed > 0 {
		open := ^(d.closedZones(p, nil) >> row) & mainZones &^ chosen
		if open != 0 {
			places := d.selectPlace(DecideDisableZones, p, owed, open<<row)
			chosen |= maskOfPlaces(p, places) >> row
			e.Number = int64(wanted) | int64(chosen)<<extraShift
		}
	}
	d.zones.disabled |= seenBy(chosen<<row, p)
}
