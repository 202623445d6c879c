package lint

import "duel/script/syntax"

var noAnswer = &Check{
	Code: "no-answer", Severity: Error,
	Title: "a condition or filter that never gives an answer",
	Text: "The function is asked for a yes or no and gives nothing, which is no: the effect is never available, the cost is never payable, " +
		"no card passes. Often a return is missing.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE)\n" +
		"e1:SetCondition(function() Duel.IsMainPhase() end) e1:SetOperation(s.op) c:RegisterEffect(e1) end\nfunction s.op(e,tp) Duel.Draw(tp,1,REASON_EFFECT) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE)\n" +
		"e1:SetCondition(function() return Duel.IsMainPhase() end) e1:SetOperation(s.op) c:RegisterEffect(e1) end\nfunction s.op(e,tp) Duel.Draw(tp,1,REASON_EFFECT) end",
	run: func(p *Pass) {
		u := &userFinder{File: p.File}
		for _, c := range p.calls {
			for i, a := range c.args {
				if !p.asksForAnswer(u, c, i) {
					continue
				}
				fn := u.target(a)
				if fn == nil || fn.decl.IsVararg || p.resultOf(fn.decl) != Nil || p.fails(fn.decl) {
					continue
				}
				p.report(a, "%s never answers, so this is never fulfilled", fn.label())
			}
		}
	},
}

// asksForAnswer reports whether argument i of a call is a function that is
// asked for a yes or no, where no means never.
func (p *Pass) asksForAnswer(u *userFinder, c *call, i int) bool {
	fn := c.native()
	if fn == nil || i >= len(fn.Native.Params) || accepted(fn.Native.Params[i].Type) != Fun {
		return false
	}
	if filtering[fn.Name] {
		return true
	}
	m, ok := c.node.(*syntax.MethodCallExpr)
	if !ok || p.settings[m] == nil {
		return false
	}
	e := p.settings[m].effect
	switch fn.Name {
	case "Effect.SetCondition":
		types, known := p.types(e)
		return known && !(types&(eventTypes|typeContinuous) != 0 && e.lacks("SetOperation")) // such a condition does the work itself
	case "Effect.SetCost", "Effect.SetTarget":
		return p.onEvents(e)
	}
	return false
}

// fails reports whether a function raises an error on purpose.
func (p *Pass) fails(decl *syntax.FunctionExpr) bool {
	found := false
	syntax.Inspect(decl.Body, func(n syntax.Node) bool {
		if c, ok := n.(*syntax.CallExpr); ok && globalName(c.Func) == "error" {
			found = true
		}
		return !found
	})
	return found
}
