local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(CATEGORY_DESTROY) -- want constant-kind
	e1:SetCode(EFFECT_TYPE_SINGLE) -- want constant-kind
	e1:SetProperty(EFFECT_CANNOT_DISABLE) -- want constant-kind
	e1:SetTargetRange(POS_FACEUP_ATTACK,1)
	e1:SetReset(RESET_EVENT+RESETS_STANDARD+RESET_PHASE+PHASE_END)
	e1:SetCode(EVENT_PHASE+PHASE_END)
	e1:SetCode(EFFECT_COUNTER_PERMIT+COUNTER_SPELL)
	e1:SetCode(12345678+TYPE_SYNCHRO)
	c:RegisterEffect(e1)
	Duel.Destroy(c,POS_FACEUP) -- want constant-kind
	Duel.GetControl(c,0,RESET_PHASE|PHASE_END,1)
	Duel.SendtoDeck(c,nil,SEQ_DECKSHUFFLE,REASON_EFFECT)
	return c:IsLocation(LOCATION_HAND|TYPE_MONSTER) -- want constant-kind
end
function hints(tp)
	Duel.Hint(HINTMSG_NUMBER,tp,HINT_NUMBER) -- want constant-kind
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_NUMBER)
end
