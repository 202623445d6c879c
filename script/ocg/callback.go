package ocg

import (
	"context"
	"errors"

	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/ocg"
	"duel/script/host"
)

// callback makes a script's function callable by the rules. A failure is
// logged, and counts as no result (api-card-effect-group.md 5.5). A nil
// function gives a nil callback.
func (s *State) callback(f *lua.LFunction, e *ocg.Effect, name string) ocg.Callback {
	if f == nil {
		return nil
	}
	where := host.Where{Function: name}
	if e != nil && e.Owner != nil {
		where.Card = e.Owner.Data.Code
	}
	return func(args []ocg.Value) []ocg.Value {
		var buffer [16]lua.LValue
		values := buffer[:0]
		for _, a := range args {
			values = append(values, s.toLua(a))
		}
		results, err := s.host.Call(f, lua.MultRet, where, values...)
		if err != nil {
			s.failed(err)
			return nil
		}
		s.results = s.results[:0]
		for _, r := range results {
			s.results = append(s.results, fromLua(r))
		}
		return s.results
	}
}

// failed logs a script's failure; one that must end the duel ends it.
func (s *State) failed(err error) {
	if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		core.Abort(err)
	}
	s.log(err)
}

// filter is function argument f as a test of cards: it gets the card and the
// arguments from x on. Cards that exception argument ex names (0: none) are
// not accepted. A failing call is logged and refuses the card.
func (c Call) filter(f, ex, x int) func(*ocg.Card) bool {
	call := c.cardFunction(f, x, "filter")
	test := func(card *ocg.Card) bool {
		result, ok := call(card)
		return ok && lua.LVAsBool(result)
	}
	if ex == 0 {
		return test
	}
	excluded := c.Excluded(ex)
	return func(card *ocg.Card) bool { return !excluded(card) && test(card) }
}

// valueFunction is function argument f as a number of cards: it gets the card
// and the arguments from x on. A failing call is logged and counts 0; a
// result that is no number is an error of the caller.
func (c Call) valueFunction(f, x int) func(*ocg.Card) int64 {
	call := c.cardFunction(f, x, "value")
	return func(card *ocg.Card) int64 {
		result, ok := call(card)
		if !ok {
			return 0
		}
		n, isNumber := result.(lua.LNumber)
		if !isNumber {
			c.L.RaiseError(`Parameter -1 should be "Int" but is "%s".`, typeWord(result))
		}
		return ocg.Round(float64(n))
	}
}

// cardFunction is function argument f as a function of cards: it gets the card
// and the arguments from x on, and may not act. A failing call is logged and
// gives no result; name is what reports call the function.
func (c Call) cardFunction(f, x int, name string) func(*ocg.Card) (result lua.LValue, ok bool) {
	call := c.cardResults(f, x, 1, name)
	return func(card *ocg.Card) (lua.LValue, bool) {
		results, ok := call(card)
		if !ok {
			return nil, false
		}
		return results[0], true
	}
}

// cardResults is cardFunction with so many results, or lua.MultRet for all. They
// are valid until the next call.
func (c Call) cardResults(f, x, count int, name string) func(*ocg.Card) (results []lua.LValue, ok bool) {
	fn, isFunction := c.Arg(f).(*lua.LFunction)
	if !isFunction {
		c.L.RaiseError(`Parameter %d should be "Function" but is "%s".`, f, typeWord(c.Arg(f)))
	}
	args := c.extra(x)
	where := host.Where{Function: name}
	return func(card *ocg.Card) ([]lua.LValue, bool) {
		args[0] = c.card(card)
		c.duel.EnterPlainCall()
		results, err := c.host.Call(fn, count, where, args...)
		c.duel.LeavePlainCall()
		if err != nil {
			c.failed(err)
			return nil, false
		}
		return results, true
	}
}

// extra are a place for a card, then the arguments from x on.
func (c Call) extra(x int) []lua.LValue {
	args := make([]lua.LValue, 1, 1+max(0, c.Top()-x+1))
	for i := x; i <= c.Top(); i++ {
		args = append(args, c.Arg(i))
	}
	return args
}
