-- Elemental HERO Burstinatrix
local s,id=GetID()
s.card={
	name="Elemental HERO Burstinatrix",
	type=TYPE_MONSTER|TYPE_NORMAL,
	level=3,
	attribute=ATTRIBUTE_FIRE,
	race=RACE_WARRIOR,
	attack=1200,
	defense=800,
	set={SET_ELEMENTAL_HERO},
}
