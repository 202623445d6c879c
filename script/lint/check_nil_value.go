package lint

import (
	"slices"

	"duel/script/syntax"
)

var nilValue = &Check{
	Code: "nil-value", Severity: Warning,
	Title: "a value used that is nil in some of the cases the function is called in",
	Text: "A direct attack has no target, a card destroyed by battle or a rule has no reason effect, and of the cards that were there when the effect was activated " +
		"none may be left when it resolves. The line then fails with an error, and what follows does not happen. Ask whether the value is there first.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_TRIGGER_O) e1:SetCode(EVENT_ATTACK_ANNOUNCE)\n" +
		"e1:SetRange(LOCATION_MZONE) e1:SetCondition(function(e,tp) return Duel.GetAttackTarget():IsControler(tp) end) c:RegisterEffect(e1) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_TRIGGER_O) e1:SetCode(EVENT_ATTACK_ANNOUNCE)\n" +
		"e1:SetRange(LOCATION_MZONE) e1:SetCondition(function(e,tp) local d=Duel.GetAttackTarget() return d and d:IsControler(tp) end) c:RegisterEffect(e1) end",
	run: func(p *Pass) {
		if !p.library.bits {
			return
		}
		for _, fn := range p.functions {
			if when := p.called(fn); when != nil && p.hasAbsences(fn) {
				p.nilValues(fn, when)
			}
		}
	},
}

// calledFor is what a function of effects is called for.
type calledFor struct {
	setter  string // "SetCondition"
	effects []*effect
	// codes are the codes of the effects, types the EFFECT_TYPE bits of each.
	codes []string
	types []int64
	// asked is set when the effects ask a condition before.
	asked bool
}

// called is what a function is called for, nil if it is called in other ways
// than by one setter of effects the card begins with.
func (p *Pass) called(fn *function) *calledFor {
	if len(fn.uses) == 0 || fn.escapes {
		return nil
	}
	when := &calledFor{}
	for i := range fn.uses {
		m, ok := fn.uses[i].node.(*syntax.MethodCallExpr)
		if !ok || p.settings[m] == nil || when.setter != "" && when.setter != m.Method.Name {
			return nil
		}
		e := p.settings[m].effect
		types, known := p.types(e)
		if !known || !p.initial(e) {
			return nil
		}
		when.effects = append(when.effects, e)
		when.setter = m.Method.Name
		when.codes, when.types = append(when.codes, p.codeOf(e)), append(when.types, types)
		when.asked = when.asked || !e.lacks("SetCondition")
	}
	return when
}

// initial reports whether an effect is one of those the card begins with.
func (p *Pass) initial(e *effect) bool {
	if p.script == nil {
		return false
	}
	begin := p.script.methods["initial_effect"]
	return begin != nil && begin.Pos() <= e.block.Pos() && e.block.Pos() < begin.End()
}

// about reports whether all effects are about events of a set.
func (when *calledFor) about(codes map[string]bool) bool {
	for _, code := range when.codes {
		if !codes[code] {
			return false
		}
	}
	return true
}

// inChains reports whether all effects resolve in chains.
func (when *calledFor) inChains() bool {
	for _, types := range when.types {
		if types&eventTypes == 0 || types&typeContinuous != 0 {
			return false
		}
	}
	return true
}

// hasAbsences reports whether a function is given or asks for anything that may
// be nil: most need not be followed.
func (p *Pass) hasAbsences(fn *function) bool {
	for v := range p.reasonGiven(fn) {
		if len(v.Uses) > 0 {
			return true
		}
	}
	return slices.ContainsFunc(p.calls, func(c *call) bool {
		if c.node.Pos() < fn.decl.Pos() || c.node.Pos() >= fn.decl.End() || c.native() == nil {
			return false
		}
		_, absent := absences[c.native().Name]
		return absent
	})
}

// nilValues reports the values a function uses that may be nil, each origin
// once.
func (p *Pass) nilValues(fn *function, when *calledFor) {
	seen := map[string]bool{}
	w := &flow{File: p.File, tells: func(e syntax.Expr) bool { return p.tellsReason(fn, e) }}
	w.needed = func(e syntax.Expr, from *origin, at presence) {
		a, known := absences[from.name]
		if !known || seen[from.name] || from.call != nil && p.questioned(e) || !a.possible(p, when, from, at) {
			return
		}
		seen[from.name] = true
		p.report(e, "%s is nil %s", p.Chunk.Text(e), a.when)
	}
	w.follow(fn, p.reasonGiven(fn))
}

// questioned reports whether an expression is a variable whose truth is asked
// for anywhere: questions that go together may make sure of it later.
func (p *Pass) questioned(e syntax.Expr) bool {
	n, ok := e.(*syntax.NameExpr)
	if !ok || n.Var == nil {
		return false
	}
	asked := p.askedNames()
	return slices.ContainsFunc(n.Var.Uses, func(use *syntax.NameExpr) bool { return asked[use] })
}

// reasonGiven is the reason effect among what a function of an event is called
// with.
func (p *Pass) reasonGiven(fn *function) map[*syntax.Variable]*origin {
	if len(fn.decl.Params) < 6 || len(fn.uses[0].given) < 8 {
		return nil
	}
	return map[*syntax.Variable]*origin{fn.decl.Params[5].Var: {name: "re"}}
}
