-- Different Dimension Capsule
local s,id=GetID()
s.card={
	name="Different Dimension Capsule",
	type=TYPE_SPELL,
}

function s.initial_effect(c)
	-- Banishes a card of its player's Deck face-down. It stays on the field until
	-- its player's second Standby Phase, then destroys itself and gives that card
	-- to the hand.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetCategory(CATEGORY_REMOVE)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetCode(EFFECT_REMAIN_FIELD)
	c:RegisterEffect(e2)
end

function s.filter(c,tp)
	return c:IsAbleToRemove(tp,POS_FACEDOWN)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(s.filter,tp,LOCATION_DECK,0,1,nil,tp) end
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,nil,1,tp,LOCATION_DECK)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_REMOVE)
	local tc=Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_DECK,0,1,1,nil,tp):GetFirst()
	if not tc or Duel.Remove(tc,POS_FACEDOWN,REASON_EFFECT)==0 then return end
	tc:RegisterFlagEffect(id,RESET_EVENT|RESETS_STANDARD,0,1)
	c:SetTurnCounter(0)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_PHASE|PHASE_STANDBY)
	e1:SetRange(LOCATION_SZONE)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	e1:SetCountLimit(1)
	e1:SetCondition(s.countcondition)
	e1:SetOperation(s.count)
	e1:SetLabelObject(tc)
	e1:SetReset(RESET_EVENT|RESETS_STANDARD)
	c:RegisterEffect(e1)
end

function s.countcondition(e,tp,eg,ep,ev,re,r,rp)
	return Duel.GetTurnPlayer()==tp
end

function s.count(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	local turns=c:GetTurnCounter()+1
	c:SetTurnCounter(turns)
	if turns<2 then return end
	local tc=e:GetLabelObject()
	Duel.Destroy(c,REASON_EFFECT)
	if tc:HasFlagEffect(id) then Duel.SendtoHand(tc,nil,REASON_EFFECT) end
end
