-- Demon Lord, Asmodai
local s=GetID()
s.card={
	number="BT01/0006",
	name="Demon Lord, Asmodai",
	world="Magic World",
	type="Monster",
	size=1,
	power=5000,
	critical=1,
	defense=1000,
	attributes={"72 Pillars"},
}

function s.initial_effect(c)
	-- When it enters: may discard a card of the hand to destroy a monster of either field.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_TRIGGER)
	e:SetCode(EVENT_ENTER)
	e:SetCondition(s.condition)
	e:SetTarget(s.target)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp,eg)
	return eg:IsContains(e:GetHandler())
end

function s.target(e,tp,eg,ep,ev,r,chk)
	if chk==0 then
		return Duel.CheckCost(tp,e:GetHandler(),COST_DISCARD,1) and Duel.GetCount(tp,LOCATION_MONSTER,LOCATION_MONSTER)>0
	end
	Duel.SelectTarget(tp,nil,LOCATION_MONSTER,LOCATION_MONSTER,1,1)
end

function s.operation(e,tp)
	if Duel.Pay(tp,e:GetHandler(),COST_DISCARD,1) then Duel.Destroy(Duel.GetTargets()) end
end
