-- Drill Bunker!!
local s=GetID()
s.card={
	number="TD02/0015",
	name="Drill Bunker!!",
	world="Danger World",
	type="Impact",
	attributes={"Battle Aura"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,2)
	-- While the own center is empty: an own Weapon gets power +4000, critical +2 and Penetrate this turn and, if it stands, attacks at once.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_PLAY)
	e:SetCondition(s.condition)
	e:SetTarget(s.target)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp)
	return Duel.GetCount(tp,LOCATION_CENTER)==0
end

function s.target(e,tp,eg,ep,ev,r,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(tp,Card.HasAttribute,LOCATION_FIELD,0,1,nil,"Weapon") end
	Duel.SelectTarget(tp,Card.HasAttribute,LOCATION_FIELD,0,1,1,nil,"Weapon")
end

function s.operation(e,tp)
	local c=Duel.GetFirstTarget()
	if not c then return end
	Duel.UpdateStat(c,STAT_POWER,4000,UNTIL_TURN_END)
	Duel.UpdateStat(c,STAT_CRITICAL,2,UNTIL_TURN_END)
	Duel.GiveKeyword(c,KEYWORD_PENETRATE,UNTIL_TURN_END)
	if not c:IsRested() then Duel.OrderAttack(c) end
end
