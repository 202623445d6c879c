-- Steel Fist, Dragoknuckle
local s=GetID()
s.card={
	number="BT01/0011",
	name="Steel Fist, Dragoknuckle",
	world="Dragon World",
	type="Item",
	power=2000,
	critical=2,
	attributes={"Dragon","Weapon"},
	keywords={"Counter"},
}

function s.initial_effect(c)
	c:AddCost(COST_LIFE,1)
	-- When it deals damage to the opponent: the top card of the deck goes to the gauge.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_TRIGGER)
	e1:SetCode(EVENT_DAMAGE_DEALT)
	e1:SetProperty(EFFECT_FLAG_MANDATORY)
	e1:SetDescription("charge 1")
	e1:SetCondition(s.condition1)
	e1:SetOperation(s.operation1)
	c:RegisterEffect(e1)
	-- [Counter] [Act] In its own battle: may pay 1 gauge for power +2000 in the battle.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_ACT)
	e2:SetProperty(EFFECT_FLAG_COUNTER)
	e2:SetDescription("power +2000")
	e2:SetCondition(s.condition2)
	e2:SetOperation(s.operation2)
	c:RegisterEffect(e2)
end

function s.condition1(e,tp,eg,ep)
	return ep~=tp and eg:IsContains(e:GetHandler())
end

function s.operation1(e,tp)
	Duel.Charge(tp,1)
end

function s.condition2(e,tp)
	local c=e:GetHandler()
	return c:IsInBattle() and Duel.CheckCost(tp,c,COST_GAUGE,1)
end

function s.operation2(e,tp)
	local c=e:GetHandler()
	if c:IsRelateToEffect(e) and Duel.Pay(tp,c,COST_GAUGE,1) then
		Duel.UpdateStat(c,STAT_POWER,2000,UNTIL_BATTLE_END)
	end
end
