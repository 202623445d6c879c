-- Duel Law
local s=GetID()
s.card={
	number="BT01/0066",
	name="Duel Law",
	world="Danger World",
	type="Spell",
	attributes={"Duel Dragon"},
	keywords={"Set"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,1)
	-- Only one of the name may be set.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_PLAY)
	e1:SetCondition(s.unique)
	c:RegisterEffect(e1)
	-- When the opponent link attacks an own Duel Dragon: the opponent may pay 2 gauge; otherwise the attack is nullified.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_TRIGGER)
	e2:SetCode(EVENT_ATTACK)
	e2:SetRange(LOCATION_SET)
	e2:SetProperty(EFFECT_FLAG_MANDATORY)
	e2:SetCondition(s.condition)
	e2:SetOperation(s.operation)
	c:RegisterEffect(e2)
end

function s.unique(e,tp)
	return not Duel.IsExistingMatchingCard(tp,Card.IsName,LOCATION_SET,0,1,nil,s.card.name)
end

function s.condition(e,tp)
	local c=Duel.GetAttackTarget()
	return Duel.IsAttackedBy(1-tp) and Duel.IsLinkAttack() and c and c:HasAttribute("Duel Dragon")
end

function s.operation(e,tp)
	if not Duel.Pay(1-tp,e:GetHandler(),COST_GAUGE,2) then Duel.NullifyAttack() end
end
