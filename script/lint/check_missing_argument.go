package lint

import (
	"slices"

	"duel/script/syntax"
)

var missingArgument = &Check{
	Code: "missing-argument", Severity: Error,
	Title: "a function called without an argument it needs",
	Text: "A function of the script is called, or called back by the API, with fewer arguments than it uses: the parameter is nil where it must not be. " +
		"Filters get the card and then what is written behind the exception.",
	Bad: "local s,id=GetID()\nfunction s.filter(c,e,tp) return c:IsCanBeSpecialSummoned(e,0,tp,false,false) end\n" +
		"function s.target(e,tp) return Duel.IsExistingMatchingCard(s.filter,tp,LOCATION_DECK,0,1,nil) end",
	Good: "local s,id=GetID()\nfunction s.filter(c,e,tp) return c:IsCanBeSpecialSummoned(e,0,tp,false,false) end\n" +
		"function s.target(e,tp) return Duel.IsExistingMatchingCard(s.filter,tp,LOCATION_DECK,0,1,nil,e,tp) end",
	run: func(p *Pass) {
		for _, fn := range p.functions {
			if fn.decl.Self != nil {
				continue
			}
			for i, param := range fn.decl.Params {
				if why := p.neededParameter(param.Var); why != "" {
					p.missingArgument(fn, i, param.Name, why)
				}
			}
		}
		u := &userFinder{File: p.File}
		for _, c := range p.calls {
			for i, a := range c.args {
				p.nativeCallback(u, c, i, a)
			}
		}
	},
}

// nativeCallback reports a function of the API that is called back without an
// argument it needs.
func (p *Pass) nativeCallback(u *userFinder, c *call, i int, a syntax.Expr) {
	fn := p.named(a)
	if fn == nil || fn.Native == nil || fn.Decl != nil {
		return
	}
	role, ok := u.role(c, i)
	if !ok || role.more {
		return
	}
	if n := len(role.given) + len(role.args); n < fn.Native.Min() {
		p.report(a, "%s calls %s without %s, which it needs", role.by, fn.Name, fn.Native.Params[n].Name).Note = fn.Native.String()
	}
}

func (p *Pass) missingArgument(fn *function, i int, name, why string) {
	for j := range fn.uses {
		u := &fn.uses[j]
		if u.more || p.isGiven(u, i) || p.spared(fn, u) {
			continue
		}
		if u.by == "" {
			p.report(u.node, "%s is called without %s, which it needs: it is %s", fn.label(), name, why)
		} else {
			p.report(u.node, "%s calls %s without %s, which it needs: it is %s", u.by, fn.label(), name, why)
		}
	}
}

// isGiven reports whether a call gives argument i a value, for all that is
// known; a variable the script tests first may have one when the call is
// reached.
func (p *Pass) isGiven(u *use, i int) bool {
	j := i - len(u.given)
	return j < len(u.args) && (p.kindAt(u, i, maxDepth) != Nil || j >= 0 && p.guarded(u.args[j]))
}

// spared reports whether a call leaves out, or gives false or nil for, a
// parameter the function asks for: it may take another way then.
func (p *Pass) spared(fn *function, u *use) bool {
	for i, param := range fn.decl.Params {
		if !slices.ContainsFunc(param.Var.Uses, p.testedUse) {
			continue
		}
		j := i - len(u.given)
		if j >= len(u.args) {
			return true
		}
		if j >= 0 && p.kinds(u.args[j])&(Nil|Bool) != 0 {
			return true
		}
	}
	return false
}

// label names a function in messages.
func (fn *function) label() string {
	if fn.name == "" {
		return "the function"
	}
	return fn.name
}

// neededParameter says for what a parameter must not be nil; "" if the
// function may do with nil: it never needs it, or looks whether it is there.
func (p *Pass) neededParameter(v *syntax.Variable) string {
	if v == nil || v.Assigned > 0 {
		return ""
	}
	var needed *need
	for _, use := range v.Uses {
		n := p.needOf(use)
		switch {
		case n != nil && n.kinds&Nil == 0:
			if needed == nil {
				needed = n
			}
		case p.testedUse(use):
			return ""
		}
	}
	if needed == nil {
		return ""
	}
	return needed.why()
}

// testedUse reports whether a use looks whether the variable is there: it
// stands in a condition or comparison by itself.
func (f *File) testedUse(use *syntax.NameExpr) bool {
	if f.tested == nil {
		f.tested = make(map[*syntax.NameExpr]bool, len(f.nodes.binaries))
		note := func(e syntax.Expr) {
			for {
				paren, ok := e.(*syntax.ParenExpr)
				if !ok {
					break
				}
				e = paren.X
			}
			if n, ok := e.(*syntax.NameExpr); ok {
				f.tested[n] = true
			}
		}
		for _, n := range f.nodes.clauses {
			note(n.Cond)
		}
		for _, n := range f.nodes.loops {
			if while, ok := n.(*syntax.WhileStmt); ok {
				note(while.Cond)
			}
		}
		for _, n := range f.nodes.binaries {
			switch n.Op {
			case syntax.And, syntax.Or, syntax.Equal, syntax.NotEqual:
				note(n.X)
				note(n.Y)
			}
		}
		for _, n := range f.nodes.unaries {
			if n.Op == syntax.Not {
				note(n.X)
			}
		}
	}
	return f.tested[use]
}

// eventNames are how every script names what functions of effects about events
// are called with.
var eventNames = []string{"e", "tp", "eg", "ep", "ev", "re", "r", "rp", "chk", "chkc"}
