package lint

import (
	"duel/script/syntax"
)

var argumentCount = &Check{
	Code: "argument-count", Severity: Error,
	Title: "too few arguments for a function of the API",
	Text:  "The engine refuses the call: it needs more arguments than are written. nil counts when it is written.",
	Bad:   "function f(tp) return Duel.GetMatchingGroup(nil,tp,LOCATION_HAND,0) end",
	Good:  "function f(tp) return Duel.GetMatchingGroup(nil,tp,LOCATION_HAND,0,nil) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			fn := c.native()
			if fn == nil || c.open || p.calledWrongly(c) {
				continue
			}
			if least := fn.Native.Min(); len(c.args) < least {
				written, wanted := len(c.args), least
				if _, ok := c.node.(*syntax.MethodCallExpr); ok {
					written, wanted = written-1, wanted-1
				}
				p.report(c.node, "%s needs at least %d arguments, %d are written", fn.Name, wanted, written).Note = fn.Native.String()
			}
		}
	},
}
