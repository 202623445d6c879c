package ocg

// continuousAction is an EFFECT_TYPE_CONTINUOUS effect about to answer an
// event: it runs at once and never uses the chain (flow.md 5).
type continuousAction struct {
	effect *Effect
	player Player
	event  *Event
}

// actionLines are the continuous actions about to run, by player.
type actionLines [2][]continuousAction

// lineUp adds the effects that can act on ev now (flow.md 4.2.1).
func (d *Duel) lineUp(lines *actionLines, effects []*Effect, ev *Event) {
	for _, e := range effects {
		d.lineUpOne(lines, e, ev)
	}
}

func (d *Duel) lineUpOne(lines *actionLines, e *Effect, ev *Event) {
	player := e.actingPlayer(ev)
	if !d.activatable(e, player, ev, legalityOpts{}) {
		return
	}
	a := continuousAction{e, player, ev}
	if e.Has(EffectFlagDelay) && (d.flow.solving || d.flow.delayedRunning) {
		lines = &d.flow.delayed
	}
	lines.add(a, d.Turn.Player)
}

// add puts an action at the end of its player's line. Nobody's actions, those
// of a token that is gone, stand in the line of the player whose turn it is not.
func (l *actionLines) add(a continuousAction, turnPlayer Player) {
	line := turnPlayer.Opponent()
	if a.player == turnPlayer {
		line = turnPlayer
	}
	l[line] = append(l[line], a)
}

// actingPlayer is who uses a continuous or quick effect that answers ev: the
// player its handler belongs to, or the event's player for effects that say so.
func (e *Effect) actingPlayer(ev *Event) Player {
	if e.Has(EffectFlagEventPlayer) && ev.Player.Valid() {
		return ev.Player
	}
	return e.HandlerPlayer()
}

// runLines runs the turn player's actions, then the other's.
func (d *Duel) runLines(lines *actionLines) {
	for _, p := range d.turnOrder() {
		for _, a := range lines[p] {
			d.runAction(a)
		}
	}
}

// runAction runs one action; delayed ones that come up while a delayed action
// runs wait for its end (flow.md 5).
func (d *Duel) runAction(a continuousAction) {
	if !a.effect.Has(EffectFlagDelay) || d.flow.solving || d.flow.delayedRunning {
		d.runContinuous(a.effect, a.player, a.event)
		return
	}
	d.runDelayed(a)
	d.runDelayedLine()
}

func (d *Duel) runDelayed(a continuousAction) {
	d.flow.delayedRunning = true
	d.runContinuous(a.effect, a.player, a.event)
	d.flow.delayedRunning = false
	d.fullAdjust()
}

// runDelayedLine runs the waiting delayed actions: all of the turn player,
// then all of the other, then any new ones.
func (d *Duel) runDelayedLine() {
	for len(d.flow.delayed[0])+len(d.flow.delayed[1]) > 0 {
		for _, p := range d.turnOrder() {
			for len(d.flow.delayed[p]) > 0 {
				a := d.flow.delayed[p][0]
				d.flow.delayed[p] = d.flow.delayed[p][1:]
				d.runDelayed(a)
			}
		}
	}
}

// runContinuous runs a continuous effect without a chain: its target function,
// then its operation, which uses up one of its counted uses (flow.md 5).
func (d *Duel) runContinuous(e *Effect, player Player, ev *Event) {
	if !e.CheckCountLimit(player) {
		return
	}
	effect, by := d.ReasonEffect, d.ReasonPlayer
	d.flow.continuous = append(d.flow.continuous, &Link{
		Effect: e, Player: player, Event: *ev, TargetPlayer: NoPlayer, DisablePlayer: NoPlayer,
	})
	if e.Target != nil {
		d.process(e, slotTarget, player, e.Target, eventArgs(e, player, ev, Int(1))...)
	}
	if e.Operation != nil {
		e.UseCountLimit(player, 1, false)
		d.process(e, slotOperation, player, e.Operation, eventArgs(e, player, ev)...)
	}
	d.flow.continuous = d.flow.continuous[:len(d.flow.continuous)-1]
	d.ReasonEffect, d.ReasonPlayer = effect, by
}

// turnOrder is the turn player, then the other.
func (d *Duel) turnOrder() [2]Player { return [2]Player{d.Turn.Player, d.Turn.Player.Opponent()} }
