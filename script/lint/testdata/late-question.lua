local s,id=GetID()
function s.initial_effect(c) end
function s.reptg(e,tp,eg,ep,ev,re,r,rp,chk)
	local rc=re:GetHandler() -- want late-question
	if chk==0 then return re and rc:IsMonster() end
	return true
end
function s.operation(e,tp)
	local tc=Duel.GetFirstTarget()
	if tc:IsFacedown() then return end -- want late-question
	if tc and tc:IsRelateToEffect(e) then Duel.Destroy(tc,REASON_EFFECT) end
end
-- Asked before, used in one case only, and another card by then.
function s.before(e)
	local tc=Duel.GetFirstTarget()
	if not tc or tc:IsFacedown() then return end
	if tc then Duel.Destroy(tc,REASON_EFFECT) end
end
function s.case(e,tp)
	local tc=Duel.GetFirstTarget()
	if tp==0 and tc:IsFacedown() then return end
	if tc then Duel.Destroy(tc,REASON_EFFECT) end
end
function s.loop(g)
	local tc=g:GetFirst()
	Duel.Destroy(tc,REASON_EFFECT)
	tc=g:GetNext()
	while tc do tc=g:GetNext() end
end
