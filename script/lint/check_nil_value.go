package lint

import "duel/script/syntax"

var nilValue = &Check{
	Code: "nil-value", Severity: Warning,
	Title: "a value used that is nil in some of the cases the condition is asked about",
	Text: "A direct attack has no target, a card destroyed by battle or a rule has no reason effect. The condition is asked then too, and fails with an error " +
		"instead of saying no. Ask whether the value is there first.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_TRIGGER_O) e1:SetCode(EVENT_ATTACK_ANNOUNCE)\n" +
		"e1:SetRange(LOCATION_MZONE) e1:SetCondition(function(e,tp) return Duel.GetAttackTarget():IsControler(tp) end) c:RegisterEffect(e1) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_TRIGGER_O) e1:SetCode(EVENT_ATTACK_ANNOUNCE)\n" +
		"e1:SetRange(LOCATION_MZONE) e1:SetCondition(function(e,tp) local d=Duel.GetAttackTarget() return d and d:IsControler(tp) end) c:RegisterEffect(e1) end",
	run: func(p *Pass) {
		for _, fn := range p.functions {
			battles, reasons := p.askedAbout(fn)
			if battles {
				p.nilTargets(fn)
			}
			if reasons {
				p.nilReason(fn)
			}
		}
	},
}

// battleEvents are events of attacks, direct ones too.
var battleEvents = nameSet("EVENT_", "ATTACK_ANNOUNCE BATTLE_START BATTLE_CONFIRM PRE_DAMAGE_CALCULATE BATTLED DAMAGE_STEP_END BATTLE_DAMAGE PRE_BATTLE_DAMAGE")

// reasonlessEvents are events that need not come from an effect.
var reasonlessEvents = nameSet("EVENT_", "DESTROYED TO_GRAVE LEAVE_FIELD REMOVE TO_HAND TO_DECK DRAW DAMAGE CHANGE_POS BATTLE_DESTROYED")

// askedAbout reports whether a function is the condition of effects about
// attacks, or about what need not have a reason effect.
func (p *Pass) askedAbout(fn *function) (battles, reasons bool) {
	battles, reasons = len(fn.uses) > 0 && !fn.escapes, len(fn.uses) > 0 && !fn.escapes
	for i := range fn.uses {
		m, ok := fn.uses[i].node.(*syntax.MethodCallExpr)
		if !ok || fn.uses[i].by != "Effect.SetCondition" || p.settings[m] == nil {
			return false, false
		}
		code := p.codeOf(p.settings[m].effect)
		battles = battles && battleEvents[code]
		reasons = reasons && reasonlessEvents[code]
	}
	return battles, reasons
}

// nilTargets reports uses of the attack's target that nothing in a function
// asks for first.
func (p *Pass) nilTargets(fn *function) {
	for _, c := range p.calls {
		m, ok := c.node.(*syntax.MethodCallExpr)
		if !ok || m.Pos() < fn.decl.Body.Pos() || m.Pos() >= fn.decl.Body.End() {
			continue
		}
		object := m.Object
		if n, ok := object.(*syntax.NameExpr); ok && n.Var != nil && n.Var.Kind == syntax.LocalVar && n.Var.Assigned == 0 && !p.guarded(n) {
			if b := p.vars[n.Var]; b != nil && len(b.values) == 1 && b.values[0].i == 0 {
				object = b.values[0].expr
			}
		}
		target := p.callOf(object)
		if target == nil || target.only() == nil {
			continue
		}
		if name := target.only().Name; name == "Duel.GetAttackTarget" && !p.askedFor(fn, object) {
			p.report(m.Object, "%s is nil when the attack is direct", p.Chunk.Text(m.Object))
			return
		}
	}
}

// askedFor reports whether a function compares or tests a call written the
// same way.
func (p *Pass) askedFor(fn *function, e syntax.Expr) bool {
	text := p.Chunk.Text(e)
	asked := false
	p.conditionsIn(fn, func(x syntax.Expr) { asked = asked || p.Chunk.Text(x) == text })
	return asked
}

// conditionsIn calls visit for the operands of comparisons and of and, or and
// not in a function, for its conditions, and for what is returned.
func (p *Pass) conditionsIn(fn *function, visit func(syntax.Expr)) {
	syntax.Inspect(fn.decl.Body, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.IfClause:
			visit(n.Cond)
		case *syntax.UnaryExpr:
			visit(n.X)
		case *syntax.BinaryExpr:
			visit(n.X)
			visit(n.Y)
		case *syntax.CallExpr: // a helper that is given it may ask
			for _, a := range n.Args {
				visit(a)
			}
		}
		return true
	})
}

// nilReason reports uses of the reason effect that nothing in a function asks
// for first; asking for the reason is asking for it too.
func (p *Pass) nilReason(fn *function) {
	if len(fn.decl.Params) < 6 {
		return
	}
	re := fn.decl.Params[5].Var
	if len(fn.decl.Params) > 6 && len(fn.decl.Params[6].Var.Uses) > 0 || p.asksReason(fn) {
		return
	}
	for _, use := range re.Uses {
		if p.guarded(use) {
			return
		}
		if n, needed := p.findNeeds()[use]; needed && n.why == "asked for a method" {
			p.report(use, "%s is nil when no effect is the reason", re.Name)
			return
		}
	}
}

// asksReason reports whether a function asks cards for their reason.
func (p *Pass) asksReason(fn *function) bool {
	found := false
	syntax.Inspect(fn.decl.Body, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.MethodCallExpr:
			found = found || n.Method.Name == "IsReason" || n.Method.Name == "GetReason" || n.Method.Name == "IsExists"
		case *syntax.CallExpr: // a function of the script may
			found = found || len(n.Args) > 0 && p.isScript(objectOf(n.Func))
		}
		return !found
	})
	return found
}

// objectOf is what a field is taken of, or nil.
func objectOf(e syntax.Expr) syntax.Expr {
	if x, ok := e.(*syntax.IndexExpr); ok {
		return x.Object
	}
	return nil
}
