-- Black Luster Soldier
local s,id=GetID()
s.card={
	name="Black Luster Soldier",
	type=TYPE_MONSTER|TYPE_RITUAL,
	level=8,
	attribute=ATTRIBUTE_EARTH,
	race=RACE_WARRIOR,
	attack=3000,
	defense=2500,
	set={SET_BLACK_LUSTER_SOLDIER},
}

function s.initial_effect(c)
	-- A Ritual Monster without an effect of its own.
	c:EnableReviveLimit()
end
