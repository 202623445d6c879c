package lint

import "duel/script/syntax"

var misnamedParameter = &Check{
	Code: "misnamed-parameter", Severity: Warning,
	Title: "a parameter that gets something else than its name says",
	Text: "All scripts name parameters alike: e is an effect, tp a player, c a card, g a group. One of the calls of this function, " +
		"or the library that calls it back, gives the parameter something else: arguments out of order, chk for chkc, a function for another setter.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_QUICK_O) e1:SetCode(EVENT_FREE_CHAIN) e1:SetRange(LOCATION_MZONE) e1:SetCondition(s.con) c:RegisterEffect(e1) end\n" +
		"function s.con(tp) return tp~=Duel.GetTurnPlayer() end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_QUICK_O) e1:SetCode(EVENT_FREE_CHAIN) e1:SetRange(LOCATION_MZONE) e1:SetCondition(s.con) c:RegisterEffect(e1) end\n" +
		"function s.con(e,tp) return tp~=Duel.GetTurnPlayer() end",
	run: func(p *Pass) {
		if !p.library.bits || p.inLibrary {
			return
		}
		for _, fn := range p.functions {
			if !fn.escapes {
				p.misgiven(fn)
			}
		}
		u := &userFinder{File: p.File}
		for _, c := range p.calls {
			if fn := c.only(); fn != nil && fn.Decl != nil && fn.File != p.File && !fn.Replaced && fn.Decl.Self == nil {
				p.miscalled(u, c, fn)
			}
		}
	},
}

// misgiven reports the first parameter of a function that one of its calls
// gives another kind of thing than it is named for. The order of the
// parameters of events is another check's.
func (p *Pass) misgiven(fn *function) {
	for i, param := range fn.decl.Params {
		meant := namedKinds[param.Name]
		if meant == None || len(param.Var.Uses) == 0 || param.Var.Assigned > 0 {
			continue
		}
		for j := range fn.uses {
			use := &fn.uses[j]
			if len(use.given) >= 8 && i > 1 {
				continue
			}
			if k := p.kindAt(use, i, maxDepth); k != None && k&(meant|Nil|Tab|Bool) == 0 {
				p.report(param, "%s is given %s in line %d", param.Name, k, p.Chunk.Line(use.node.Pos()))
				return
			}
		}
	}
}

// miscalled reports a function given to one of the library that calls it back
// with arguments of other names.
func (p *Pass) miscalled(u *userFinder, c *call, fn *Func) {
	for i, a := range c.args {
		given := u.target(a)
		if given == nil {
			continue
		}
		names := fn.callsBackWith(i, 3)
		for j, param := range given.decl.Params[:min(len(names), len(given.decl.Params))] {
			meant, gets := namedKinds[param.Name], namedKinds[names[j]]
			if meant != None && gets != None && meant&gets == 0 && len(param.Var.Uses) > 0 {
				p.report(a, "parameter %d of the function is %s, and %s calls it with %s there", j+1, param.Name, fn.Name, names[j])
				break
			}
		}
	}
}

// callsBackWith are the names of what a function of the library calls its i-th
// argument with, or hands it on to a function that does; nil if that is not
// known. A function it returns is called in ways its names need not tell.
func (fn *Func) callsBackWith(i, depth int) (names []string) {
	if depth == 0 || fn.Decl == nil || fn.File == nil || i >= len(fn.Decl.Params) {
		return nil
	}
	v := fn.Decl.Params[i].Var
	syntax.Inspect(fn.Decl.Body, func(n syntax.Node) bool {
		if _, made := n.(*syntax.ReturnStmt); made && makesFunction(n) || names != nil {
			return false
		}
		c, ok := n.(*syntax.CallExpr)
		if !ok {
			return true
		}
		if isVariable(c.Func, v) {
			names = argumentNames(c.Args)
			return false
		}
		for j, a := range c.Args {
			if inner := fn.File.named(c.Func); isVariable(a, v) && inner != nil {
				names = inner.callsBackWith(j, depth-1)
			}
		}
		return true
	})
	return names
}

// makesFunction reports whether a function is written out in a node.
func makesFunction(n syntax.Node) bool {
	found := false
	syntax.Inspect(n, func(n syntax.Node) bool {
		_, is := n.(*syntax.FunctionExpr)
		found = found || is
		return !found
	})
	return found
}

// isVariable reports whether an expression is a use of a local variable.
func isVariable(e syntax.Expr, v *syntax.Variable) bool {
	n, ok := e.(*syntax.NameExpr)
	return ok && n.Var == v
}

// argumentNames are the names of variables among arguments, "" for others.
func argumentNames(args []syntax.Expr) []string {
	names := []string{}
	for _, a := range args {
		name := ""
		if n, ok := a.(*syntax.NameExpr); ok {
			name = n.Name
		}
		names = append(names, name)
	}
	return names
}
