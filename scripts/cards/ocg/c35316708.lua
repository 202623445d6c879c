-- Time Seal
local s,id=GetID()
s.card={
	name="Time Seal",
	type=TYPE_TRAP,
}

function s.initial_effect(c)
	-- The Draw Phase of the opponent's next turn is skipped.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetOperation(s.operation)
	e1:SetHintTiming(0,TIMING_END_PHASE)
	c:RegisterEffect(e1)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	-- A Draw Phase of the opponent that is under way is not the next one.
	local turn=Duel.GetTurnCount()
	local now=Duel.IsTurnPlayer(1-tp) and Duel.IsPhase(PHASE_DRAW)
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetCode(EFFECT_SKIP_DP)
	e1:SetTargetRange(0,1)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetCondition(function() return Duel.GetTurnCount()~=turn end)
	e1:SetReset(RESET_PHASE|PHASE_DRAW|RESET_OPPO_TURN,now and 2 or 1)
	Duel.RegisterEffect(e1,tp)
end
