-- Meteor Dragon
local s,id=GetID()
s.card={
	name="Meteor Dragon",
	type=TYPE_MONSTER|TYPE_NORMAL,
	level=6,
	attribute=ATTRIBUTE_EARTH,
	race=RACE_DRAGON,
	attack=1800,
	defense=2000,
}
