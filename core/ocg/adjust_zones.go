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
	for _, e := range d.fieldEffects(EffectDisableField) {
		if !e.hasFunc() && e.Number == 0 || e.Has(EffectFlagRepeat) {
			d.askDisabledZones(e)
		}
	}
	d.sumZones()
	d.eachOccupier(func(e *Effect, row int) {
		d.claimZones(e, row)
		d.zones.disabled |= e.occupiedZones(row)
	})
	d.tellZones(before)
}

// recountZones is refreshZones with the zones already chosen: nobody is asked.
// An equip and the return of a trap monster to the spell zones ask for it.
func (d *Duel) recountZones() {
	before := d.disabledZones()
	d.sumZones()
	d.tellZones(before)
}

// sumZones adds up the zones effects disable and take up as chosen before.
func (d *Duel) sumZones() {
	d.zones.disabled = 0
	for _, e := range d.fieldEffects(EffectDisableField) {
		d.zones.disabled |= uint32(e.number()) & namedZones
	}
	d.eachOccupier(func(e *Effect, row int) { d.zones.disabled |= e.occupiedZones(row) })
}

// eachOccupier visits the effects that take up further zones, with where their
// row begins in a field mask.
func (d *Duel) eachOccupier(visit func(e *Effect, row int)) {
	for _, e := range d.fieldEffects(EffectUseExtraMzone) {
		visit(e, 0)
	}
	for _, e := range d.fieldEffects(EffectUseExtraSzone) {
		visit(e, maskSpells)
	}
}

// tellZones tells of the disabled zones if they are others than before.
func (d *Duel) tellZones(before uint32) {
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

// claimZones has the player of an effect that takes up further zones choose
// those still owed.
func (d *Duel) claimZones(e *Effect, row int) {
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
}

// occupiedZones are the zones an effect takes up, in the row that begins there.
func (e *Effect) occupiedZones(row int) uint32 {
	return seenBy(uint32(e.Number>>extraShift)<<row, e.HandlerPlayer())
}
