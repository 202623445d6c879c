-- Magician of Black Chaos
local s,id=GetID()
s.card={
	name="Magician of Black Chaos",
	type=TYPE_MONSTER|TYPE_RITUAL,
	level=8,
	attribute=ATTRIBUTE_DARK,
	race=RACE_SPELLCASTER,
	attack=2800,
	defense=2600,
	set={SET_CHAOS},
}

function s.initial_effect(c)
	-- A Ritual Monster without an effect of its own.
	c:EnableReviveLimit()
end
