local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCost(s.cost)
	e1:SetOperation(s.op)
	c:RegisterEffect(e1)
end
function s.cost(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then return c:IsAbleToRemoveAsCost() end
	Duel.Remove(c,POS_FACEUP,REASON_EFFECT) -- want cost-reason
	Duel.Remove(c,POS_FACEUP,REASON_COST|REASON_TEMPORARY)
	-- What comes back later is no cost.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_PHASE+PHASE_END)
	e1:SetOperation(function() Duel.SendtoHand(c,nil,REASON_EFFECT) end)
	Duel.RegisterEffect(e1,tp)
end
function s.op(e) Duel.SendtoGrave(e:GetHandler(),REASON_EFFECT) end
