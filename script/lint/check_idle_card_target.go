package lint

import (
	"strings"

	"duel/script/syntax"
)

var idleCardTarget = &Check{
	Code: "idle-card-target", Severity: Warning,
	Title: "an effect that says it targets cards and does not",
	Text: "EFFECT_FLAG_CARD_TARGET tells other cards that the effect targets: they ask for its targets, or answer to it. " +
		"Neither the cost nor the target function of this effect chooses any.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetProperty(EFFECT_FLAG_CARD_TARGET) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsPlayerCanDraw(tp,1) end end\nfunction s.op(e,tp) Duel.Draw(tp,1,REASON_EFFECT) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsPlayerCanDraw(tp,1) end end\nfunction s.op(e,tp) Duel.Draw(tp,1,REASON_EFFECT) end",
	run: func(p *Pass) {
		if strings.Contains(p.Chunk.Source, ":GetTarget()") {
			return // does what another effect does, targets and all
		}
		u := &userFinder{File: p.File}
		for _, e := range p.effects {
			property, _ := e.setTo("SetProperty")
			if e.from != nil || property == nil || !p.settled(e) || !p.onEvents(e) || !p.hasFlag(e, "EFFECT_FLAG_CARD_TARGET") {
				continue
			}
			if p.targetsNothing(u, e, "SetTarget") && p.targetsNothing(u, e, "SetCost") {
				p.report(property.Args[0], "nothing this effect does when it is activated targets a card")
			}
		}
	},
}

// targetsNothing reports whether the function given to a setter of an effect is
// known and chooses no targets, or there is none.
func (p *Pass) targetsNothing(u *userFinder, e *effect, setter string) bool {
	given, certain := e.setTo(setter)
	if given == nil {
		return certain
	}
	if !certain {
		return false
	}
	arg := firstArgument(given)
	if fn := u.target(arg); fn != nil {
		return !strings.Contains(p.Chunk.Text(fn.decl), "Target") && !p.asksFurther(fn)
	}
	x, ok := arg.(*syntax.IndexExpr)
	if c, made := arg.(*syntax.CallExpr); made {
		x, ok = c.Func.(*syntax.IndexExpr)
	}
	return ok && setter == "SetCost" && globalName(x.Object) == "Cost"
}
