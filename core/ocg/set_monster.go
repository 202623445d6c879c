package ocg

// MSet has p set the monster c; arguments and times as Summon (Duel.MSet,
// operations.md 12.1).
func (d *Duel) MSet(p Player, c *Card, ignoreCount bool, proc *Effect, minTribute int, zone uint32) {
	if d.calculatingDamage() {
		return
	}
	d.putOff(d.newNormalSummon(faceDownSet, p, c, ignoreCount, proc, minTribute, zone).run)
}

// setMonsterFromMenu makes the set p chose in the main phase; it can be
// cancelled at its tributes.
func (d *Duel) setMonsterFromMenu(p Player, c *Card) {
	s := d.newNormalSummon(faceDownSet, p, c, false, nil, 0, mainZones)
	s.cancelable = true
	s.run()
}

// finishSet ends the set of a monster: it has no negation window, tells no
// reason and no materials (rules: OCG-NSUM-03, OCG-SET-01, OCG-SET-02).
func (s *normalSummon) finishSet() {
	d, c := s.duel, s.card
	c.ReasonEffect, c.ReasonPlayer = s.proc, s.player
	c.SetStatus(StatusSummonTurn, true)
	d.countActivity(s.player, ActivityNormalsummon, c)
	d.Emit(CardEvent{Kind: "set", Card: c.Ref()})
	d.quickAdjust()
	d.addTimingHint(s.player, TimingMset)
	d.raise(EventMset, NewGroup(c), s.proc, 0, s.player, s.player, 0)
	d.flush()
	d.keepOaths(s.proc, s.costs)
	d.settleSummon()
}
