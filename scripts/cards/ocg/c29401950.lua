-- Bottomless Trap Hole
local s,id=GetID()
s.card={
	name="Bottomless Trap Hole",
	type=TYPE_TRAP,
	set={SET_TRAP_HOLE},
}

function s.initial_effect(c)
	-- When the opponent Summons monsters with 1500 or more ATK: destroys and banishes them.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_SUMMON_SUCCESS)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetCategory(CATEGORY_DESTROY|CATEGORY_REMOVE)
	c:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetCode(EVENT_FLIP_SUMMON_SUCCESS)
	c:RegisterEffect(e2)
	local e3=e1:Clone()
	e3:SetCode(EVENT_SPSUMMON_SUCCESS)
	c:RegisterEffect(e3)
end

function s.filter(c,tp)
	return c:IsLocation(LOCATION_MZONE) and c:IsFaceup() and c:IsAttackAbove(1500)
		and c:IsSummonPlayer(1-tp) and c:IsAbleToRemove()
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	local g=eg:Filter(s.filter,nil,tp)
	if chk==0 then return #g>0 end
	Duel.SetTargetCard(g)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,g,#g,0,0)
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,g,#g,0,0)
end

function s.stillfits(c,e)
	return c:IsRelateToEffect(e) and c:IsFaceup() and c:IsAttackAbove(1500)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local g=eg:Filter(s.stillfits,nil,e)
	if #g>0 then Duel.Destroy(g,REASON_EFFECT,LOCATION_REMOVED) end
end
