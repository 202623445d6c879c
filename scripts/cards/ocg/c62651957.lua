-- X-Head Cannon
local s,id=GetID()
s.card={
	name="X-Head Cannon",
	type=TYPE_MONSTER|TYPE_NORMAL,
	level=4,
	attribute=ATTRIBUTE_LIGHT,
	race=RACE_MACHINE,
	attack=1800,
	defense=1500,
}
