package lint

import "duel/script/syntax"

var forbiddenAction = &Check{
	Code: "forbidden-action", Severity: Error,
	Title: "an action where the engine only asks",
	Text: "Conditions, filters, and costs and targets with chk 0 may look and compute. A function that moves cards or asks a player is refused there: " +
		"the script fails, which counts as no.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetCost(s.cost) c:RegisterEffect(e1) end\n" +
		"function s.cost(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.DiscardHand(tp,nil,1,1,REASON_COST) end end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetCost(s.cost) c:RegisterEffect(e1) end\n" +
		"function s.cost(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.GetFieldGroupCount(tp,LOCATION_HAND,0)>0 end Duel.DiscardHand(tp,nil,1,1,REASON_COST) end",
	run: func(p *Pass) {
		for _, fn := range p.functions {
			switch {
			case fn.answers():
				p.refusedIn(fn.decl.Body, "a condition or filter")
			case fn.calledAs("Effect.SetCost") || fn.calledAs("Effect.SetTarget"):
				p.refusedBeforeChk(fn)
			}
		}
	},
}

// calledAs reports whether a setter of effects about events is given the
// function.
func (fn *function) calledAs(setter string) bool {
	for i := range fn.uses {
		if fn.uses[i].by == setter && len(fn.uses[i].given) >= 9 {
			return true
		}
	}
	return false
}

// refusedIn reports the actions in a part of a function that is only asked.
func (p *Pass) refusedIn(n syntax.Node, where string) {
	syntax.Inspect(n, func(n syntax.Node) bool {
		if _, inner := n.(*syntax.FunctionExpr); inner {
			return false
		}
		e, ok := n.(syntax.Expr)
		if !ok {
			return true
		}
		if c := p.callOf(e); c != nil && c.native() != nil && c.native().Native.Action {
			p.report(e, "%s is refused in %s", c.native().Name, where)
		}
		return true
	})
}

// refusedBeforeChk reports the actions of a cost or target that are reached
// with chk 0.
func (p *Pass) refusedBeforeChk(fn *function) {
	if len(fn.decl.Params) < 9 {
		if len(fn.decl.Params) < 8 || fn.decl.IsVararg {
			return
		}
		p.refusedFirst(fn.decl.Body.Stmts)
		return
	}
	chk := fn.decl.Params[8].Var
	for i, s := range fn.decl.Body.Stmts {
		if !mentions(s, chk) {
			continue
		}
		if branch, ok := s.(*syntax.IfStmt); ok && isChkZero(branch.Clauses[0].Cond) {
			p.refusedIn(branch.Clauses[0].Body, "a check with chk 0")
		}
		p.refusedFirst(fn.decl.Body.Stmts[:i])
		return
	}
	p.refusedFirst(fn.decl.Body.Stmts)
}

// refusedFirst reports the first action of statements that always run.
func (p *Pass) refusedFirst(stmts []syntax.Stmt) {
	for _, s := range stmts {
		var calls []syntax.Expr
		switch s := s.(type) {
		case *syntax.CallStmt:
			calls = []syntax.Expr{s.Call}
		case *syntax.LocalStmt:
			calls = s.Values
		case *syntax.ReturnStmt:
			return
		case *syntax.IfStmt:
			if mayReturn(s) {
				return
			}
		}
		for _, e := range calls {
			if c := p.callOf(e); c != nil && c.native() != nil && c.native().Native.Action {
				p.report(e, "%s is reached with chk 0 and refused: the check fails", c.native().Name)
				return
			}
		}
	}
}

// mentions reports whether a variable is used in a part of the text.
func mentions(n syntax.Node, v *syntax.Variable) bool {
	for _, use := range v.Uses {
		if n.Pos() <= use.Pos() && use.Pos() < n.End() {
			return true
		}
	}
	return false
}

// mayReturn reports whether a statement may leave its function.
func mayReturn(s *syntax.IfStmt) bool {
	for _, c := range s.Clauses {
		if hasReturn(c.Body) {
			return true
		}
	}
	return s.Else != nil && hasReturn(s.Else)
}
