-- Buster Blader
local s,id=GetID()
s.card={
	name="Buster Blader",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=7,
	attribute=ATTRIBUTE_EARTH,
	race=RACE_WARRIOR,
	attack=2600,
	defense=2300,
	set={SET_BUSTER_BLADER},
}

function s.initial_effect(c)
	-- It gains 500 ATK for each Dragon the opponent controls or has in the Graveyard.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetRange(LOCATION_MZONE)
	e1:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e1:SetValue(s.value)
	c:RegisterEffect(e1)
end

function s.filter(c)
	return c:IsRace(RACE_DRAGON) and (c:IsLocation(LOCATION_GRAVE) or c:IsFaceup())
end

function s.value(e,c)
	return 500*Duel.GetMatchingGroupCount(s.filter,c:GetControler(),0,LOCATION_MZONE|LOCATION_GRAVE,nil)
end
