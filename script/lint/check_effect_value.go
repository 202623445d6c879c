package lint

var effectValue = &Check{
	Code: "effect-value", Severity: Error,
	Title: "an effect that does nothing without a value",
	Text: "The engine asks effects of this code for their value, and 0, which an effect without value has, means no: the effect never does anything. " +
		"SetValue(1) is yes.",
	Bad:  "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_INDESTRUCTABLE_BATTLE) c:RegisterEffect(e1) end",
	Good: "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_INDESTRUCTABLE_BATTLE) e1:SetValue(1) c:RegisterEffect(e1) end",
	run: func(p *Pass) {
		for _, e := range p.effects {
			if code := p.codeOf(e); neededValues[code] && p.settled(e) && e.lacks("SetValue") {
				if types, ok := p.types(e); ok && types&typeContinuous == 0 {
					p.report(e.made, "an effect of %s does nothing without a value", code)
				}
			}
		}
	},
}
