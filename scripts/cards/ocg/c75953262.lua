-- Warrior Dai Grepher
local s,id=GetID()
s.card={
	name="Warrior Dai Grepher",
	type=TYPE_MONSTER|TYPE_NORMAL,
	level=4,
	attribute=ATTRIBUTE_EARTH,
	race=RACE_WARRIOR,
	attack=1700,
	defense=1600,
}
