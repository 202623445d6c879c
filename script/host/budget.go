package host

import (
	"context"
	"errors"
	"runtime/metrics"
	"time"
)

// ErrBudget is the cause of a diagnostic when a script has used up its
// steps.
var ErrBudget = errors.New("step budget exhausted")

// pollInterval is how many steps pass between two looks at the context.
const pollInterval = 1 << 14

// meter counts the steps of a state. gopher-lua asks the context of a Lua
// thread for its Done channel before each instruction; the meter is that
// context, and never done: at the end of the budget it panics.
//
// That costs about 3 ns an instruction. The other way, budget points compiled
// into loop heads and function entries, would cost a call of a Go function
// each, some 60 to 90 ns or what counting 20 to 30 instructions takes: more
// than most handlers and rounds of loops have. It would also miss what
// metamethods and iterators do.
type meter struct {
	state   *State
	left    int64 // steps until refuel has to be asked
	entry   int64 // steps of this entry's budget beyond left
	reserve int64 // steps entries may take beyond their budget
	output  int64 // steps the entry may still spend on what it writes

	// hoard is the heap of the process, in bytes, with which nothing is given
	// out of the reserve, lest a loop that collects things exhausts the
	// machine.
	hoard uint64
}

// Done counts one step.
func (m *meter) Done() <-chan struct{} {
	m.left--
	if m.left < 0 {
		m.refuel()
	}
	return nil
}

// Deadline reports none.
func (m *meter) Deadline() (time.Time, bool) { return time.Time{}, false }

// Err reports nil.
func (m *meter) Err() error { return nil }

// Value returns nil.
func (m *meter) Value(any) any { return nil }

// charge counts n steps.
func (m *meter) charge(n int) {
	m.left -= int64(n)
	if m.left < 0 {
		m.refuel()
	}
}

// refuel takes more steps out of the entry's budget, then out of the reserve,
// and aborts if there are none or the context is done. Outside an entry nothing
// is counted.
func (m *meter) refuel() {
	if m.state.depth == 0 {
		m.left = 0
		return
	}
	if ctx := m.state.context; ctx != nil {
		if err := ctx.Err(); err != nil {
			m.state.Abort(context.Cause(ctx))
		}
	}
	m.entry += m.left // the steps taken beyond the last grant
	m.left = 0
	if m.entry <= 0 && m.reserve > 0 {
		m.draw()
	}
	if m.entry <= 0 {
		m.state.Abort(ErrBudget)
	}
	grant := min(m.entry, pollInterval)
	m.entry -= grant
	m.left = grant
}

// drawn is how many steps an entry takes out of the reserve at a time.
const drawn = 1 << 22

// defaultHoard is a heap, in bytes, that no duel comes near.
const defaultHoard = 2 << 30

// draw takes steps out of the reserve.
func (m *meter) draw() {
	heap := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	if metrics.Read(heap); heap[0].Value.Uint64() > m.hoard {
		return
	}
	more := min(m.reserve, drawn)
	m.reserve -= more
	m.entry += more
}

// open grants the budget of an entry from Go.
func (m *meter) open(budget uint64) {
	m.left, m.entry = 0, int64(min(budget, 1<<62))
	m.output = m.entry
}

// close ends an entry.
func (m *meter) close() { m.left, m.entry = 0, 0 }

// Refuel grants the entry under way a fresh budget: for an entry that lasts as
// long as many others, such as a test that plays a whole duel.
func (s *State) Refuel() { s.meter.open(s.options.Budget) }
