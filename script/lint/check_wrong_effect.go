package lint

import (
	"duel/script/syntax"
)

var effectVariable = &Check{
	Code: "wrong-effect", Severity: Warning,
	Title: "a setter on an effect already done, while another is being made",
	Text:  "The effect this line changes was configured and registered before; the one made just above lacks this setting. The variable's number is probably wrong.",
	Bad: "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_UPDATE_ATTACK) e1:SetValue(100) c:RegisterEffect(e1)\n" +
		"local e2=Effect.CreateEffect(c) e2:SetType(EFFECT_TYPE_SINGLE) e2:SetCode(EFFECT_UPDATE_DEFENSE) e1:SetValue(200) c:RegisterEffect(e2) end",
	Good: "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_UPDATE_ATTACK) e1:SetValue(100) c:RegisterEffect(e1)\n" +
		"local e2=Effect.CreateEffect(c) e2:SetType(EFFECT_TYPE_SINGLE) e2:SetCode(EFFECT_UPDATE_DEFENSE) e2:SetValue(200) c:RegisterEffect(e2) end",
	run: func(p *Pass) {
		for _, e := range p.effects {
			for _, s := range e.settings {
				if !s.late || s.building == nil || s.sometimes || s.name == "SetLabelObject" || s.name == "SetLabel" {
					continue
				}
				if own, _ := s.building.setTo(s.name); own != nil && s.building.from == nil {
					continue
				}
				name := s.call.Object.(*syntax.NameExpr)
				p.report(s.call, "%s was registered before; %s, made above, is not given this", name.Name, s.building.v.Name).hint(name, name.Name, s.building.v.Name)
			}
		}
	},
}
