local s,id=GetID()
function s.filter(c,tp) return c:IsControler(tp) end
function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local g=Duel.GetMatchingGroup(s.filter,tp,LOCATION_MZONE,0,nil,tp)
	Duel.Draw(tp,g,REASON_EFFECT) -- want argument-type
	Duel.SendtoGrave(REASON_EFFECT,g) -- want argument-type
	g:FilterSelect(Card.IsFaceup,tp,1,1,nil) -- want argument-type
	g:IsExists(s.filter,nil,tp,g) -- want argument-type
	Duel.Draw(tp,#g,REASON_EFFECT)
	Duel.Destroy(g:GetFirst(),REASON_EFFECT)
	local tc=g:GetFirst()
	Duel.Destroy(tc or g,REASON_EFFECT)
	local sg=aux.SelectUnselectGroup(g,e,tp,1,1,nil,1,tp,HINTMSG_TOGRAVE)
	Duel.SendtoGrave(sg,REASON_EFFECT)
	Duel.GetLocationCount(Effect.CreateEffect(tc),LOCATION_MZONE) -- want argument-type
end
