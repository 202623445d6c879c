local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_HANDES)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetOperation(s.op)
	c:RegisterEffect(e1)
end
function s.op(e,tp)
	Duel.DiscardHand(tp,nil,1,1,REASON_EFFECT) -- want missing-discard
	Duel.DiscardHand(tp,Card.IsDiscardable,1,1,REASON_EFFECT) -- want missing-discard
	Duel.DiscardHand(tp,Card.IsAbleToGrave,1,1,REASON_EFFECT)
	Duel.DiscardHand(tp,nil,1,1,REASON_EFFECT|REASON_DISCARD)
end
