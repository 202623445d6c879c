local s,id=GetID()
function s.initial_effect(c) s.op(c,0) s.told(c,0) end
function s.op(e,tp)
	local g=Duel.SelectMatchingCard(tp,nil,tp,LOCATION_MZONE,0,1,1,nil) -- want missing-prompt
	Duel.Destroy(g,REASON_EFFECT)
end
function s.told(e,tp)
	if e then Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY) end
	local g=Duel.SelectMatchingCard(tp,nil,tp,LOCATION_MZONE,0,1,1,nil)
	Duel.Destroy(g,REASON_EFFECT)
end
