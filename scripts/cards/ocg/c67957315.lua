-- Spirit Ryu
local s,id=GetID()
s.card={
	name="Spirit Ryu",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=4,
	attribute=ATTRIBUTE_WIND,
	race=RACE_DRAGON,
	attack=1000,
	defense=1000,
	texts={"Gain 1000 ATK and DEF"},
}

function s.initial_effect(c)
	-- While it battles in its player's turn, for a discarded Dragon: it gains 1000 ATK
	-- and DEF until the end of the Battle Phase.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCondition(s.condition)
	e1:SetCost(Cost.Discard(s.costfilter))
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_ATKCHANGE|CATEGORY_DEFCHANGE)
	e1:SetHintTiming(TIMING_ATTACK)
	c:RegisterEffect(e1)
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	return Duel.GetTurnPlayer()==tp and Duel.IsBattlePhase() and (Duel.GetAttacker()==c or Duel.GetAttackTarget()==c)
end

function s.costfilter(c)
	return c:IsRace(RACE_DRAGON)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) or c:IsFacedown() then return end
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetValue(1000)
	e1:SetReset(RESET_EVENT|RESETS_STANDARD_DISABLE|RESET_PHASE|PHASE_BATTLE)
	c:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetCode(EFFECT_UPDATE_DEFENSE)
	c:RegisterEffect(e2)
end
