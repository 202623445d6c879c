package lint

import (
	"duel/script/syntax"
)

var effectShape = &Check{
	Code: "effect-shape", Severity: Warning,
	Title: "an effect that cannot work as it is configured",
	Text: "The type, code and range of the effect do not go together: a field, ignition or quick effect on a card needs a range to be active in, " +
		"a trigger or quick effect a code for its event, and every effect a type.",
	Bad:  "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_FIELD) e1:SetCode(EFFECT_UPDATE_ATTACK) e1:SetTargetRange(LOCATION_MZONE,0) e1:SetValue(100) c:RegisterEffect(e1) end",
	Good: "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_FIELD) e1:SetCode(EFFECT_UPDATE_ATTACK) e1:SetRange(LOCATION_MZONE) e1:SetTargetRange(LOCATION_MZONE,0) e1:SetValue(100) c:RegisterEffect(e1) end",
	run: func(p *Pass) {
		for _, e := range p.effects {
			if message := p.misshapen(e); message != "" {
				p.report(e.made, "%s", message)
			}
		}
	},
}

// misshapen says why an effect cannot work, "" if it can for all that is known.
func (p *Pass) misshapen(e *effect) string {
	if p.typeless(e) {
		return "an effect without a type does nothing"
	}
	types, ok := p.types(e)
	if !ok || !p.library.bits || len(e.registered) == 0 || p.outlives(e) {
		return ""
	}
	onCard := p.onCards(e)
	lacks := func(setter string) bool {
		call, certain := e.setTo(setter)
		return call == nil && certain
	}
	switch {
	case types&(typeTriggerO|typeTriggerF|typeQuickO|typeQuickF) != 0 && types&(typeFlip|typeXMaterial) == 0 && lacks("SetCode"):
		return "a trigger or quick effect without a code never has its event"
	case types&typeActivate != 0 && lacks("SetCode"):
		return "an activation without a code is never offered: EVENT_FREE_CHAIN is any time"
	case types&(typeField|typeIgnition|typeQuickO|typeQuickF) != 0 && types&(typeSingle|typeXMaterial|typeGrant|typeTarget|typeEquip|typeActivate) == 0 && onCard && lacks("SetRange"):
		return "an effect of the field, ignition or quick type on a card is active nowhere without a range"
	case types&typeSingle != 0 && p.hasFlag(e, "EFFECT_FLAG_SINGLE_RANGE") && lacks("SetRange"):
		return "EFFECT_FLAG_SINGLE_RANGE limits the effect to a range, and it has none"
	case types&(typeIgnition|typeActivate|typeTriggerO|typeTriggerF|typeQuickO|typeQuickF|typeGrant|typeFlip) == 0 && lacks("SetCode") && lacks("SetDescription"):
		return "an effect without a code is about nothing"
	}
	return ""
}

// typeless reports whether an effect that is about something surely has no
// type. One with a description may only show that.
func (p *Pass) typeless(e *effect) bool {
	return p.settled(e) && e.lacks("SetType") && e.lacks("SetDescription") && !(e.lacks("SetCode") && e.lacks("SetOperation"))
}

// hasFlag reports whether an effect surely has a property.
func (p *Pass) hasFlag(e *effect, flag string) bool {
	call, certain := e.setTo("SetProperty")
	if call == nil || !certain || len(call.Args) == 0 {
		return false
	}
	have, ok := p.constant(call.Args[0])
	return ok && have&int64(p.library.constants[flag]) != 0
}

// onCards reports whether all registrations put the effect on cards.
func (p *Pass) onCards(e *effect) bool {
	for _, r := range e.registered {
		if _, ok := r.(*syntax.MethodCallExpr); !ok {
			return false
		}
	}
	return true
}
