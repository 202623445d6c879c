package lint

import (
	"strings"

	"duel/script/syntax"
)

var differingException = &Check{
	Code: "differing-exception", Severity: Warning,
	Title: "a card left out where cards are looked for, and not where they are chosen",
	Text: "The function asks for cards other than the one whose effect it is, and then lets the player choose that one too; or it counts that one, " +
		"leaves it out of the choice, and there is nothing to choose.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetProperty(EFFECT_FLAG_CARD_TARGET) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsExistingTarget(Card.IsFaceup,tp,LOCATION_MZONE,0,1,e:GetHandler()) end\n" +
		"Duel.SelectTarget(tp,Card.IsFaceup,tp,LOCATION_MZONE,0,1,1,nil) end\nfunction s.op(e) local tc=Duel.GetFirstTarget() if tc:IsRelateToEffect(e) then tc:AddCounter(0x1,1) end end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetProperty(EFFECT_FLAG_CARD_TARGET) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsExistingTarget(Card.IsFaceup,tp,LOCATION_MZONE,0,1,e:GetHandler()) end\n" +
		"Duel.SelectTarget(tp,Card.IsFaceup,tp,LOCATION_MZONE,0,1,1,e:GetHandler()) end\nfunction s.op(e) local tc=Duel.GetFirstTarget() if tc:IsRelateToEffect(e) then tc:AddCounter(0x1,1) end end",
	run: func(p *Pass) {
		if !p.library.bits {
			return
		}
		for _, fn := range p.functions {
			if when := p.called(fn); when != nil && (when.setter == "SetTarget" || when.setter == "SetCost") {
				p.compareExceptions(fn, when, "Duel.IsExistingTarget", "Duel.SelectTarget")
				p.compareExceptions(fn, when, "Duel.IsExistingMatchingCard", "Duel.SelectMatchingCard")
			}
		}
	},
}

// compareExceptions reports the one choice of a function if the one question
// before it, for the same cards in the same places, leaves out another card.
func (p *Pass) compareExceptions(fn *function, when *calledFor, asking, choosing string) {
	asked, chosen := p.callsIn(fn.decl.Body, asking), p.callsIn(fn.decl.Body, choosing)
	if len(asked) != 1 || len(chosen) != 1 || len(asked[0].args) < 6 || len(chosen[0].args) < 8 || !p.sameTexts(asked[0].args[:4], chosen[0].args[1:5]) {
		return
	}
	before, after := asked[0].args[5], chosen[0].args[7]
	at, known := p.constant(asked[0].args[2])
	if !known || !p.standsIn(when, at) || p.leavesOutItself(asked[0].args[0]) {
		return
	}
	switch {
	case p.isItself(before) && isNil(after) && p.staysForCost(when):
		p.report(after, "line %d leaves out the card whose effect it is, and it can be chosen here", p.Chunk.Line(before.Pos()))
	case isNil(before) && p.isItself(after):
		p.report(before, "this counts the card whose effect it is, and line %d leaves it out of the choice", p.Chunk.Line(after.Pos()))
	}
}

// standsIn reports whether the cards of all effects are in one of some
// locations when they are activated.
func (p *Pass) standsIn(when *calledFor, locations int64) bool {
	for i, e := range when.effects {
		ranges, certain := e.setTo("SetRange")
		if ranges == nil || !certain || len(ranges.Args) != 1 || when.types[i]&typeActivate != 0 {
			return false
		}
		if at, known := p.constant(ranges.Args[0]); !known || at&^locations != 0 {
			return false
		}
	}
	return true
}

// staysForCost reports whether the cards of all effects are where they were
// after the cost: there is none, or it has nothing to do with them.
func (p *Pass) staysForCost(when *calledFor) bool {
	u := &userFinder{File: p.File}
	for _, e := range when.effects {
		cost, certain := e.setTo("SetCost")
		if !certain {
			return false
		}
		if cost == nil {
			continue
		}
		fn := u.target(firstArgument(cost))
		if fn == nil || strings.Contains(p.Chunk.Text(fn.decl), "GetHandler") {
			return false
		}
	}
	return true
}

// isItself reports whether an expression is the card whose effect it is.
func (p *Pass) isItself(e syntax.Expr) bool {
	if n, ok := e.(*syntax.NameExpr); ok {
		return n.Var != nil && n.Var.Assigned == 0 && p.isHandler(n)
	}
	m, ok := e.(*syntax.MethodCallExpr)
	return ok && m.Method.Name == "GetHandler"
}

// leavesOutItself reports whether a filter refuses cards of the card's own
// name.
func (p *Pass) leavesOutItself(e syntax.Expr) bool {
	filter := p.filterOf(e)
	return filter != nil && strings.Contains(p.Chunk.Text(filter.decl), "IsCode(id)")
}
