package scenario

import (
	"context"
	"errors"
	"iter"

	"duel/core"
	"duel/core/buddyfight"
)

// errStopped ends a duel whose script is over.
var errStopped = errors.New("the duel script is over")

// driver runs a duel as a coroutine that stops at each choice and, on the way,
// wherever a player could use something, so that a script can look at the
// table. It is the agent of both players.
type driver struct {
	resume func() (*core.Request, bool)
	stop   func()
	yield  func(*core.Request) bool

	pending *core.Request // the choice the duel waits for, nil at other stops
	pause   int           // the step of the operation point it stopped at, 0 at a choice or a new phase
	over    bool
	reply   core.Answer
	err     error // how the duel ended, if not by the rules
}

// start begins the duel and runs it to its first choice.
func (d *driver) start(play func() (buddyfight.Result, error)) {
	d.resume, d.stop = iter.Pull(func(yield func(*core.Request) bool) {
		d.yield = yield
		if _, err := play(); !errors.Is(err, errStopped) {
			d.err = err
		}
	})
	d.goOn()
}

// answer answers the pending choice and runs the duel to the next one.
func (d *driver) answer(a core.Answer) {
	d.reply = a
	d.goOn()
}

func (d *driver) goOn() {
	d.pause = 0
	r, ok := d.resume()
	d.pending, d.over = r, !ok
}

// answerStep reports whether a step of the operation point is for an answer.
func answerStep(n int) bool { return n == 5 || n == 13 }

// observe stops where a player could use something and at new phases.
func (d *driver) observe(e core.Event) {
	switch e := e.(type) {
	case buddyfight.StepEvent:
		if e.Procedure != "operation point" || e.Step != 3 && e.Step != 11 && !answerStep(e.Step) {
			return
		}
		d.pause = e.Step
	case buddyfight.PhaseEvent:
	default:
		return
	}
	if !d.yield(nil) {
		core.Abort(errStopped)
	}
}

// close ends the duel where it stands.
func (d *driver) close() {
	if d.stop != nil {
		d.stop()
	}
}

// Choose implements core.Agent: it hands the choice to the script.
func (d *driver) Choose(_ context.Context, r *core.Request, _ func() core.View) (core.Answer, error) {
	if !d.yield(r) {
		return core.Answer{}, errStopped
	}
	return d.reply, nil
}
