function f(e,tp,g)
	local ft=Duel.GetLocationCount(tp,LOCATION_SZONE)
	if e:GetHandler():IsLocation(LOCATION_HAND) then ft=ft-1 end -- want unused-value
	local n=1
	if #g>1 then n=n+1 end
	if #g>2 then n=n+1 end
	local left=#g
	for tc in g:Iter() do
		if left>1 then Duel.Draw(tp,1,REASON_EFFECT) end
		left=left-1
	end
	for tc in g:Iter() do
		local level=tc:GetLevel()
		level=level+1 -- want unused-value
	end
	local count=0
	Duel.GetMatchingGroup(function() count=count+1 return true end,tp,LOCATION_HAND,0,nil)
	local lp=Duel.GetLP(tp)
	lp=lp-100
	Duel.SetLP(tp,lp)
end
function choice(e,tp,g)
	local ft=Duel.GetLocationCount(tp,LOCATION_MZONE)
	if ft<=0 then return end
	if Duel.IsPlayerAffectedByEffect(tp,CARD_BLUEEYES_SPIRIT) then ft=1 end -- want unused-value
	local sg=g:Select(tp,1,2,nil)
	if #sg>1 then
		sg=sg:Select(tp,1,1,nil) -- want unused-value
	else
		Duel.SendtoGrave(sg,REASON_EFFECT)
	end
end
