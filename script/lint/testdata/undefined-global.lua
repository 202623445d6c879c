local s,id=GetID()
function s.filter(c)
	return c:IsType(TYPE_MONSTR) and d:IsFaceup() -- want undefined-global
end
function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	-- never reached, so nothing fails: undefined-name reports it
	if chkc then return chkc:IsOnField() end
	if OTHER_VERSION~=nil then OTHER_VERSION.run() end
	return nowhere+1 -- want undefined-global
end
function s.operation(e,tp)
	Duel.Draw(tp,count,REASON_EFFECT) -- want undefined-global
	s.filter(whatever)
	helper(tp)
end
function helper(tp) end
