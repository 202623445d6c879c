function f(tp,g,c)
	local fc=nil
	if #g==1 then fc=g:GetFirst() else fc=g:Select(tp,1,1,nil) end
	Duel.Hint(HINT_CARD,0,fc:GetCode()) -- want branch-kind
	local tc=nil
	if #g==1 then tc=g:GetFirst() else tc=g:Select(tp,1,1,nil) end
	Duel.SendtoGrave(tc,REASON_EFFECT)
	local sc=nil
	if #g==1 then sc=g:GetFirst() else sc=g:Select(tp,1,1,nil) end
	if #g==1 then sc:IsFaceup() end
	local oc=nil
	if #g==1 then oc=g:GetFirst() else oc=g:Select(tp,1,1,nil) end
	oc=g:GetFirst()
	Duel.Hint(HINT_CARD,0,oc:GetCode())
	local ec=nil
	if #g==1 then ec=g:GetFirst() elseif #g==2 then ec=g:GetNext() else ec=Group.FromCards(c) end
	local code=ec:GetCode() -- want branch-kind
end
