-- Toon World
local s,id=GetID()
s.card={
	name="Toon World",
	type=TYPE_SPELL|TYPE_CONTINUOUS,
	set={SET_TOON},
}

function s.initial_effect(c)
	-- It costs 1000 LP and does nothing itself: the Toons need it.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCost(Cost.PayLP(1000))
	c:RegisterEffect(e1)
end
