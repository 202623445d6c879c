package lint

import "strings"

var effectEvent = &Check{
	Code: "effect-event", Severity: Error,
	Title: "an effect whose type and code never meet",
	Text: "Only effects that are activated or continuous wait for events, and they wait for nothing else; a trigger or continuous effect belongs to a card " +
		"or to the field. An effect made otherwise is registered and never asked again.",
	Bad: "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EVENT_SUMMON_SUCCESS)\n" +
		"e1:SetOperation(function(e,tp) Duel.Draw(tp,1,REASON_EFFECT) end) c:RegisterEffect(e1) end",
	Good: "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_CONTINUOUS) e1:SetCode(EVENT_SUMMON_SUCCESS)\n" +
		"e1:SetOperation(function(e,tp) Duel.Draw(tp,1,REASON_EFFECT) end) c:RegisterEffect(e1) end",
	run: func(p *Pass) {
		for _, e := range p.effects {
			if !p.settled(e) {
				continue
			}
			if message := p.neverMeets(e); message != "" {
				p.report(e.made, "%s", message)
			}
		}
	},
}

// neverMeets says why an effect's type and code never meet, "" if they may.
func (p *Pass) neverMeets(e *effect) string {
	types, ok := p.types(e)
	if !ok {
		return ""
	}
	if types&(typeSingle|typeField|typeEquip|typeTarget|typeXMaterial|typeActivate|typeIgnition|typeQuickO|typeQuickF) == 0 && types&(typeFlip|typeTriggerO|typeTriggerF|typeContinuous) != 0 {
		return "a trigger, flip or continuous effect needs EFFECT_TYPE_SINGLE or EFFECT_TYPE_FIELD besides"
	}
	code := p.codeOf(e)
	waits := types&(eventTypes|typeContinuous) != 0
	switch {
	case strings.HasPrefix(code, "EVENT_") && !waits:
		return "an effect of this type never waits for an event such as " + code
	case types&(typeTriggerO|typeTriggerF|typeQuickO|typeQuickF|typeActivate) != 0 && (cardCodes[code] || playerCodes[code] || sharedCodes[code]):
		return "an activated effect waits for an event, and " + code + " is none"
	case types&typeContinuous != 0 && types&eventTypes == 0 && (cardCodes[code] || playerCodes[code] || sharedCodes[code]):
		return "a continuous effect of this type waits for an event, and " + code + " is none"
	}
	return ""
}
