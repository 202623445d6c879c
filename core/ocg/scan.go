package ocg

import "duel/core"

// Scan visits the cards of a set of locations until visit says no: first those
// of p's side that self names, then those of the opponent's that other names
// (api-duel-debug.md 3.1). Zones of a row are visited by number, piles from
// the bottom; what is just being summoned is passed over. It reports whether
// the scan went to its end.
func (d *Duel) Scan(p Player, self, other Location, visit func(*Card) bool) bool {
	return d.scanSide(p, self, visit) && d.scanSide(p.Opponent(), other, visit)
}

func (d *Duel) scanSide(p Player, l Location, visit func(*Card) bool) bool {
	if l == 0 {
		return true
	}
	if l&(LocationMzone|LocationMmzone|LocationEmzone) != 0 && !d.scanMonsters(p, l, visit) {
		return false
	}
	if l&(LocationSzone|LocationStzone|LocationFzone|LocationPzone) != 0 && !d.scanSpells(p, l, visit) {
		return false
	}
	for _, zone := range scannedPiles {
		if l&zoneLocations[zone] == 0 {
			continue
		}
		for _, c := range d.Zone(p, zone) {
			if !visit(c) {
				return false
			}
		}
	}
	return true
}

var scannedPiles = [...]core.ZoneID{ZoneDeck, ZoneExtra, ZoneHand, ZoneGrave, ZoneBanished}

func (d *Duel) scanMonsters(p Player, l Location, visit func(*Card) bool) bool {
	for i, c := range d.Zone(p, ZoneMonster) {
		if c == nil || c.Is(StatusSummoning|StatusSummonDisabled|StatusSpsummonStep) {
			continue
		}
		if l&LocationMzone != 0 || l&LocationMmzone != 0 && i < 5 || l&LocationEmzone != 0 && i >= 5 {
			if !visit(c) {
				return false
			}
		}
	}
	return true
}

func (d *Duel) scanSpells(p Player, l Location, visit func(*Card) bool) bool {
	for i, c := range d.Zone(p, ZoneSpell) {
		if c == nil || c.Is(StatusActivateDisabled) {
			continue
		}
		if l&LocationSzone != 0 || l&LocationStzone != 0 && i < 5 || l&LocationFzone != 0 && i == 5 || l&LocationPzone != 0 && c.PZone {
			if !visit(c) {
				return false
			}
		}
	}
	return true
}

// FieldGroup is the group of all cards of the locations, seen from p
// (api-duel-debug.md 3.2): in whole monster rows without those being summoned,
// elsewhere whatever lies there.
func (d *Duel) FieldGroup(p Player, self, other Location) *Group {
	g := NewGroup()
	for _, side := range [...]struct {
		player Player
		mask   Location
	}{{p, self}, {p.Opponent(), other}} {
		for _, c := range d.Table.Cards() {
			if c.Controller == side.player && c.Holder == nil && c.At(side.mask) && !(side.mask&LocationMzone != 0 && c.In(LocationMzone) && c.Is(StatusSummoning|StatusSpsummonStep)) {
				g.Add(c)
			}
		}
	}
	return g
}
