package lint

import (
	"slices"
)

var callbackParameters = &Check{
	Code: "callback-parameters", Severity: Warning,
	Title: "the parameters of a callback out of order",
	Text:  "Conditions, costs, targets and operations of effects about an event are called with (e,tp,eg,ep,ev,re,r,rp), costs and targets with chk besides, and targets with chkc after it. A parameter with one of these names in another place has another's value.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,r,rp,chk) if chk==0 then return true end Duel.SetTargetPlayer(rp) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return true end Duel.SetTargetPlayer(rp) end",
	run: func(p *Pass) {
		for _, fn := range p.functions {
			if p.calledBackAsEvent(fn) {
				p.eventParameters(fn)
			}
		}
	},
}

// calledBackAsEvent reports whether an effect about an event calls it.
func (p *Pass) calledBackAsEvent(fn *function) bool {
	for i := range fn.uses {
		if len(fn.uses[i].given) >= 8 {
			return true
		}
	}
	return false
}

func (p *Pass) eventParameters(fn *function) {
	for i, param := range fn.decl.Params {
		place := slices.Index(eventNames, param.Name)
		if place < 0 || place == i || len(param.Var.Uses) == 0 {
			continue
		}
		p.report(param, "%s is parameter %d of the callback, here it is %d", param.Name, place+1, i+1).Note =
			"the order is e,tp,eg,ep,ev,re,r,rp,chk,chkc"
		return
	}
}
