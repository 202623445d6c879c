-- Duel Sieger "Tempest Enforcer"
local s=GetID()
s.card={
	number="EB01/0002",
	name="Duel Sieger \"Tempest Enforcer\"",
	world="Ancient World",
	type="Monster",
	size=3,
	power=12000,
	critical=3,
	defense=12000,
	attributes={"Dragon Lord"},
	keywords={"Penetrate","Triple Attack","Lifelink Lose"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,3)
	-- It can be called by its own ability only.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_PLAY)
	e1:SetCondition(s.reacting)
	c:RegisterEffect(e1)
	-- When an own "Spartand" was destroyed: nullifies its Lifelink and is called for its cost.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_REPLACE)
	e2:SetCode(EVENT_BEFORE_LIFELINK)
	e2:SetRange(LOCATION_HAND)
	e2:SetDescription("nullify Lifelink and call")
	e2:SetCondition(s.condition)
	e2:SetOperation(s.operation)
	c:RegisterEffect(e2)
	e2:SetLabel(e1)
end

function s.reacting(e)
	return e:GetLabel()==1
end

function s.condition(e,tp,eg,ep,ev,r)
	return ep==tp and r~=REASON_RULE and r~=REASON_COST and r~=REASON_SENDING and eg:IsExists(Card.NameContains,1,nil,"Spartand")
		and Duel.CheckCost(tp,e:GetHandler(),COST_GAUGE,3)
end

function s.operation(e,tp)
	local play=e:GetLabel()
	Duel.ReplaceEvent()
	play:SetLabel(1)
	Duel.Call(tp,e:GetHandler())
	play:SetLabel(0)
end
