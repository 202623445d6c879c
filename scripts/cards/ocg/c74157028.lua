-- Cyber Twin Dragon
local s,id=GetID()
s.card={
	name="Cyber Twin Dragon",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_FUSION,
	level=8,
	attribute=ATTRIBUTE_LIGHT,
	race=RACE_MACHINE,
	attack=2800,
	defense=2100,
	set={SET_CYBER},
}

local CARD_CYBER_DRAGON=70095154

function s.initial_effect(c)
	-- Two Cyber Dragons, with no substitutes
	Fusion.AddProcMixN(c,false,true,CARD_CYBER_DRAGON,2)
	c:EnableReviveLimit()
	-- It can attack twice each Battle Phase.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_EXTRA_ATTACK)
	e1:SetValue(1)
	c:RegisterEffect(e1)
end
