package ocg

import "math/bits"

// The zones of one player's half of a field mask.
const (
	mainField   = 0x1f1f
	extraField  = 0x60
	fieldZones  = 0x2000
	separatePZs = 0xc000
)

// SelectDisableField asks p for n free zones, at most as many as there are: of
// p's rows (LOCATION_MZONE, LOCATION_SZONE) in self and the opponent's in
// other, without those of filter, a mask relative to p. all also offers extra
// monster, field and separate pendulum zones. It gives the mask relative to p;
// ok is false, and nothing asked, if there is none. QUIRK: if n was more than
// there are, a bit of spell zone 0 is set for the missing ones (operations.md
// 22.7).
func (d *Duel) SelectDisableField(p Player, n int, self, other Location, filter uint32, all bool) (mask uint32, ok bool) {
	open := d.offered(p, self, other, all) &^ filter
	open &^= seenBy(d.closedZones(0, nil)|d.closedZones(1, nil)<<maskOpponent, p)
	count := min(n, bits.OnesCount32(open))
	if count <= 0 {
		return 0, false
	}
	mask = maskOfPlaces(p, d.selectPlace(DecideDisableZones, p, count, open))
	if count < n {
		mask |= maskBit(p, Place{Controller: 0, Location: LocationSzone})
	}
	return mask, true
}

// SelectFieldZone is SelectDisableField without a look at what is in the zones
// or disables them; filter decides about extra and field zones (operations.md
// 22.7).
func (d *Duel) SelectFieldZone(p Player, n int, self, other Location, filter uint32) (mask uint32, ok bool) {
	open := d.offered(p, self, other, true) &^ filter
	if open == 0 || n <= 0 {
		return 0, false
	}
	return maskOfPlaces(p, d.selectPlace(DecideDisableZones, p, n, open)), true
}

// offered are the zones of the rows, relative to p; all includes those that are
// not main zones.
func (d *Duel) offered(p Player, self, other Location, all bool) uint32 {
	half := uint32(mainField)
	if all {
		half |= fieldZones
		if d.Rules.ExtraMonsterZones {
			half |= extraField
		}
		if d.Rules.SeparatePendulumZones {
			half |= separatePZs
		}
	}
	return half&rowsOf(self) | half&rowsOf(other)<<maskOpponent
}

// maskOfPlaces is the field mask of zones, relative to p.
func maskOfPlaces(p Player, zones []Place) (mask uint32) {
	for _, z := range zones {
		mask |= maskBit(p, z)
	}
	return mask
}
