package ocg

// nextPhase is where the turn goes from a main phase.
type nextPhase uint8

const (
	toEnd nextPhase = iota
	toBattle
)

// System texts of a skipped main phase.
const (
	textToBattle TextID = 80
	textToEnd    TextID = 81
)

// mainPhase1 plays Main Phase 1 (flow.md 14.4).
func (d *Duel) mainPhase1() nextPhase {
	d.beginPhase(PhaseMain1)
	d.startEvent(PhaseMain1)
	d.fullAdjust()
	d.flow.stores.clearPending()
	d.tellPhase(PhaseMain1)
	return d.mainPhase(EffectSkipM1)
}

// mainPhase2 plays Main Phase 2. If the end phase was chosen in battle it is
// left at once; QUIRK: a response to that makes it a real one (flow.md 14.6).
func (d *Duel) mainPhase2(leave bool) {
	d.beginPhase(PhaseMain2)
	d.startEvent(PhaseMain2)
	d.fullAdjust()
	if d.flow.stores.triggersWait() {
		d.window(windowSwitches{})
	}
	d.flow.stores.clearPending()
	d.tellPhase(PhaseMain2)
	if !leave || !d.leaveMainPhase() {
		d.mainPhase(EffectSkipM2)
	}
}

// mainPhase asks the turn player for actions until the phase ends (flow.md 15).
func (d *Duel) mainPhase(skipCode uint32) nextPhase {
	for {
		d.holdForcedAttack()
		mayBattle, mayEnd := d.mayLeave()
		if d.playerAffected(d.Turn.Player, skipCode) {
			next := d.nextOfSkipped(mayBattle, mayEnd)
			d.resetPhase(d.Turn.Phase)
			d.fullAdjust()
			return next
		}
		switch choice := d.askIdle(mayBattle, mayEnd); choice.act {
		case ActBattlePhase:
			if d.leaveMainPhase() {
				return toBattle
			}
		case ActEndPhase:
			if d.leaveMainPhase() {
				return toEnd
			}
		default:
			d.takeAction(choice)
		}
	}
}

// mayLeave reports where the turn player may go from the main phase
// (flow.md 15.1).
func (d *Duel) mayLeave() (mayBattle, mayEnd bool) {
	p := d.Turn.Player
	mayBattle = d.IsAbleToEnterBP()
	mayEnd = d.Turn.Phase != PhaseMain1 || !mayBattle || !d.playerAffected(p, EffectCannotEp) && !d.mustAttack()
	return mayBattle, mayEnd
}

// IsAbleToEnterBP reports whether the turn player may still enter the battle
// phase this turn (Duel.IsAbleToEnterBP).
func (d *Duel) IsAbleToEnterBP() bool {
	p := d.Turn.Player
	if d.Turn.Phase >= PhaseBattleStart || d.playerAffected(p, EffectCannotBp) || d.passesOverBattle() {
		return false
	}
	return d.Turn.Number != 1 || d.Rules.AttackFirstTurn || d.playerAffected(p, EffectBpFirstTurn)
}

// nextOfSkipped is where a skipped main phase leads (flow.md 15.6).
func (d *Duel) nextOfSkipped(mayBattle, mayEnd bool) nextPhase {
	if mayBattle && mayEnd {
		if d.selectOption(d.Turn.Player, []TextID{textToBattle, textToEnd}) == 1 {
			return toEnd
		}
		return toBattle
	}
	if mayBattle {
		return toBattle
	}
	return toEnd
}

// leaveMainPhase gives the opponent the last word and ends the main phase; if
// the opponent makes a chain it does not end (flow.md 15.5).
func (d *Duel) leaveMainPhase() bool {
	d.setTimingHint(d.Turn.Player, TimingMainEnd)
	if d.lastWord() {
		return false
	}
	d.resetPhase(d.Turn.Phase)
	d.fullAdjust()
	return true
}

// lastWord lets the opponent respond, the turn player having passed, and
// resolves the chain made; it reports whether there was one.
func (d *Duel) lastWord() (chained bool) {
	d.respond(round{first: d.Turn.Player.Opponent(), alone: true, free: true})
	if d.Chain.Len() == 0 {
		return false
	}
	d.resolveChain()
	d.window(windowSwitches{})
	return true
}
