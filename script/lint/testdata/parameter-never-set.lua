local s,id=GetID()
function s.initial_effect(c) s.target(c,0) s.op(c,0,nil,0,1) end
function s.target(e,tp) Duel.SetTargetPlayer(tp) end
function s.op(e,tp,eg,ep,ev)
	local p,d=Duel.GetChainInfo(0,CHAININFO_TARGET_PLAYER,CHAININFO_TARGET_PARAM) -- want parameter-never-set
	Duel.Draw(p,d,REASON_EFFECT)
	-- Of another card's effect.
	Duel.Draw(p,Duel.GetChainInfo(ev,CHAININFO_TARGET_PARAM),REASON_EFFECT)
end
