-- Red-Eyes B. Dragon
local s,id=GetID()
s.card={
	name="Red-Eyes B. Dragon",
	type=TYPE_MONSTER|TYPE_NORMAL,
	level=7,
	attribute=ATTRIBUTE_DARK,
	race=RACE_DRAGON,
	attack=2400,
	defense=2000,
	set={SET_RED_EYES},
}
