function f(g,tp)
	local tc=g:GetFirst()
	while tc do -- want endless-loop
		Duel.Destroy(tc,REASON_EFFECT)
	end
	while tc do
		Duel.Destroy(tc,REASON_EFFECT)
		tc=g:GetNext()
	end
	local n=0
	while n<3 do -- want endless-loop
		g:AddCard(tc)
	end
	while #g>0 do g:RemoveCard(tc) end
	while tc do
		if Duel.SelectYesNo(tp,1) then break end
	end
end
