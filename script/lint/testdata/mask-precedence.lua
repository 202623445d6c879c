local s,id=GetID()
function s.filter(c,r)
	local a=r&REASON_BATTLE|REASON_EFFECT
	if r&REASON_BATTLE|REASON_EFFECT~=0 then return end -- want mask-precedence
	if (c:GetType()&TYPE_SPELL|TYPE_TRAP)>0 then return end -- want mask-precedence
	return r&(REASON_BATTLE|REASON_EFFECT)~=0 and a or r|REASON_COST
end
