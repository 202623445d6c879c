-- Umi
local s,id=GetID()
s.card={
	name="Umi",
	type=TYPE_SPELL|TYPE_FIELD,
}

local SEAFARERS=RACE_FISH|RACE_SEASERPENT|RACE_THUNDER|RACE_AQUA
local STRANDED=RACE_MACHINE|RACE_PYRO

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(e1)
	-- Fish, Sea Serpents, Thunders and Aquas gain 200 ATK and DEF, Machines and Pyros lose 200.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetCode(EFFECT_UPDATE_ATTACK)
	e2:SetRange(LOCATION_FZONE)
	e2:SetTargetRange(LOCATION_MZONE,LOCATION_MZONE)
	e2:SetTarget(aux.TargetBoolFunction(Card.IsRace,SEAFARERS|STRANDED))
	e2:SetValue(s.value)
	c:RegisterEffect(e2)
	local e3=e2:Clone()
	e3:SetCode(EFFECT_UPDATE_DEFENSE)
	c:RegisterEffect(e3)
end

function s.value(e,c)
	return c:IsRace(SEAFARERS) and 200 or -200
end
