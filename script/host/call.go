package host

import (
	"errors"

	lua "github.com/yuin/gopher-lua"
)

// raise is the panic value of a script error.
type raise struct {
	value lua.LValue
	// file, line and text are known if value is text with its position in
	// front: "file:line: text".
	file, text string
	line       int
}

// raiseTop is what gopher-lua calls to raise the error on top of the stack.
func raiseTop(l *lua.LState) { panic(&raise{value: l.Get(-1)}) }

// abort is the panic value of an abort.
type abort struct {
	state *State
	cause error
	// diagnostic is made where the abort is first met on the way out.
	diagnostic *Diagnostic
}

// Abort ends all active calls of the state: the outermost returns a
// *Diagnostic with the error as its Cause. Scripts cannot catch it. It must
// be called by a function that runs inside a call, and does not return.
func (s *State) Abort(err error) { panic(&abort{state: s, cause: err}) }

// errDepth is the cause of a diagnostic for a call deeper than MaxDepth. It
// ends all active calls: refused alone, a recursion that branches, as when a
// condition asks for what depends on it, would go through all its branches.
var errDepth = errors.New("calls nested too deeply between engine and script")

// Call calls a Lua function with the arguments and returns nret results, or
// all if nret is -1. The slice is the state's own and valid until the next
// call at this depth. The error is a *Diagnostic; a panic that is no script
// error passes through.
//
// A call while none is active opens an entry with a fresh budget. Calls made
// by API functions during an entry share its budget.
func (s *State) Call(fn *lua.LFunction, nret int, where Where, args ...lua.LValue) ([]lua.LValue, error) {
	depth := s.depth
	if depth >= MaxDepth {
		s.Abort(errDepth)
	}
	if depth == 0 {
		s.meter.open(s.options.Budget)
	}
	t := s.threadAt(depth)
	t.where = where
	failure := s.run(t, fn, nret, args)
	if depth == 0 {
		s.meter.close()
	}
	if failure != nil {
		return nil, failure
	}
	return t.results, nil
}

// run calls a function on a thread; script errors become diagnostics.
func (s *State) run(t *thread, fn *lua.LFunction, nret int, args []lua.LValue) (failure error) {
	depth := s.depth
	s.depth++
	defer func() {
		s.depth = depth
		if r := recover(); r != nil {
			failure = s.recovered(depth, t, r)
		}
	}()
	t.call(fn, nret, args)
	return nil
}

// call runs the function and moves its results off the Lua stack.
func (t *thread) call(fn lua.LValue, nret int, args []lua.LValue) {
	l := t.l
	l.Push(fn)
	for _, a := range args {
		l.Push(a)
	}
	l.Call(len(args), nret)
	n := l.GetTop()
	t.results = t.results[:0]
	for i := 1; i <= n; i++ {
		t.results = append(t.results, l.Get(i))
	}
	l.SetTop(0)
}

// recovered turns the panic of a call into its error, or goes on with the
// panic. The thread is in the middle of what it did and is given up, as are
// deeper ones.
func (s *State) recovered(depth int, t *thread, r any) error {
	switch r := r.(type) {
	case *raise:
		d := s.diagnostic(depth, s.settle(t.l, r))
		s.dropThreads(depth)
		return d
	case *abort:
		if r.state != s {
			break
		}
		if r.diagnostic == nil {
			r.diagnostic = s.abortDiagnostic(depth, r.cause)
		}
		s.dropThreads(depth)
		if depth == 0 {
			return r.diagnostic
		}
	case string:
		if r == callStackOverflow {
			d := s.diagnostic(depth, s.settle(t.l, overflow()))
			s.dropThreads(depth)
			return d
		}
	}
	s.dropThreads(depth)
	panic(r)
}

// callStackOverflow is how gopher-lua's growing call stack reports its end:
// a bare panic, not a Lua error.
const callStackOverflow = "lua callstack overflow"

func overflow() *raise { return &raise{value: lua.LString(callStackOverflow)} }

// dropThreads gives up the threads from a depth on. They may be gone already:
// a coroutine that is stopped unwinds after the call it was resumed from.
func (s *State) dropThreads(depth int) {
	if depth >= len(s.threads) {
		return
	}
	clear(s.threads[depth:])
	s.threads = s.threads[:depth]
}

// protected calls a function for pcall: on the thread of the next depth,
// with script errors as a value instead of a panic. ok is false then.
func (s *State) protected(fn lua.LValue, args []lua.LValue) (results []lua.LValue, ok bool) {
	depth := s.depth
	if depth >= MaxDepth {
		return []lua.LValue{lua.LString("error: C stack overflow")}, false
	}
	if !s.callable(fn) {
		return []lua.LValue{lua.LString("attempt to call a " + typeName(fn) + " value")}, false
	}
	t := s.threadAt(depth)
	t.where = s.threads[depth-1].where
	s.depth++
	defer func() {
		s.depth = depth
		r := recover()
		if r == nil {
			return
		}
		raised, isRaise := r.(*raise)
		if r == callStackOverflow {
			raised, isRaise = overflow(), true
		}
		if isRaise {
			raised = s.settle(t.l, raised)
		}
		s.dropThreads(depth)
		if !isRaise {
			panic(r)
		}
		s.Charge(caughtErrorSteps)
		results, ok = []lua.LValue{raised.value}, false
	}()
	t.call(fn, lua.MultRet, args)
	return t.results, true
}

// callable tells whether a value is a function or has __call.
func (s *State) callable(v lua.LValue) bool {
	return v.Type() == lua.LTFunction || s.main.GetMetaField(v, "__call").Type() == lua.LTFunction
}

// caughtErrorSteps is the price of an error that a script catches: the
// thread it happened on is made anew.
const caughtErrorSteps = 500

// RunFile compiles a script, or takes it from the cache, and runs it on
// behalf of a card. The error wraps fs.ErrNotExist if there is no such
// script, else it is a *Diagnostic.
func (s *State) RunFile(name string, card uint32) error {
	proto, err := s.cache.Proto(name)
	if err == nil {
		s.noteFile(name)
	}
	return s.runProto(proto, err, Where{Card: card, Function: name})
}

// RunText compiles and runs a text that is no script of the cache's source,
// such as a puzzle, on behalf of a card. Nothing of it is remembered. The
// error is a *Diagnostic.
func (s *State) RunText(name, text string, card uint32) error {
	proto, err := s.cache.compile(name, text)
	return s.runProto(proto, err, Where{Card: card, Function: name})
}

// runProto runs a file level function, or reports why it did not compile.
func (s *State) runProto(proto *lua.FunctionProto, err error, where Where) error {
	var d *Diagnostic
	switch {
	case errors.As(err, &d):
		own := *d // the cache's is shared
		own.Card = where.Card
		return &own
	case err != nil:
		return err
	}
	_, err = s.Call(s.main.NewFunctionFromProto(proto), 0, where)
	return err
}
