-- Summoned Skull
local s,id=GetID()
s.card={
	name="Summoned Skull",
	type=TYPE_MONSTER|TYPE_NORMAL,
	level=6,
	attribute=ATTRIBUTE_DARK,
	race=RACE_FIEND,
	attack=2500,
	defense=1200,
	set={SET_ARCHFIEND},
}
