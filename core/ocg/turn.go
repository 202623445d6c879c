package ocg

// takeTurn plays the next turn (flow.md 14).
func (d *Duel) takeTurn() {
	d.beginTurn()
	if d.playerAffected(d.Turn.Player, EffectSkipTurn) {
		for _, phase := range [...]uint32{PhaseDraw, PhaseStandby, PhaseEnd} {
			d.resetPhase(phase)
		}
		d.fullAdjust()
	} else {
		d.playPhases()
	}
	d.endTurn()
}

// playPhases plays the phases of a turn.
func (d *Duel) playPhases() {
	d.drawPhase()
	d.standbyPhase()
	if d.mainPhase1() == toBattle {
		for again := true; again; {
			after := d.battlePhase()
			again = after == battleAgain
			if !again && after != battleSkipped && !d.Rules.NoMainPhase2 {
				d.mainPhase2(after == battleToEnd)
			}
		}
	} else if d.passesOverBattle() {
		d.skipBattle()
	}
	d.endPhase()
}

// beginTurn starts the next player's turn: what is counted by turns begins
// anew (flow.md 14.1).
func (d *Duel) beginTurn() {
	d.resetTurnCounts()
	d.resetSummonAllowances()
	next := d.Turn
	next.Next()
	d.Turn.Player, d.Turn.Number = next.Player, next.Number
	d.Players[d.Turn.Player].Turns++
	d.battle.turn = turnOfBattles{}
	d.forgetTurnOfCards()
	d.Emit(TurnEvent{Player: d.Turn.Player, Turn: d.Turn.Number})
}

// forgetTurnOfCards ends what cards on the field remember of a turn.
func (d *Duel) forgetTurnOfCards() {
	const monster = StatusSummonTurn | StatusFlipSummonTurn | StatusSpsummonTurn | StatusSetTurn | StatusFormChanged
	for p := range Player(2) {
		for _, c := range d.Zone(p, ZoneMonster) {
			if c != nil {
				c.SetStatus(monster, false)
				c.Battle = BattleRecord{}
			}
		}
		for _, c := range d.Zone(p, ZoneSpell) {
			if c != nil {
				c.SetStatus(StatusSetTurn, false)
			}
		}
	}
}

// endTurn is EVENT_TURN_END, which no trigger can answer (flow.md 14.8).
func (d *Duel) endTurn() {
	d.happen(EventTurnEnd, nil, 0, 0, d.Turn.Player, 0)
	d.fullAdjust()
	d.flow.stores.clearPending()
}

// beginPhase makes a phase the current one.
func (d *Duel) beginPhase(phase uint32) {
	d.Turn.Phase = phase
	d.flow.phaseActive = false
}

// startEvent raises that a phase starts.
func (d *Duel) startEvent(phase uint32) {
	d.happen(EventPhaseStart+phase, nil, 0, 0, d.Turn.Player, 0)
}

// tellPhase tells observers of a phase.
func (d *Duel) tellPhase(phase uint32) { d.Emit(PhaseEvent{Phase: phaseNames[phase]}) }

var phaseNames = map[uint32]string{
	PhaseDraw: "draw", PhaseStandby: "standby", PhaseMain1: "main1", PhaseBattleStart: "battle_start", PhaseMain2: "main2", PhaseEnd: "end",
}

// CheckPhaseActivity reports whether something was done in this phase: an
// activation, a summon or set attempted or made, a position changed by hand, an
// attack announced (Duel.CheckPhaseActivity). What was cancelled before does not
// count.
func (d *Duel) CheckPhaseActivity() bool { return d.flow.phaseActive }

// noteActivity notes that something was done in this phase.
func (d *Duel) noteActivity() { d.flow.phaseActive = true }

// skipCodes are the effects that skip a phase, by the phase Duel.SkipPhase names.
var skipCodes = map[uint32]uint32{
	PhaseDraw: EffectSkipDp, PhaseStandby: EffectSkipSp, PhaseMain1: EffectSkipM1, PhaseBattle: EffectSkipBp, PhaseMain2: EffectSkipM2, PhaseEnd: EffectSkipEp,
}

// SkipPhase has p skip a phase, until count ends of the phases of reset in p's
// own turns; phases that cannot be skipped do nothing. value is that of the
// effect (api 20).
func (d *Duel) SkipPhase(p Player, phase, reset uint32, count int, value int64) {
	code := skipCodes[phase]
	if code == 0 || !p.Valid() {
		return
	}
	owner := d.Dummy
	if d.ReasonEffect != nil {
		owner = d.ReasonEffect.OwnerCard()
	}
	e := d.NewEffect(owner)
	e.SetType(EffectTypeField)
	e.Code = code
	e.SetProperty(EffectFlagPlayerTarget|EffectFlagCannotDisable, 0)
	e.SetTargetRange(1, 0)
	e.SetReset(ResetPhase|ResetSelfTurn|reset&0x3ff, max(count, 1))
	e.SetValueNumber(value)
	d.RegisterPlayerEffect(e, p)
}
