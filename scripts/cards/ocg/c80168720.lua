-- Darkness Approaches
-- As before its erratum of 2017: a monster it turns face-down
-- keeps Attack or Defense Position. Where the rules know no face-down Attack
-- Position any more, it goes to Defense Position.
local s,id=GetID()
s.card={
	name="Darkness Approaches",
	type=TYPE_SPELL,
}

function s.initial_effect(c)
	-- For two discarded cards: turns one targeted face-up monster face-down.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCost(Cost.Discard(nil,true,2))
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetCategory(CATEGORY_POSITION)
	c:RegisterEffect(e1)
end

function s.filter(c)
	return c:IsFaceup() and c:IsCanTurnSet()
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsLocation(LOCATION_MZONE) and s.filter(chkc) end
	if chk==0 then return Duel.IsExistingTarget(s.filter,tp,LOCATION_MZONE,LOCATION_MZONE,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_FACEUP)
	local g=Duel.SelectTarget(tp,s.filter,tp,LOCATION_MZONE,LOCATION_MZONE,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_POSITION,g,1,0,0)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local tc=Duel.GetFirstTarget()
	if not tc:IsRelateToEffect(e) or tc:IsFacedown() then return end
	Duel.ChangePosition(tc,tc:IsAttackPos() and POS_FACEDOWN_ATTACK or POS_FACEDOWN_DEFENSE)
end
