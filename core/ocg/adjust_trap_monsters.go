package ocg

// returnTrapMonsters sends the trap monsters under EFFECT_DISABLE_TRAPMONSTER
// back to spell zones, face-up. Where they have to find one there, those
// without room go to the grave by rule (operations.md 23, step 3).
func (d *Duel) returnTrapMonsters() bool {
	if d.noneOf(EffectDisableTrapmonster) {
		return false
	}
	returned := NewGroup()
	for _, p := range d.turnOrder() {
		traps := NewGroup()
		for _, c := range d.Zone(p, ZoneMonster) {
			if c != nil && c.isTrapMonsterOnField() && c.affectedBy(EffectDisableTrapmonster) {
				traps.Add(c)
			}
		}
		if traps.Len() > 0 {
			returned.AddAll(traps)
			d.returnTraps(p, traps)
		}
	}
	return returned.Len() > 0
}

// returnTraps sends p's trap monsters back.
func (d *Duel) returnTraps(p Player, traps *Group) {
	homeless := NewGroup()
	if d.Rules.TrapMonstersKeepNoZone {
		homeless = d.chooseSurplus(p, traps, d.freeSpellZones(p, p)).Clone()
	}
	for _, c := range traps.Cards() {
		if homeless.Has(c) {
			continue
		}
		d.resetCard(c, ResetTurnSet)
		d.moveToField(moveArgs{card: c, mover: p, player: p, to: LocationSzone, pos: PosFaceup, zone: anyZone})
	}
	if homeless.Len() > 0 {
		d.sendByRules(homeless)
	}
}
