package lint

var effectReach = &Check{
	Code: "effect-reach", Severity: Error,
	Title: "an effect that reaches nothing it could change",
	Text: "An effect of the field acts on the cards of its target range or, with EFFECT_FLAG_PLAYER_TARGET, on players. Without a target range it acts on nothing; " +
		"what is asked of players only needs the flag, what is asked of cards only must not have it.",
	Bad: "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_FIELD) e1:SetCode(EFFECT_CANNOT_BP) e1:SetRange(LOCATION_MZONE)\n" +
		"e1:SetTargetRange(0,1) c:RegisterEffect(e1) end",
	Good: "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_FIELD) e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET) e1:SetCode(EFFECT_CANNOT_BP)\n" +
		"e1:SetRange(LOCATION_MZONE) e1:SetTargetRange(0,1) c:RegisterEffect(e1) end",
	run: func(p *Pass) {
		for _, e := range p.effects {
			if !p.settled(e) {
				continue
			}
			if message := p.outOfReach(e); message != "" {
				p.report(e.made, "%s", message)
			}
		}
	},
}

// outOfReach says why an effect acts on nothing, "" if it may act on something.
func (p *Pass) outOfReach(e *effect) string {
	types, okTypes := p.types(e)
	flags, okFlags := p.property(e)
	code := p.codeOf(e)
	if !okTypes || !okFlags || code == "" || types&(typeContinuous|typeGrant|typeTarget|typeXMaterial|eventTypes) != 0 {
		return ""
	}
	onPlayers := flags&flagPlayerTarget != 0
	switch {
	case types&typeField == 0 && playerCodes[code]:
		return code + " is asked of players: it needs EFFECT_TYPE_FIELD and EFFECT_FLAG_PLAYER_TARGET"
	case types&typeField == 0:
		return ""
	case playerCodes[code] && !onPlayers:
		return code + " is asked of players: it needs EFFECT_FLAG_PLAYER_TARGET"
	case cardCodes[code] && onPlayers:
		return code + " is asked of cards: EFFECT_FLAG_PLAYER_TARGET makes the effect act on players instead"
	case (playerCodes[code] || cardCodes[code] || sharedCodes[code]) && e.lacks("SetTargetRange") && e.lacks("SetAbsoluteRange") && flags&flagIgnoreRange == 0:
		return "an effect of the field with no target range acts on nothing"
	}
	return ""
}

// Bits of EFFECT_FLAG.
const (
	flagCardTarget   = 0x10
	flagIgnoreRange  = 0x20
	flagPlayerTarget = 0x800
)
