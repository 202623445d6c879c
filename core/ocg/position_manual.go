package ocg

// changePositionByPlayer changes a monster's position as its player's action in
// the main phase: face-down ones are flip summoned, face-down attack ones can
// go to face-down defense instead (operations.md 17.1, flow.md 15.3).
func (d *Duel) changePositionByPlayer(p Player, c *Card) {
	to := Position(PosFaceupAttack)
	switch c.Position {
	case PosFaceupAttack:
		to = PosFaceupDefense
	case PosFacedownAttack:
		to = d.turnFaceDownAttack(p, c)
	}
	if c.FaceDown() && to == PosFaceupAttack {
		d.FlipSummon(p, c)
		return
	}
	d.noteActivity()
	c.SetStatus(StatusFormChanged, true)
	d.changePositions(NewGroup(c), positionChange{player: p, to: toPosition(to), enableNow: true})
	d.fullAdjust()
	d.window(windowSwitches{})
}

// positionOptions are p's monsters whose position p can change in the main
// phase, or that p can flip summon, in order of zones (operations.md 17.1,
// flow.md 15.3).
func (d *Duel) positionOptions(p Player) (options []*Card) {
	for _, c := range d.Zone(p, ZoneMonster) {
		if c != nil && (c.canChangePosition(p) || c.canFlipSummon(p)) {
			options = append(options, c)
		}
	}
	return options
}

// canChangePosition reports whether p can change the position of the monster,
// face-up or in face-down attack, by hand this turn (rules: OCG-POS-13 to
// OCG-POS-18, OCG-POS-21).
func (c *Card) canChangePosition(p Player) bool {
	switch {
	case c.FaceDown() && c.Position != PosFacedownAttack:
		return false
	case c.movedThisTurn() || c.Data.Type&TypeLink != 0 || c.Is(StatusForbidden):
		return false
	}
	return !c.affectedBy(EffectCannotChangePosition) && !c.duel.playerAffected(p, EffectCannotChangePosition)
}

// canFlipSummon reports whether p can flip summon the monster now.
func (c *Card) canFlipSummon(p Player) bool {
	d := c.duel
	switch {
	case !c.In(LocationMzone) || c.FaceUp() || c.movedThisTurn() || c.Is(StatusForbidden):
		return false
	case d.uniqueViolation(c, p, LocationMzone, nil) || !d.PlayerCanFlipSummon(p, c):
		return false
	}
	return !c.affectedBy(EffectCannotFlipSummon) && !c.affectedBy(EffectCannotChangePosition) && d.payable(c, p, EffectFlipsummonCost)
}

// movedThisTurn reports whether the monster was summoned or set (where the
// rules say so, by its controller), changed its position by hand or made an
// attack that counts this turn.
func (c *Card) movedThisTurn() bool {
	if c.Is(StatusFormChanged) || c.Battle.Attacks > 0 {
		return true
	}
	return c.Is(StatusSummonTurn|StatusFlipSummonTurn|StatusSpsummonTurn) &&
		(!c.duel.Rules.RepositionIfNotSummoner || c.SummonPlayer == c.Controller)
}

// turnFaceDownAttack asks where a face-down attack monster goes.
func (d *Duel) turnFaceDownAttack(p Player, c *Card) Position {
	var positions Position
	if c.canChangePosition(p) {
		positions |= PosFacedownDefense
	}
	if c.canFlipSummon(p) {
		positions |= PosFaceupAttack
	}
	return d.selectPosition(p, c, positions)
}
