-- Dark Magician Girl
local s,id=GetID()
s.card={
	name="Dark Magician Girl",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=6,
	attribute=ATTRIBUTE_DARK,
	race=RACE_SPELLCASTER,
	attack=2000,
	defense=1700,
	set={SET_DARK_MAGICIAN_GIRL},
}

local CARD_DARK_MAGICIAN,CARD_MAGICIAN_OF_BLACK_CHAOS=46986414,30208479

function s.initial_effect(c)
	-- It gains 300 ATK for each Dark Magician and Magician of Black Chaos in the Graveyards.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetRange(LOCATION_MZONE)
	e1:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e1:SetValue(s.value)
	c:RegisterEffect(e1)
end
s.listed_names={CARD_DARK_MAGICIAN,CARD_MAGICIAN_OF_BLACK_CHAOS}

function s.value(e,c)
	return 300*Duel.GetMatchingGroupCount(Card.IsCode,0,LOCATION_GRAVE,LOCATION_GRAVE,nil,CARD_DARK_MAGICIAN,CARD_MAGICIAN_OF_BLACK_CHAOS)
end
