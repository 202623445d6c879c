package lint

import (
	"duel/script/syntax"
)

var labelNeverSet = &Check{
	Code: "label-never-set", Severity: Warning,
	Title: "a label asked for that nothing sets",
	Text:  "Nothing in the script gives an effect a label other than 0, so GetLabel is always 0. The line that should set it is missing, or was lost.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.op(e,tp) Duel.Draw(tp,e:GetLabel(),REASON_EFFECT) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetLabel(2) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.op(e,tp) Duel.Draw(tp,e:GetLabel(),REASON_EFFECT) end",
	run: func(p *Pass) {
		if p.script == nil || p.loose || !p.library.bits {
			return
		}
		var asked []syntax.Expr
		for _, c := range p.calls {
			switch {
			case p.maySetLabel(c):
				return
			case c.only() != nil && c.only().Name == "Effect.GetLabel" && p.isOwnEffect(c.args[0]):
				asked = append(asked, c.node)
			}
		}
		for _, e := range asked {
			p.report(e, "nothing in this script sets a label other than 0: this is always 0")
		}
	},
}

// isOwnEffect reports whether an expression is the effect a function of the
// script is called back for: its first parameter, named e.
func (p *Pass) isOwnEffect(e syntax.Expr) bool {
	return isParameter(e, "e")
}

// maySetLabel reports whether a call may give an effect of the script a label:
// it sets one, or calls a function of the base library or one that is not
// known with an effect, or for what it gives.
func (p *Pass) maySetLabel(c *call) bool {
	switch n := c.node.(type) {
	case *syntax.MethodCallExpr:
		if n.Method.Name == "SetLabel" {
			label, known := p.constant(firstArgument(n))
			return len(n.Args) != 1 || !known || label != 0
		}
	case *syntax.CallExpr:
		if x, ok := n.Func.(*syntax.IndexExpr); ok && fieldName(x) == "SetLabel" {
			return true
		}
	}
	for _, fn := range c.funcs {
		if fn.labels && fn.File != p.File {
			return true
		}
	}
	return false
}

// setsLabel reports whether a function, or one it makes, gives an effect it is
// called with a label.
func setsLabel(decl *syntax.FunctionExpr) bool {
	found := false
	syntax.Inspect(decl.Body, func(n syntax.Node) bool {
		if m, ok := n.(*syntax.MethodCallExpr); ok && m.Method.Name == "SetLabel" {
			to, ok := m.Object.(*syntax.NameExpr)
			found = !ok || to.Var == nil || to.Var.Kind == syntax.ParamVar
		}
		return !found
	})
	return found
}
