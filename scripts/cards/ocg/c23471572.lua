-- Solomon's Lawbook
local s,id=GetID()
s.card={
	name="Solomon's Lawbook",
	type=TYPE_TRAP,
}

function s.initial_effect(c)
	-- Its player skips the next Standby Phase of their own.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetOperation(s.operation)
	e1:SetHintTiming(TIMING_DRAW_PHASE)
	c:RegisterEffect(e1)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	-- A Standby Phase of its player that is under way is not the next one.
	local turn=Duel.GetTurnCount()
	local now=Duel.IsTurnPlayer(tp) and Duel.IsPhase(PHASE_STANDBY)
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetCode(EFFECT_SKIP_SP)
	e1:SetTargetRange(1,0)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetCondition(function() return not now or Duel.GetTurnCount()~=turn end)
	e1:SetReset(RESET_PHASE|PHASE_STANDBY|RESET_SELF_TURN,now and 2 or 1)
	Duel.RegisterEffect(e1,tp)
end
