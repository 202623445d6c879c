package lint

import (
	"duel/script/syntax"
)

var argumentType = &Check{
	Code: "argument-type", Severity: Error,
	Title: "an argument of a kind the API refuses",
	Text:  "The engine checks what kind of value it is given and fails the script when it is another: a card where a group is needed, a boolean for a number, a table for a function.",
	Bad:   "function f(tp,g) Duel.SetOperationInfo(0,CATEGORY_DESTROY,g,1,tp,LOCATION_HAND) Duel.Draw(tp,g:Filter(Card.IsMonster,nil),REASON_EFFECT) end",
	Good:  "function f(tp,g) Duel.SetOperationInfo(0,CATEGORY_DESTROY,g,1,tp,LOCATION_HAND) Duel.Draw(tp,#g:Filter(Card.IsMonster,nil),REASON_EFFECT) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			if fn := c.native(); fn != nil && !p.calledWrongly(c) {
				p.argumentTypes(c, fn)
			}
		}
	},
}

func (p *Pass) argumentTypes(c *call, fn *Func) {
	for i, a := range c.args {
		if i >= len(fn.Native.Params) || i == len(c.args)-1 && c.open && p.maybeNothing(a) {
			return
		}
		param := &fn.Native.Params[i]
		if param.Optional || param.Variadic {
			return
		}
		if _, method := c.node.(*syntax.MethodCallExpr); method && i == 0 {
			continue
		}
		ok := accepted(param.Type)
		if param.Nilable {
			ok |= Nil
		}
		if k := p.kinds(a); ok != Any && k != None && k&ok == 0 && !(k == Nil && p.guarded(a)) {
			p.report(a, "%s is given for %s of %s, which takes %s", k, param.Name, fn.Name, ok).Note = fn.Native.String()
		}
	}
}

// maybeNothing reports whether a call may give no value at all.
func (p *Pass) maybeNothing(e syntax.Expr) bool { return p.kinds(e)&Nil != 0 }

// calledWrongly reports whether dot-or-colon has the call.
func (p *Pass) calledWrongly(c *call) bool {
	_, wrong := p.wrongCall(c)
	return wrong
}
