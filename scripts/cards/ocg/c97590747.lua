-- La Jinn the Mystical Genie of the Lamp
local s,id=GetID()
s.card={
	name="La Jinn the Mystical Genie of the Lamp",
	type=TYPE_MONSTER|TYPE_NORMAL,
	level=4,
	attribute=ATTRIBUTE_DARK,
	race=RACE_FIEND,
	attack=1800,
	defense=1000,
}
