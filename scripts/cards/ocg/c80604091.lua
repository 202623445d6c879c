-- Ultimate Offering
local s,id=GetID()
s.card={
	name="Ultimate Offering",
	type=TYPE_TRAP|TYPE_CONTINUOUS,
	texts={"Normal Summon or Set another monster"},
}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(e1)
	-- For 500 LP, in the own Main Phase or the opponent's Battle Phase: one extra Normal Summon or Set.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_QUICK_O)
	e2:SetCode(EVENT_FREE_CHAIN)
	e2:SetRange(LOCATION_SZONE)
	e2:SetCondition(s.condition)
	e2:SetCost(Cost.PayLP(500))
	e2:SetTarget(s.target)
	e2:SetOperation(s.operation)
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetCategory(CATEGORY_SUMMON)
	c:RegisterEffect(e2)
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	return Duel.IsMainPhase(tp) or Duel.IsBattlePhase(1-tp)
end

function s.filter(c)
	return c:CanSummonOrSet(true,nil)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	-- Each use in one chain needs a monster of its own.
	if chk==0 then return Duel.GetMatchingGroupCount(s.filter,tp,LOCATION_HAND,0,nil)>Duel.GetFlagEffect(tp,id) end
	Duel.RegisterFlagEffect(tp,id,RESET_CHAIN,0,1)
	Duel.SetOperationInfo(0,CATEGORY_SUMMON,nil,1,0,0)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	if not e:GetHandler():IsRelateToEffect(e) then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SUMMON)
	local tc=Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_HAND,0,1,1,nil):GetFirst()
	if tc then Duel.SummonOrSet(tp,tc,true,nil) end
end
