package ocg

// returnTrapMonsters sends the trap monsters under EFFECT_DISABLE_TRAPMONSTER
// back to spell zones, face-up. Where they have to find one there, those
// without room go to the grave by rule (operations.md 23, step 3).
func (d *Duel) returnTrapMonsters() bool {
	if d.noneOf(EffectDisableTrapmonster) {
		return false
	}
	var returning []*Card
	homeless := NewGroup()
	for _, p := range d.turnOrder() {
		traps := d.disabledTrapMonsters(p)
		if traps.Len() > 0 && d.Rules.TrapMonstersKeepNoZone {
			homeless.AddAll(d.chooseSurplus(p, traps, d.freeSpellZones(p, p)))
		}
		returning = append(returning, traps.Cards()...)
	}
	var home []moveArgs
	for _, c := range returning {
		if !homeless.Has(c) {
			kept := c.keptSpellZone()
			d.resetCard(c, ResetTurnSet)
			d.recountZones()
			home = append(home, backToSpellZone(c, PosFaceup, kept))
		}
	}
	for _, m := range home {
		d.moveToField(m)
	}
	if homeless.Len() > 0 {
		d.sendByRules(homeless)
	}
	return len(returning) > 0
}

// disabledTrapMonsters are p's trap monsters under EFFECT_DISABLE_TRAPMONSTER.
func (d *Duel) disabledTrapMonsters(p Player) *Group {
	traps := NewGroup()
	for _, c := range d.Zone(p, ZoneMonster) {
		if c != nil && c.isTrapMonsterOnField() && c.affectedBy(EffectDisableTrapmonster) {
			traps.Add(c)
		}
	}
	return traps
}
