function f(e,g,c)
	if #g==1 then first=g:GetFirst() end
	Duel.SelectMatchingCard(0,nil,0,LOCATION_HAND,0,1,1,first) -- want stale-global
	for tc in g:Iter() do
		local last=tc
	end
	if last then -- want stale-global
		last=g:GetNext()
	end
	code=(code|c:GetCode()) -- want stale-global
end
function sure(e,g,c)
	if #g==1 then one=1 else one=0 end
	if one==1 then Duel.Draw(0,1,REASON_EFFECT) end
	if not two then two=0 end
	if two==1 then Duel.Draw(0,1,REASON_EFFECT) end
	if #g==2 then three=3 elseif #g==3 then three=4 end
	if three==1 then Duel.Draw(0,1,REASON_EFFECT) end
	if c:HasLevel() then level=c:GetLevel() end
	if c:GetAttack()<level then Duel.Draw(0,1,REASON_EFFECT) end
	if #g==5 then four=true return end
	if four then Duel.Draw(0,1,REASON_EFFECT) end
end
function elsewhere(e,tp) shared=tp end
function reads(e,tp)
	if tp==1 then shared=0 end
	if shared==1 then Duel.Draw(0,1,REASON_EFFECT) end
end
