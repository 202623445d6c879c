package scenario

import (
	"context"
	"errors"
	"iter"

	"duel/core"
	"duel/core/ocg"
)

// errStopped ends a duel whose script is over.
var errStopped = errors.New("the duel script is over")

// driver runs a duel as a coroutine that stops at each choice. It is the
// agent of both players.
type driver struct {
	duel *ocg.Duel

	resume func() (*core.Request, bool)
	stop   func()
	yield  func(*core.Request) bool

	pending *core.Request // the choice the duel waits for, nil before and after it
	reply   core.Answer
	over    bool
	err     error // how the duel ended, if not by a verdict
}

// start begins the duel and runs it to its first choice.
func (d *driver) start(ctx context.Context) {
	d.resume, d.stop = iter.Pull(func(yield func(*core.Request) bool) {
		d.yield = yield
		d.err = d.duel.Play(ctx)
	})
	d.goOn()
}

// started reports whether the duel has begun.
func (d *driver) started() bool { return d.resume != nil }

// answer answers the pending choice and runs the duel to the next one.
func (d *driver) answer(a core.Answer) {
	d.reply = a
	d.goOn()
}

func (d *driver) goOn() {
	r, ok := d.resume()
	d.pending, d.over = r, !ok
}

// close ends the duel where it stands.
func (d *driver) close() {
	if d.started() {
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
