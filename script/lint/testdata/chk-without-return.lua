local s,id=GetID()
function s.cost(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then Duel.CheckLPCost(tp,500) end -- want chk-without-return
	Duel.PayLPCost(tp,500)
end
-- chk means something else in functions called in other ways
function s.stage2(e,tc,tp,sg,chk)
	if chk==0 then tc:RegisterFlagEffect(id,RESET_EVENT,0,1) end
end
function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		if tp==0 then return true end
		return false
	end
end
