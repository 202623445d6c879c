-- Enervating Mist
local s,id=GetID()
s.card={
	name="Enervating Mist",
	type=TYPE_TRAP|TYPE_CONTINUOUS,
}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMING_END_PHASE)
	c:RegisterEffect(e1)
	-- The opponent's hand limit is 5.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetCode(EFFECT_HAND_LIMIT)
	e2:SetRange(LOCATION_SZONE)
	e2:SetTargetRange(0,1)
	e2:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e2:SetValue(5)
	c:RegisterEffect(e2)
end
