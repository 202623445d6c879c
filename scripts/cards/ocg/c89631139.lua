-- Blue-Eyes White Dragon
local s,id=GetID()
s.card={
	name="Blue-Eyes White Dragon",
	type=TYPE_MONSTER|TYPE_NORMAL,
	level=8,
	attribute=ATTRIBUTE_LIGHT,
	race=RACE_DRAGON,
	attack=3000,
	defense=2500,
	set={SET_BLUE_EYES},
}
