package ocg

import "slices"

// callState is what the duel keeps about callbacks in progress.
type callState struct {
	noActions int     // plain calls in progress: none of them may act
	depth     int     // callbacks in progress
	args      []Value // arguments of the callbacks in progress, innermost last
}

// slot names a function of an effect that runs as a process.
type slot uint8

const (
	slotCost slot = 1 << iota
	slotTarget
	slotOperation
)

// ActionAllowed reports whether scripts may move cards or ask players now: not
// while a condition, filter, value or test runs, at any depth
// (api-card-effect-group.md 5.3).
func (d *Duel) ActionAllowed() bool { return d.effects.calls.noActions == 0 }

// EnterPlainCall forbids actions until LeavePlainCall; the script layer
// brackets file loads and filters with the two.
func (d *Duel) EnterPlainCall() {
	d.effects.calls.noActions++
	d.effects.calls.depth++
}

// LeavePlainCall ends what EnterPlainCall began.
func (d *Duel) LeavePlainCall() {
	d.effects.calls.noActions--
	d.leaveCall()
}

// leaveCall ends one callback: with the outermost one assumptions end (9.4).
func (d *Duel) leaveCall() {
	calls := &d.effects.calls
	if calls.depth--; calls.depth == 0 {
		d.AssumeReset()
	}
}

// call calls cb with the arguments put on the argument stack since base. A
// script out of steps unwinds through all that it had called, which cannot put
// back what it had set; so that is put back here.
func (d *Duel) call(cb Callback, base int) []Value {
	calls := &d.effects.calls
	noActions, depth := calls.noActions, calls.depth
	effect, player := d.ReasonEffect, d.ReasonPlayer
	checks := len(d.moves.outerChecks)
	out := cb(calls.args[base:len(calls.args):len(calls.args)])
	calls.noActions, calls.depth, calls.args = noActions, depth, calls.args[:base]
	d.ReasonEffect, d.ReasonPlayer = effect, player
	if inner := d.moves.outerChecks; len(inner) > checks {
		d.moves.noShuffleCheck, d.moves.outerChecks = inner[checks], inner[:checks]
	}
	return out
}

// plain asks a question of a script: no actions are allowed inside. The
// results are valid until the next callback.
func (d *Duel) plain(cb Callback, args ...Value) []Value {
	calls := &d.effects.calls
	base := len(calls.args)
	calls.args = append(calls.args, args...)
	return d.plainFrom(cb, base)
}

// plainFrom is plain with the arguments already on the stack.
func (d *Duel) plainFrom(cb Callback, base int) []Value {
	d.EnterPlainCall()
	out := d.call(cb, base)
	d.LeavePlainCall()
	return out
}

// plainEvent asks a question with the arguments of an event: (e,p,E,extra...).
func (d *Duel) plainEvent(cb Callback, e *Effect, p Player, ev *Event, extra ...Value) []Value {
	calls := &d.effects.calls
	base := len(calls.args)
	calls.args = appendEvent(calls.args, e, p, ev)
	calls.args = append(calls.args, extra...)
	return d.plainFrom(cb, base)
}

// eventArgs are the arguments (e,tp,eg,ep,ev,re,r,rp,extra...). A nil event is
// one of nothing and nobody.
func eventArgs(e *Effect, player Player, ev *Event, extra ...Value) []Value {
	args := appendEvent(make([]Value, 0, 8+len(extra)), e, player, ev)
	return append(args, extra...)
}

func appendEvent(args []Value, e *Effect, p Player, ev *Event) []Value {
	if ev == nil {
		return append(args, OfEffect(e), Int(p), Nil, Int(NoPlayer), Int(0), Nil, Int(0), Int(NoPlayer))
	}
	return append(args, OfEffect(e), Int(p), OfGroup(ev.Cards), Int(ev.Player), Int(ev.Value), OfEffect(ev.Effect), Int(ev.Reason), Int(ev.By))
}

// process runs a cost, target or operation: it may act. While it runs the
// effect and player are the reason effect and player. A function that is
// already in progress is not started again (api-card-effect-group.md 5.7).
func (d *Duel) process(e *Effect, s slot, player Player, cb Callback, args ...Value) []Value {
	if e.state.running&s != 0 {
		d.Log("error", "recursive event trigger detected.")
		return nil
	}
	calls := &d.effects.calls
	e.state.running |= s
	defer func() { e.state.running &^= s }()
	calls.depth++
	base := len(calls.args)
	calls.args = append(calls.args, args...)
	d.beginOutermost()
	var out []Value
	d.withReason(e, player, func() { out = slices.Clone(d.call(cb, base)) }) // what follows may call scripts again
	d.endOutermost()
	d.leaveCall()
	return out
}

// withReason makes e and p the reason effect and player while f runs.
func (d *Duel) withReason(e *Effect, p Player, f func()) {
	oldEffect, oldPlayer := d.ReasonEffect, d.ReasonPlayer
	d.ReasonEffect, d.ReasonPlayer = e, p
	f()
	d.ReasonEffect, d.ReasonPlayer = oldEffect, oldPlayer
}

// hasFunc reports whether the value is a function.
func (e *Effect) hasFunc() bool { return e.Flags&EffectFlagFuncValue != 0 && e.Value != nil }

// ask calls a function of the effect as a question: (e,args...).
func (e *Effect) ask(cb Callback, args []Value) []Value {
	calls := &e.duel.effects.calls
	base := len(calls.args)
	calls.args = append(calls.args, OfEffect(e))
	calls.args = append(calls.args, args...)
	return e.duel.plainFrom(cb, base)
}

// number is the value as an integer: of the function called with (e,args...),
// or the constant.
func (e *Effect) number(args ...Value) int64 {
	if !e.hasFunc() {
		return e.Number
	}
	return first(e.ask(e.Value, args)).Number()
}

// truth is the value as a truth: a function's result as scripts see truth, a
// constant unless it is 0.
func (e *Effect) truth(args ...Value) bool {
	if !e.hasFunc() {
		return e.Number != 0
	}
	return first(e.ask(e.Value, args)).Truth()
}

// numbers are all results of the value function as integers, or the constant.
func (e *Effect) numbers(args ...Value) []int64 {
	if !e.hasFunc() {
		return []int64{e.Number}
	}
	results := e.ask(e.Value, args)
	out := make([]int64, len(results))
	for i, v := range results {
		out[i] = v.Number()
	}
	return out
}

// accepts asks the target function whether it holds for the arguments; an
// effect without one accepts everything.
func (e *Effect) accepts(args ...Value) bool {
	return e.Target == nil || first(e.ask(e.Target, args)).Truth()
}
