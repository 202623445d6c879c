-- Infinite Cards
local s,id=GetID()
s.card={
	name="Infinite Cards",
	type=TYPE_SPELL|TYPE_CONTINUOUS,
}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(e1)
	-- Neither player has a hand limit: it is set beyond any hand.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetCode(EFFECT_HAND_LIMIT)
	e2:SetRange(LOCATION_SZONE)
	e2:SetTargetRange(1,1)
	e2:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e2:SetValue(100)
	c:RegisterEffect(e2)
end
