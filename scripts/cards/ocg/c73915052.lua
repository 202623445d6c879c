-- Sheep Token
local s,id=GetID()
s.card={
	name="Sheep Token",
	type=TYPE_MONSTER|TYPE_NORMAL|TYPE_TOKEN,
	level=1,
	attribute=ATTRIBUTE_EARTH,
	race=RACE_BEAST,
	attack=0,
	defense=0,
}
