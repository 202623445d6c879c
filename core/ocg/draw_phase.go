package ocg

// drawPhase plays the draw phase (flow.md 14.2).
func (d *Duel) drawPhase() {
	d.beginPhase(PhaseDraw)
	d.startEvent(PhaseDraw)
	d.fullAdjust()
	d.flow.stores.clearPending()
	if d.playerAffected(d.Turn.Player, EffectSkipDp) {
		d.resetPhase(PhaseDraw)
		d.fullAdjust()
		return
	}
	d.tellPhase(PhaseDraw)
	d.happen(EventPredraw, nil, 0, 0, d.Turn.Player, 0)
	if d.flow.stores.triggersWait() {
		d.window(windowSwitches{noFreeChains: true})
	}
	d.normalDraw()
	d.phasePrompt(PhaseDraw)
}

// normalDraw is the draw of the draw phase: not in the first turn, unless the
// rules say so; no effect can forbid it.
func (d *Duel) normalDraw() {
	if d.Turn.Number == 1 && !d.Rules.FirstTurnDraw {
		return
	}
	p := d.Turn.Player
	n := d.NormalDrawCount(p)
	if n > 0 && d.Rules.DrawUntilFive {
		n = max(n, 5-len(d.Zone(p, ZoneHand)))
	}
	if n > 0 {
		d.withReason(nil, p, func() { d.Draw(p, n, ReasonRule) })
		d.window(windowSwitches{})
	}
}

// NormalDrawCount is how many cards p draws in the draw phase: the greatest
// value of EFFECT_DRAW_COUNT if above p's own number, 0 if any value is 0
// (Duel.GetDrawCount).
func (d *Duel) NormalDrawCount(p Player) int {
	n := d.Players[p].DrawCount
	for _, e := range d.playerEffects(p, EffectDrawCount) {
		v := int(e.number())
		if v == 0 {
			return 0
		}
		n = max(n, v)
	}
	return n
}

// standbyPhase plays the standby phase (flow.md 14.3).
func (d *Duel) standbyPhase() {
	s := &d.flow.stores
	d.beginPhase(PhaseStandby)
	s.clearPending()
	if d.Rules.NoStandbyPhase || d.playerAffected(d.Turn.Player, EffectSkipSp) {
		d.resetPhase(PhaseStandby)
		d.fullAdjust()
		return
	}
	d.tellPhase(PhaseStandby)
	d.startEvent(PhaseStandby)
	if n := len(s.recent); s.triggersWait() || n > 0 && s.recent[n-1].Code != EventPhaseStart+PhaseStandby {
		d.window(windowSwitches{})
	}
	d.phasePrompt(PhaseStandby)
}
