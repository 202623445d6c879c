package lint

import (
	"slices"
	"strings"
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
			switch {
			case permuted(fn):
				p.report(fn.decl.Params[2], "the parameters %s are out of order", eventOrder(fn)).Note = "the order is e,tp,eg,ep,ev,re,r,rp,chk,chkc"
			case p.calledBackAsEvent(fn):
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

// permuted reports whether a function's first parameters have the names of
// those of an effect about an event, in another order. Nothing else is called
// with all of them, so that is wrong even where none of them is used.
func permuted(fn *function) bool {
	if len(fn.decl.Params) < 8 || eventOrder(fn) == strings.Join(eventNames[:8], ",") {
		return false
	}
	names := strings.Split(eventOrder(fn), ",")
	return names[0] == "e" && names[1] == "tp" && !slices.ContainsFunc(eventNames[:8], func(name string) bool { return !slices.Contains(names, name) })
}

// eventOrder are the names of a function's first eight parameters.
func eventOrder(fn *function) string {
	var names []string
	for _, param := range fn.decl.Params[:8] {
		names = append(names, param.Name)
	}
	return strings.Join(names, ",")
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
