local s,id=GetID()
function s.initial_effect(c) s.op(c,0,nil) end
function s.op(e,tp,g)
	local sg=g:Select(tp,1,1,nil) -- want unused-choice
	if #sg>0 then Duel.Destroy(g,REASON_EFFECT) end
	local tc=Duel.SelectMatchingCard(tp,nil,tp,LOCATION_HAND,0,1,1,nil):GetFirst() -- want unused-choice
	local used=g:Select(tp,1,1,nil)
	Duel.ConfirmCards(1-tp,used)
	-- The engine keeps targets.
	local target=Duel.SelectTarget(tp,nil,tp,LOCATION_MZONE,0,1,1,nil)
end
function s.more(e,tp,g)
	local sg=aux.SelectUnselectGroup(g,e,tp,2,2,aux.TRUE,1,tp,HINTMSG_DESTROY) -- want unused-choice
	local can=aux.SelectUnselectGroup(g,e,tp,2,2,aux.TRUE,0)
	if #sg==2 and can then Duel.Destroy(g,REASON_EFFECT) end
end
s.more(nil,0,nil)
function s.other(tp,g,first)
	local tc=g:Select(tp,1,1,nil):GetFirst()
	if tc==first then Duel.Draw(tp,1,REASON_EFFECT) end
	local sc=g:Select(tp,1,1,nil):GetFirst() -- want unused-choice
	if sc~=nil then Duel.Draw(tp,1,REASON_EFFECT) end
end
s.other(0,nil,nil)
