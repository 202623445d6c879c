package lint

import "duel/script/syntax"

var extraArgument = &Check{
	Code: "extra-argument", Severity: Warning,
	Title: "more arguments than the function looks at",
	Text:  "The API ignores what is written behind its last parameter: an argument is in the wrong place, or belongs to another function.",
	Bad:   "function f(tp) return Duel.GetLP(tp,1) end",
	Good:  "function f(tp) return Duel.GetLP(tp) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			fn := c.native()
			if fn == nil || p.calledWrongly(c) {
				continue
			}
			params := fn.Native.Params
			if n := len(params); len(c.args) > n && (n == 0 || !params[n-1].Variadic) {
				if _, method := c.node.(*syntax.MethodCallExpr); method && n == 0 {
					continue
				}
				if _, isNil := c.args[n].(*syntax.NilExpr); isNil {
					continue // says nothing
				}
				p.report(c.args[n], "%s looks at %d arguments, this is one more", fn.Name, n).Note = fn.Native.String()
			}
		}
	},
}
