-- Curse of Fiend
local s,id=GetID()
s.card={
	name="Curse of Fiend",
	type=TYPE_SPELL,
}

function s.initial_effect(c)
	-- In its player's Standby Phase, changes the position of all monsters: attack to defense and defense to face-up attack.
	-- For the rest of the turn only effects change positions.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCondition(s.condition)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetCategory(CATEGORY_POSITION)
	e1:SetHintTiming(TIMING_STANDBY_PHASE)
	c:RegisterEffect(e1)
	-- Set, it may start a chain there, though it is of spell speed 1.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetCode(EFFECT_BECOME_QUICK)
	e2:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	e2:SetCondition(s.startschain)
	c:RegisterEffect(e2)
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	return Duel.IsPhase(PHASE_STANDBY) and Duel.IsTurnPlayer(tp)
end

function s.startschain(e)
	return e:GetHandler():IsLocation(LOCATION_SZONE) and Duel.GetCurrentChain()==0 and s.condition(e,e:GetHandlerPlayer())
end

function s.changeable()
	return Duel.GetMatchingGroup(Card.IsCanChangePosition,0,LOCATION_MZONE,LOCATION_MZONE,nil)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	local g=s.changeable()
	if chk==0 then return #g>0 end
	Duel.SetOperationInfo(0,CATEGORY_POSITION,g,#g,0,0)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	Duel.ChangePosition(s.changeable(),POS_FACEUP_DEFENSE,POS_FACEDOWN_DEFENSE,POS_FACEUP_ATTACK,POS_FACEUP_ATTACK)
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetCode(EFFECT_CANNOT_CHANGE_POSITION)
	e1:SetTargetRange(LOCATION_MZONE,LOCATION_MZONE)
	e1:SetProperty(EFFECT_FLAG_SET_AVAILABLE)
	e1:SetReset(RESET_PHASE|PHASE_END)
	Duel.RegisterEffect(e1,tp)
end
