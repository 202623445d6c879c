-- Right Arm of the Forbidden One
local s,id=GetID()
s.card={
	name="Right Arm of the Forbidden One",
	type=TYPE_MONSTER|TYPE_NORMAL,
	level=1,
	attribute=ATTRIBUTE_DARK,
	race=RACE_SPELLCASTER,
	attack=200,
	defense=300,
	set={SET_FORBIDDEN_ONE},
}
