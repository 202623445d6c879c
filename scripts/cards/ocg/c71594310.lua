-- Gem-Knight Pearl
local s,id=GetID()
s.card={
	name="Gem-Knight Pearl",
	type=TYPE_MONSTER|TYPE_XYZ,
	level=4,
	attribute=ATTRIBUTE_EARTH,
	race=RACE_ROCK,
	attack=2600,
	defense=1900,
	set={SET_GEM_KNIGHT},
}

function s.initial_effect(c)
	-- Two Level 4 monsters.
	Xyz.AddProcedure(c,nil,4,2)
	c:EnableReviveLimit()
end
