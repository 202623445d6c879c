local s,id=GetID()
function s.initial_effect(c) s.target(c,0) s.op(c,0,nil,0,1) end
function s.target(e,tp) Duel.SetTargetPlayer(tp) end
function s.op(e,tp,eg,ep,ev)
	local p,d=Duel.GetChainInfo(0,CHAININFO_TARGET_PLAYER,CHAININFO_TARGET_PARAM) -- want parameter-never-set
	Duel.Draw(p,d,REASON_EFFECT)
	-- Where it is not read it does not matter.
	local player,number=Duel.GetChainInfo(0,CHAININFO_TARGET_PLAYER,CHAININFO_TARGET_PARAM)
	local p2=Duel.GetChainInfo(0,CHAININFO_TARGET_PLAYER,CHAININFO_TARGET_PARAM)
	Duel.Draw(player+p2,1,REASON_EFFECT)
	-- Of another card's effect.
	Duel.Draw(p,Duel.GetChainInfo(ev,CHAININFO_TARGET_PARAM),REASON_EFFECT)
end
