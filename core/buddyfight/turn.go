package buddyfight

// playTurn plays the next turn.
func (d *Duel) playTurn() {
	d.Turn.Next()
	d.playPhases(StartPhase)
}

// playPhases plays a turn from one of its phases on (BF-EXT-03).
func (d *Duel) playPhases(from Phase) {
	d.attacks = 0
	for phase := from; phase <= EndOfTurn; phase++ {
		d.Turn.Phase = phase
		d.Emit(PhaseEvent{d.Turn.Number, d.Turn.Player, phase.String()})
		switch phase {
		case StartPhase:
			d.startPhase()
		case MainPhase, FinalPhase:
			d.operationPoint()
		case AttackPhase:
			d.attackPhase()
		case EndOfTurn:
			d.endTurn()
		}
	}
}

// startPhase stands all cards, draws, and offers charge and draw once.
func (d *Duel) startPhase() {
	p := d.Turn.Player
	for _, c := range d.Cards(p, FieldZones) {
		d.rest(c, false)
	}
	if d.Rules.FirstPlayerDraws || !d.firstTurn() {
		d.draw(p, 1)
		d.ruleCheck()
	}
	if charged := d.chooseCards(p, DecideCharge, d.Zone(p, ZoneHand), 1, 1, true, Detail{}); len(charged) > 0 {
		d.move(charged[0], ZoneGauge, ByRule)
		d.draw(p, 1)
		d.ruleCheck()
	}
}

// firstTurn reports whether this is the first turn of the player who goes first.
func (d *Duel) firstTurn() bool { return d.Turn.Number == 1 && d.Turn.Player == d.First }

// endTurn lets "end of turn" abilities be used, in an operation point of their
// own if there are any, and ends what lasts for this turn.
func (d *Duel) endTurn() {
	d.raise(Occurrence{Code: OnTurnEnd, Player: d.Turn.Player})
	if len(d.waiting) > 0 {
		d.operationPoint()
	}
	d.expire(ThisTurn)
	for _, c := range d.Table.Cards() {
		c.stood = 0
	}
	d.ruleCheck()
}
