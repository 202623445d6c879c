package ocg

import (
	"math/bits"

	"duel/core"
)

// A field mask names zones relative to a player: bits 0-6 own monster zones,
// 8-15 own spell and trap zones, 16-22 and 24-31 the opponent's
// (operations.md 2.1).
const (
	maskSpells   = 8  // shift to the spell and trap zones
	maskOpponent = 16 // shift to the opponent's half
)

// zonesOf are the places of a field mask relative to p.
func zonesOf(p Player, mask uint32) []Place {
	places := make([]Place, 0, bits.OnesCount32(mask))
	for rest := mask; rest != 0; rest &= rest - 1 {
		bit := bits.TrailingZeros32(rest)
		place := Place{Controller: p, Location: LocationMzone, Sequence: bit % maskSpells}
		if bit >= maskOpponent {
			place.Controller = p.Opponent()
		}
		if bit%maskOpponent >= maskSpells {
			place.Location = LocationSzone
		}
		places = append(places, place)
	}
	return places
}

// maskBit is the bit of a zone in field masks relative to p.
func maskBit(p Player, zone Place) uint32 {
	bit := uint32(1) << zone.Sequence
	if zone.Location == LocationSzone {
		bit <<= maskSpells
	}
	if zone.Controller != p {
		bit <<= maskOpponent
	}
	return bit
}

// selectPlace asks p for count different zones of the field mask available,
// which is relative to p. kind is DecidePlace or DecideDisableZones.
func (d *Duel) selectPlace(kind string, p Player, count int, available uint32) []Place {
	zones := zonesOf(p, available)
	if count > len(zones) {
		count = len(zones)
	}
	if count <= 0 {
		return nil
	}
	options := make([]*Option, len(zones))
	for i, zone := range zones {
		options[i] = &Option{Ref: CardRef{Place: zone}, HasRef: true, bits: uint64(maskBit(p, zone))}
	}
	number(options)
	r := request(kind, p, options, &Detail{Count: count})
	r.Min, r.Max = count, count
	a := d.ask(r, func() core.Answer { return firsts(options, count) })
	chosen := make([]Place, count)
	for i, pick := range a.Picks {
		chosen[i] = options[pick].Ref.Place
	}
	return chosen
}

// selectPosition asks p for one of the positions of the mask for c. One position
// is not asked for, and none is face-up attack (operations.md 24.6).
func (d *Duel) selectPosition(p Player, c *Card, positions Position) Position {
	if positions == 0 {
		return PosFaceupAttack
	}
	if positions&(positions-1) == 0 {
		return positions
	}
	var options []*Option
	for pos := Position(PosFaceupAttack); pos <= PosFacedownDefense; pos <<= 1 {
		if positions&pos != 0 {
			options = append(options, &Option{Pos: pos})
		}
	}
	return d.chooseOne(DecidePosition, p, number(options), &Detail{Code: c.Data.Code}, 0).Pos
}

// SelectPosition asks p for one of the positions of the mask for c
// (operations.md 24.6).
func (d *Duel) SelectPosition(p Player, c *Card, positions Position) Position {
	return d.selectPosition(p, c, positions)
}
