package ocg

// phaseCandidates are the ways a player can use a phase prompt.
type phaseCandidates struct {
	links  []*Link
	forced bool // one of them has to be used
}

// phasePrompt asks both players, the turn player first, for what they want to
// do at the end of a phase, until both pass in a row (flow.md 8).
func (d *Duel) phasePrompt(phase uint32) {
	if !d.promptSkipped(phase) {
		d.setTimingHint(d.Turn.Player, phaseHints[phase])
		d.flow.freeEP, d.flow.prompted = d.Turn.Player, true
		d.promptBoth(phase, false)
		for phase == PhaseEnd && !d.promptSkipped(phase) && d.discardSurplus() {
			d.promptBoth(phase, true)
		}
	}
	d.closePhase(phase)
}

var phaseHints = map[uint32]uint32{
	PhaseDraw: TimingDrawPhase, PhaseStandby: TimingStandbyPhase, PhaseBattleStart: TimingBattleStart, PhaseBattle: TimingBattleEnd, PhaseEnd: TimingEndPhase,
}

// promptSkipped reports whether an effect skips the prompt.
func (d *Duel) promptSkipped(phase uint32) bool {
	code := skipCodes[phase]
	if phase == PhaseBattleStart {
		code = EffectSkipBp
	}
	return code != 0 && d.playerAffected(d.Turn.Player, code)
}

// promptBoth asks the players in turn until two passes in a row, or until one
// of them does something that skips the rest. After the discard only what has to
// be done remains, and optional effects of the phase where the rules let them.
func (d *Duel) promptBoth(phase uint32, discarded bool) {
	p := d.Turn.Player
	for passes := 0; passes < 2 && !d.promptSkipped(phase); {
		l := d.askPhase(p, phase, discarded)
		if l == nil {
			passes++
			p = p.Opponent()
			continue
		}
		passes = 0
		d.usePhase(l, l.Player)
	}
}

// askPhase asks p for what to do; nil is to pass. What has to be done and is
// the only thing is done without asking, unless it is a trigger.
func (d *Duel) askPhase(p Player, phase uint32, discarded bool) *Link {
	c := d.phaseOptions(p, phase, discarded)
	if len(c.links) == 0 {
		return nil
	}
	if l := c.links[0]; len(c.links) == 1 && l.Event.Code != EventFreeChain {
		switch {
		case l.flow.control != nil || l.Effect.Is(EffectTypeContinuous):
			return l
		case l.Effect.Is(EffectTypeTriggerO):
			if d.effectYesNo(p, l.Effect.HandlerCard(), 0) {
				return l
			}
			return nil
		}
	}
	return d.askChain(p, c.links, c.forced)
}

// phaseOptions gathers what p can do at the end of the phase (flow.md 8.2).
func (d *Duel) phaseOptions(p Player, phase uint32, discarded bool) (c phaseCandidates) {
	ev := &Event{Code: EventPhase + phase, Player: d.Turn.Player, By: NoPlayer, Moment: d.flow.moment}
	c.links = d.ableTo(nil, d.activated(EffectTypeTriggerF, ev.Code), p, ev)
	c.links = d.ownContinuous(c.links, p, ev)
	c.links = append(c.links, d.endingControls(p, phase, ev)...)
	c.forced = len(c.links) > 0
	if phase == PhaseStandby && p == d.Turn.Player && d.Rules.StandbyInTurnPlayersOrder {
		d.addOpponentsDue(&c, ev)
	}
	if discarded && !d.Rules.TriggersAfterHandLimit {
		return c
	}
	c.links = d.ableTo(c.links, d.activated(EffectTypeTriggerO, ev.Code), p, ev)
	if discarded {
		return c
	}
	c.links = d.freeChains(c.links, p)
	c.links = d.ownContinuous(c.links, p, d.noEvent())
	return c
}

// addOpponentsDue adds what the opponent has to process in the phase, where the
// turn player has an order to decide.
func (d *Duel) addOpponentsDue(c *phaseCandidates, ev *Event) {
	p := d.Turn.Player.Opponent()
	due := d.ownContinuous(d.ableTo(nil, d.activated(EffectTypeTriggerF, ev.Code), p, ev), p, ev)
	if len(due) > 0 && len(c.links)+len(due) > 1 {
		c.links, c.forced = append(c.links, due...), true
	}
}

// ableTo adds links for the effects p can activate; spell speed is not asked.
func (d *Duel) ableTo(links []*Link, effects []*Effect, p Player, ev *Event) []*Link {
	for _, e := range effects {
		if d.activatable(e, p, ev, legalityOpts{}) {
			links = append(links, d.newLink(e, p, ev))
		}
	}
	return links
}

// endingControls are the control effects on p's monsters that end with this
// phase; each is shown as its monster (effects.md 11).
func (d *Duel) endingControls(p Player, phase uint32, ev *Event) (links []*Link) {
	own := uint32(ResetOppoTurn)
	if p == d.Turn.Player {
		own = ResetSelfTurn
	}
	for _, c := range d.Zone(p, ZoneMonster) {
		if c == nil {
			continue
		}
		for _, e := range c.effectsOf(EffectSetControl) {
			if e.Handler == c && e.Is(EffectTypeSingle) && e.Reset&ResetPhase != 0 && e.Reset&phase != 0 && e.Reset&own != 0 && e.ResetCount <= 1 {
				l := d.newLink(e, p, ev)
				l.flow.control = c
				links = append(links, l)
			}
		}
	}
	return links
}

// usePhase carries out what was chosen in a phase prompt.
func (d *Duel) usePhase(l *Link, p Player) {
	switch {
	case l.flow.control != nil:
		d.RemoveEffect(l.Effect)
		d.fullAdjust()
		d.window(windowSwitches{})
	case l.Effect.Is(EffectTypeContinuous):
		d.runFree(l)
	default:
		first := p.Opponent()
		if d.Rules.InvertedPriority {
			first = p
		}
		d.startChain(l, first)
	}
}

// runFree runs a continuous effect its player chose to use, then opens a full
// window (flow.md 5).
func (d *Duel) runFree(l *Link) {
	d.runContinuous(l.Effect, l.Player, &l.Event)
	d.quickAdjust()
	d.window(windowSwitches{})
}

// closePhase ends a phase with a prompt (flow.md 8.4).
func (d *Duel) closePhase(phase uint32) {
	d.setTimingHint(d.Turn.Player, 0)
	d.resetPhase(phase)
	d.fullAdjust()
	s := &d.flow.stores
	s.recent, s.window, s.forcedQuick, s.forActivation = nil, nil, nil, nil
}
