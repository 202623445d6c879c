package lint

import (
	"strings"

	"duel/script/syntax"
)

var targetLost = &Check{
	Code: "target-lost", Severity: Warning,
	Title: "a target used without asking whether it is still one",
	Text: "Between the choice of a target and the operation a chain may move or turn the card, and it is the target no more: " +
		"IsRelateToEffect(e) says whether it still is. Without the question something is done to a card that escaped.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetProperty(EFFECT_FLAG_CARD_TARGET) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsExistingTarget(nil,tp,0,LOCATION_MZONE,1,nil) end Duel.SelectTarget(tp,nil,tp,0,LOCATION_MZONE,1,1,nil) end\n" +
		"function s.op(e) local tc=Duel.GetFirstTarget() if tc then Duel.Destroy(tc,REASON_EFFECT) end end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetProperty(EFFECT_FLAG_CARD_TARGET) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsExistingTarget(nil,tp,0,LOCATION_MZONE,1,nil) end Duel.SelectTarget(tp,nil,tp,0,LOCATION_MZONE,1,1,nil) end\n" +
		"function s.op(e) local tc=Duel.GetFirstTarget() if tc and tc:IsRelateToEffect(e) then Duel.Destroy(tc,REASON_EFFECT) end end",
	run: func(p *Pass) {
		seen := map[*function]bool{}
		p.eachTargetAndOperation(func(chooses, acts *function) {
			if !seen[acts] && p.callIn(chooses.decl.Body, "Duel.SelectTarget") != nil {
				seen[acts] = true
				p.lostTarget(acts)
			}
		})
	},
}

// lostTarget reports the first thing an operation does to the target, if
// nothing in it asks about relations.
func (p *Pass) lostTarget(fn *function) {
	if strings.Contains(p.Chunk.Text(fn.decl), "RelateTo") || p.callIn(fn.decl, "Duel.GetTargetCards") != nil {
		return
	}
	for _, s := range fn.decl.Body.Stmts {
		local, ok := s.(*syntax.LocalStmt)
		if !ok || len(local.Names) != 1 || len(local.Values) != 1 || p.callIn(local, "Duel.GetFirstTarget") != local.Values[0] {
			continue
		}
		for _, use := range local.Names[0].Var.Uses {
			at := p.argumentAt(use)
			if at.call == nil || len(at.call.args) == 0 {
				continue
			}
			native := at.call.native()
			if native == nil && !at.object {
				return // a helper may ask
			}
			if p.doesTo(at, native) {
				p.report(at.call.node, "nothing asks whether %s is still the target", use.Name)
				return
			}
		}
	}
}

// doesTo reports whether a call does something to the card that stands at a
// place of it: it moves the card, or gives it an effect.
func (p *Pass) doesTo(at place, native *Func) bool {
	if m, ok := at.call.node.(*syntax.MethodCallExpr); ok && at.object {
		return m.Method.Name == "RegisterEffect"
	}
	if native == nil {
		return false
	}
	i, does := deeds[native.Name]
	return does && i == at.place
}
