local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetOperation(s.op)
	c:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetOperation(s.told)
	c:RegisterEffect(e2)
	local e3=e1:Clone()
	e3:SetOperation(s.twice)
	c:RegisterEffect(e3)
	local e4=e1:Clone()
	e4:SetOperation(s.calls)
	c:RegisterEffect(e4)
end
function s.op(e,tp)
	local g=Duel.SelectMatchingCard(tp,nil,tp,LOCATION_MZONE,0,1,1,nil) -- want missing-prompt
	Duel.Destroy(g,REASON_EFFECT)
end
function s.told(e,tp)
	if e then Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY) end
	local g=Duel.SelectMatchingCard(tp,nil,tp,LOCATION_MZONE,0,1,1,nil)
	Duel.Destroy(g,REASON_EFFECT)
end
function s.twice(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local g=Duel.GetFieldGroup(tp,LOCATION_MZONE,LOCATION_MZONE)
	local sg
	-- One prompt for whichever of the two is chosen from.
	if #g>2 then
		sg=g:Select(tp,1,2,nil)
	else
		sg=g:Select(tp,1,1,nil)
	end
	Duel.Destroy(sg,REASON_EFFECT)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TOGRAVE)
	local one=Duel.SelectMatchingCard(tp,nil,tp,LOCATION_HAND,0,1,1,nil)
	local two=Duel.SelectMatchingCard(tp,nil,tp,LOCATION_DECK,0,1,1,nil) -- want missing-prompt
	Duel.SendtoGrave(one+two,REASON_EFFECT)
end
-- Told by the caller.
function s.calls(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	s.chosen(tp)
end
function s.chosen(tp)
	Duel.Destroy(Duel.SelectMatchingCard(tp,nil,tp,LOCATION_MZONE,0,1,1,nil),REASON_EFFECT)
end
