package ocg

// AbleToChangeControl reports whether no effect keeps the card with its
// controller (api-card 9.12).
func (c *Card) AbleToChangeControl() bool { return !c.affectedBy(EffectCannotChangeControl) }

// ControlCanBeChanged reports whether the opponent of its controller could take
// control of the monster: nothing keeps it, and unless zones are ignored there
// is a zone in the mask (api-card 9.12).
func (c *Card) ControlCanBeChanged(ignoreZone bool, zone uint32) bool {
	if c.Location() != LocationMzone || !c.AbleToChangeControl() {
		return false
	}
	return ignoreZone || c.zoneAcross(zone)
}

// zoneAcross reports whether there is a zone on the other side for a monster
// that changes control. A trap monster that keeps its spell zone needs one of
// those too.
func (c *Card) zoneAcross(zone uint32) bool {
	d, to := c.duel, c.Controller.Opponent()
	if count, _ := d.usableZones(c, to, c.Controller, LocationMzone, LocationReasonControl, zone); count <= 0 {
		return false
	}
	if d.Rules.TrapMonstersKeepNoZone || !c.IsType(TypeTrapmonster) {
		return true
	}
	count, _ := d.usableZones(c, to, c.Controller, LocationSzone, LocationReasonControl, 0xff)
	return count > 0
}

// CanChangePosition reports whether the card can change its position. QUIRK:
// only printed Link monsters cannot (api-card 9.12).
func (c *Card) CanChangePosition() bool { return c.Data.Type&TypeLink == 0 }

// CanTurnSet reports whether player p can turn the card face-down
// (api-card 9.12).
func (c *Card) CanTurnSet(p Player) bool {
	if c.Data.Type&(TypeToken|TypeLink) != 0 || c.FaceDown() || c.affectedBy(EffectCannotTurnSet) {
		return false
	}
	return !c.duel.playerAffected(p, EffectCannotTurnSet)
}
