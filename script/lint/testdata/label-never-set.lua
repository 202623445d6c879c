local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetOperation(s.operation)
	c:RegisterEffect(e1)
end
function s.operation(e,tp,eg,ep,ev,re)
	Duel.Draw(tp,e:GetLabel(),REASON_EFFECT) -- want label-never-set
	Duel.Draw(tp,re:GetLabel(),REASON_EFFECT) -- the label of another card's effect
	e:SetLabel(0)
end
