-- Lightforce Sword
local s,id=GetID()
s.card={
	name="Lightforce Sword",
	type=TYPE_TRAP,
}

function s.initial_effect(c)
	-- Banishes a random card of the opponent's hand face-down. In the opponent's
	-- fourth Standby Phase from the next turn on it returns to the hand.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetCategory(CATEGORY_REMOVE)
	e1:SetHintTiming(0,TIMING_END_PHASE)
	c:RegisterEffect(e1)
end

function s.filter(c,tp)
	return c:IsAbleToRemove(tp,POS_FACEDOWN)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(s.filter,tp,0,LOCATION_HAND,1,nil,tp) end
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,nil,1,1-tp,LOCATION_HAND)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local tc=Duel.GetMatchingGroup(s.filter,tp,0,LOCATION_HAND,nil,tp):RandomSelect(tp,1):GetFirst()
	if not tc or Duel.Remove(tc,POS_FACEDOWN,REASON_EFFECT)==0 then return end
	tc:RegisterFlagEffect(id,RESET_EVENT|RESETS_STANDARD,0,1)
	local c=e:GetHandler()
	c:SetTurnCounter(0)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_PHASE|PHASE_STANDBY)
	e1:SetCountLimit(1)
	e1:SetCondition(s.countcondition)
	e1:SetOperation(s.count)
	e1:SetLabel(Duel.GetTurnCount())
	e1:SetLabelObject(tc)
	Duel.RegisterEffect(e1,tp)
end

function s.countcondition(e,tp,eg,ep,ev,re,r,rp)
	return Duel.GetTurnPlayer()~=tp and Duel.GetTurnCount()~=e:GetLabel()
end

function s.count(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	local turns=c:GetTurnCounter()+1
	c:SetTurnCounter(turns)
	if turns<4 then return end
	local tc=e:GetLabelObject()
	if tc:HasFlagEffect(id) then Duel.SendtoHand(tc,nil,REASON_EFFECT) end
	e:Reset()
end
