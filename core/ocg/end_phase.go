package ocg

// endPhase plays the end phase (flow.md 14.7).
func (d *Duel) endPhase() {
	d.beginPhase(PhaseEnd)
	if d.playerAffected(d.Turn.Player, EffectSkipEp) {
		d.resetPhase(PhaseEnd)
		d.fullAdjust()
		return
	}
	d.tellPhase(PhaseEnd)
	d.startEvent(PhaseEnd)
	d.fullAdjust()
	if d.flow.stores.triggersWait() {
		d.window(windowSwitches{})
	}
	d.flow.stores.clearPending()
	d.phasePrompt(PhaseEnd)
}

// handLimit is how many cards the turn player may keep.
func (d *Duel) handLimit() int {
	limit := 6
	for _, e := range d.playerEffects(d.Turn.Player, EffectHandLimit) {
		limit = int(e.number())
	}
	return limit
}

// discardSurplus has the turn player discard down to the hand limit and reports
// whether there was anything to discard; what it triggers may be chained, but
// nobody is asked to respond otherwise.
func (d *Duel) discardSurplus() bool {
	if d.Rules.NoHandLimit {
		return false
	}
	p := d.Turn.Player
	hand := d.Zone(p, ZoneHand)
	surplus := len(hand) - d.handLimit()
	if surplus <= 0 {
		return false
	}
	chosen, _ := d.selectCards(p, append([]*Card(nil), hand...), surplus, surplus, false)
	d.Send(chosen, sendArgs{Reason: ReasonRule | ReasonDiscard | ReasonAdjust, By: p, Owner: NoPlayer, To: LocationGrave, Pos: PosFaceup})
	d.window(windowSwitches{noRound: true})
	return true
}
