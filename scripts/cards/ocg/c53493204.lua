-- Goddess with the Third Eye
local s,id=GetID()
s.card={
	name="Goddess with the Third Eye",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=4,
	attribute=ATTRIBUTE_LIGHT,
	race=RACE_FAIRY,
	attack=1200,
	defense=1000,
}

function s.initial_effect(c)
	-- In the hand, on the field or in the Graveyard it can stand in for one Fusion Material that is named; the others
	-- must be genuine.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_FUSION_SUBSTITUTE)
	e1:SetCondition(s.condition)
	c:RegisterEffect(e1)
end

function s.condition(e)
	return not e:GetHandler():IsLocation(LOCATION_DECK)
end
