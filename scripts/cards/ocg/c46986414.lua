-- Dark Magician
local s,id=GetID()
s.card={
	name="Dark Magician",
	type=TYPE_MONSTER|TYPE_NORMAL,
	level=7,
	attribute=ATTRIBUTE_DARK,
	race=RACE_SPELLCASTER,
	attack=2500,
	defense=2100,
	set={SET_DARK_MAGICIAN},
}
