package lint

import "duel/script/syntax"

var extraArgument = &Check{
	Code: "extra-argument", Severity: Warning,
	Title: "more arguments than the function looks at",
	Text: "The API and the base library ignore what is written behind its last parameter: an argument is in the wrong place, or belongs to another function. " +
		"So do filters the library makes: what the filter inside should be given belongs into that call.",
	Bad:  "function f(tp) return Duel.GetLP(tp,1) end",
	Good: "function f(tp) return Duel.GetLP(tp) end",
	run: func(p *Pass) {
		u := &userFinder{File: p.File}
		for _, c := range p.calls {
			p.ignoredByFilter(u, c)
			p.extraArgument(c)
		}
	},
}

// extraArgument reports the first argument that the function called ignores.
func (p *Pass) extraArgument(c *call) {
	fn := c.only()
	if fn == nil || p.calledWrongly(c) {
		return
	}
	n, fixed := p.parameterCount(c, fn)
	if !fixed || len(c.args) <= n {
		return
	}
	if _, method := c.node.(*syntax.MethodCallExpr); method && n == 0 {
		return
	}
	if _, isNil := c.args[n].(*syntax.NilExpr); isNil || fn.Native == nil && passedOn(c.args) {
		return // says nothing
	}
	finding := p.report(c.args[n], "%s looks at %d arguments, this is one more", fn.Name, n)
	if fn.Native != nil {
		finding.Note = fn.Native.String()
	}
}

// parameterCount is how many arguments a function of the API or the base
// library looks at; not fixed if it takes any number or may be another one.
func (p *Pass) parameterCount(c *call, fn *Func) (n int, fixed bool) {
	switch {
	case c.native() != nil:
		n = len(fn.Native.Params)
		return n, n == 0 || !fn.Native.Params[n-1].Variadic
	case fn.Native == nil && fn.Decl != nil && fn.File != p.File && !fn.Replaced:
		n = len(fn.Decl.Params)
		if fn.Decl.Self != nil {
			n++
		}
		return n, !fn.Decl.IsVararg
	}
	return 0, false
}

// passedOn reports whether a function is given the parameters of a callback as
// they came, which is a way of calling one.
func passedOn(args []syntax.Expr) bool {
	for i, a := range args {
		if name, ok := a.(*syntax.NameExpr); !ok || i >= len(eventNames) || name.Name != eventNames[i] {
			return false
		}
	}
	return true
}

// ignoredByFilter reports the first argument given for a filter that a function
// of the library makes, if that filter looks at the card alone.
func (p *Pass) ignoredByFilter(u *userFinder, c *call) {
	fn := c.native()
	if fn == nil || !filtering[fn.Name] {
		return
	}
	for i, a := range c.args {
		made, ok := a.(*syntax.CallExpr)
		if !ok || i >= len(fn.Native.Params) || accepted(fn.Native.Params[i].Type) != Fun {
			continue
		}
		maker := p.named(made.Func)
		if maker == nil || maker.Decl == nil || maker.File == p.File || !looksAtOne(maker.Decl) {
			continue
		}
		if role, ok := u.role(c, i); ok && !role.more && len(role.args) > 0 {
			p.report(role.args[0], "the filter %s makes does not look at this", p.calleeName(made))
		}
	}
}

// looksAtOne reports whether a function gives a function of one parameter, in
// each of its returns.
func looksAtOne(decl *syntax.FunctionExpr) bool {
	makes := false
	for _, s := range decl.Body.Stmts {
		r, ok := s.(*syntax.ReturnStmt)
		if !ok {
			if makesReturn(s) {
				return false
			}
			continue
		}
		if len(r.Values) != 1 {
			return false
		}
		made, ok := r.Values[0].(*syntax.FunctionExpr)
		if !ok || made.IsVararg || len(made.Params) != 1 {
			return false
		}
		makes = true
	}
	return makes
}

// makesReturn reports whether a statement may return from the function it is
// in.
func makesReturn(s syntax.Stmt) bool {
	found := false
	syntax.Inspect(s, func(n syntax.Node) bool {
		switch n.(type) {
		case *syntax.FunctionExpr:
			return false
		case *syntax.ReturnStmt:
			found = true
		}
		return !found
	})
	return found
}
