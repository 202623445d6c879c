-- Skill Drain
local s,id=GetID()
s.card={
	name="Skill Drain",
	type=TYPE_TRAP|TYPE_CONTINUOUS,
}

function s.initial_effect(c)
	-- It is activated for 1000 LP.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCost(Cost.PayLP(1000))
	e1:SetHintTiming(0,TIMINGS_CHECK_MONSTER|TIMING_ATTACK)
	c:RegisterEffect(e1)
	-- The effects of all face-up monsters on the field are negated.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetCode(EFFECT_DISABLE)
	e2:SetRange(LOCATION_SZONE)
	e2:SetTargetRange(LOCATION_MZONE,LOCATION_MZONE)
	e2:SetTarget(s.haseffect)
	c:RegisterEffect(e2)
end

function s.haseffect(e,c)
	return (c:GetType()|c:GetOriginalType())&TYPE_EFFECT~=0
end
