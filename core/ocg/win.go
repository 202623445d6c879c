package ocg

import (
	"errors"
	"strconv"

	"duel/core"
)

// errDecided ends a duel that has a result.
var errDecided = errors.New("the duel is decided")

// verdict is how a duel was decided by Duel.Win.
type verdict struct {
	called bool
	winner Player // NoPlayer: a draw
	reason int
}

// Win decides the duel for p, or as a draw for NoPlayer, at the next check;
// reason is a WIN_REASON_ number. A player who cannot lose by effects does not
// (flow.md 13, Duel.Win).
func (d *Duel) Win(p Player, reason int) {
	if p != NoPlayer {
		if d.playerAffected(p.Opponent(), EffectCannotLoseEffect) {
			return
		}
	} else {
		safe0, safe1 := d.playerAffected(0, EffectCannotLoseEffect), d.playerAffected(1, EffectCannotLoseEffect)
		switch {
		case safe0 && safe1:
			return
		case safe0:
			p = 0
		case safe1:
			p = 1
		}
	}
	v := &d.flow.verdict
	switch {
	case !v.called:
		*v = verdict{true, p, reason}
	case v.winner != p:
		v.winner, v.reason = NoPlayer, reason
	}
}

// winCheck ends the duel if it is decided: the last of the conditions that
// holds counts (flow.md 13).
func (d *Duel) winCheck() {
	if d.judge() {
		core.Abort(errDecided)
	}
}

// judge tells of the result, if there is one, and reports whether there is.
func (d *Duel) judge() bool {
	winner, reason := d.decide()
	if reason == "" {
		return false
	}
	e := WinEvent{Reason: reason}
	if winner.Valid() {
		e.Winner = &winner
	}
	d.flow.result = &e
	d.Emit(e)
	return true
}

// checkLoss is winCheck for the moment life points change, a deck runs out or
// a choice is to be made; it looks only where the rules have losses count at
// once.
func (d *Duel) checkLoss() {
	if d.Rules.CheckLossAtOnce && !d.flow.oneMoment {
		d.winCheck()
	}
}

// atOnce makes all that happen does one moment: who loses by it, loses at its
// end, and if that are both players the duel is a draw (OCG-EXT-07).
func (d *Duel) atOnce(happen func()) {
	outer := d.flow.oneMoment
	d.flow.oneMoment = true
	happen()
	if d.flow.oneMoment = outer; !outer {
		d.checkLoss()
	}
}

func (d *Duel) decide() (winner Player, reason string) {
	const byLP, byDeck = "life_points", "deck_out"
	var dead, mortal, decked, drawless [2]bool
	for p := range d.Players {
		dead[p], decked[p] = d.Players[p].LP <= 0, d.Players[p].DeckOut
		mortal[p] = dead[p] && !d.playerAffected(Player(p), EffectCannotLoseLp)
		drawless[p] = decked[p] && !d.playerAffected(Player(p), EffectCannotLoseDeck)
	}
	for p := range d.Players {
		if mortal[p] && !dead[1-p] {
			winner, reason = Player(1-p), byLP
		}
		if drawless[p] && !decked[1-p] {
			winner, reason = Player(1-p), byDeck
		}
	}
	if dead[0] && dead[1] && (mortal[0] || mortal[1]) {
		winner, reason = survivor(mortal), byLP
	}
	if decked[0] && decked[1] && (drawless[0] || drawless[1]) {
		winner, reason = survivor(drawless), byDeck
	}
	if v := d.flow.verdict; reason == "" && v.called {
		winner, reason = v.winner, "effect:"+strconv.Itoa(v.reason)
	}
	return winner, reason
}

// survivor is the one player who does not lose, or nobody.
func survivor(loses [2]bool) Player {
	switch {
	case !loses[0]:
		return 0
	case !loses[1]:
		return 1
	}
	return NoPlayer
}

// Result is how the duel was decided, nil while it is not.
func (d *Duel) Result() *WinEvent { return d.flow.result }
