package lint

var minorAction = &Check{
	Code: "minor-action", Severity: Style,
	Title: "an action that its effect does not announce, and that hardly any card asks about",
	Text: "The operation does something there is a category for, and the target function does not announce it. Either no other card asks for the category, " +
		"or it is only done if the player wants to, or a coin or die says so; Duel.SetPossibleOperationInfo is for that.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetCategory(CATEGORY_POSITION) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return true end end\nfunction s.op(e,tp) Duel.ChangePosition(e:GetHandler(),POS_FACEUP_DEFENSE) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetCategory(CATEGORY_POSITION) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return true end Duel.SetOperationInfo(0,CATEGORY_POSITION,e:GetHandler(),1,0,0) end\nfunction s.op(e,tp) Duel.ChangePosition(e:GetHandler(),POS_FACEUP_DEFENSE) end",
	run: func(p *Pass) {
		p.unannouncedActions(func(a *announcement, category string, d *deed) bool { return !a.weighs(category, d) })
	},
}
