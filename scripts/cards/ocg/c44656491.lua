-- Messenger of Peace
local s,id=GetID()
s.card={
	name="Messenger of Peace",
	type=TYPE_SPELL|TYPE_CONTINUOUS,
	texts={"Pay 100 LP to keep it?"},
}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(e1)
	-- Monsters with 1500 or more ATK cannot declare an attack.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetCode(EFFECT_CANNOT_ATTACK_ANNOUNCE)
	e2:SetRange(LOCATION_SZONE)
	e2:SetTargetRange(LOCATION_MZONE,LOCATION_MZONE)
	e2:SetTarget(aux.TargetBoolFunction(Card.IsAttackAbove,1500))
	c:RegisterEffect(e2)
	-- In each of its player's Standby Phases it costs 100 LP, or it is destroyed.
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e3:SetCode(EVENT_PHASE|PHASE_STANDBY)
	e3:SetRange(LOCATION_SZONE)
	e3:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	e3:SetCountLimit(1)
	e3:SetCondition(s.upkeepcondition)
	e3:SetOperation(s.upkeep)
	c:RegisterEffect(e3)
end

function s.upkeepcondition(e,tp,eg,ep,ev,re,r,rp)
	return Duel.GetTurnPlayer()==tp
end

function s.upkeep(e,tp,eg,ep,ev,re,r,rp)
	if Duel.CheckLPCost(tp,100) and Duel.SelectYesNo(tp,aux.Stringid(id,0)) then
		Duel.PayLPCost(tp,100)
	else
		Duel.Destroy(e:GetHandler(),REASON_COST)
	end
end
