-- Doppel Token
local s,id=GetID()
s.card={
	name="Doppel Token",
	type=TYPE_MONSTER|TYPE_NORMAL|TYPE_TOKEN,
	level=1,
	attribute=ATTRIBUTE_DARK,
	race=RACE_WARRIOR,
	attack=400,
	defense=400,
}
