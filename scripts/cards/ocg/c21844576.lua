-- Elemental HERO Avian
local s,id=GetID()
s.card={
	name="Elemental HERO Avian",
	type=TYPE_MONSTER|TYPE_NORMAL,
	level=3,
	attribute=ATTRIBUTE_WIND,
	race=RACE_WARRIOR,
	attack=1000,
	defense=1000,
	set={SET_ELEMENTAL_HERO},
}
