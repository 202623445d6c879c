-- Night in the Wild
local s=GetID()
s.card={
	number="BT01/0067",
	name="Night in the Wild",
	world="Danger World",
	type="Spell",
	attributes={"Battle Aura"},
	keywords={"Set"},
}

function s.initial_effect(c)
	-- [Act] Once per turn: may pay 1 gauge to gain 1 life.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_ACT)
	e:SetRange(LOCATION_SET)
	e:SetCountLimit(1)
	e:SetCondition(s.condition)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp)
	return Duel.CheckCost(tp,e:GetHandler(),COST_GAUGE,1)
end

function s.operation(e,tp)
	if Duel.Pay(tp,e:GetHandler(),COST_GAUGE,1) then Duel.GainLife(tp,1) end
end
