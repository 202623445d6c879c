-- Rising Flare Dragon
local s=GetID()
s.card={
	number="TD01/0003",
	name="Rising Flare Dragon",
	world="Dragon World",
	type="Monster",
	size=2,
	power=5000,
	critical=2,
	defense=4000,
	attributes={"Armordragon","Red Dragon"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,2)
	-- When it enters: destroys a monster of size 2 or less on the opponent's field.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_TRIGGER)
	e:SetCode(EVENT_ENTER)
	e:SetProperty(EFFECT_FLAG_MANDATORY)
	e:SetCondition(s.condition)
	e:SetTarget(s.target)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp,eg)
	return eg:IsContains(e:GetHandler())
end

function s.target(e,tp,eg,ep,ev,r,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(tp,Card.IsSizeBelow,0,LOCATION_MONSTER,1,nil,2) end
	Duel.SelectTarget(tp,Card.IsSizeBelow,0,LOCATION_MONSTER,1,1,nil,2)
end

function s.operation(e,tp)
	Duel.Destroy(Duel.GetTargets())
end
