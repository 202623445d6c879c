-- Black Magic Ritual
local s,id=GetID()
s.card={
	name="Black Magic Ritual",
	type=TYPE_SPELL|TYPE_RITUAL,
	set={SET_CHAOS},
}

function s.initial_effect(c)
	-- Ritual Summons Magician of Black Chaos: Tributes from hand or field with total Levels of 8 or more.
	Ritual.AddProcGreaterCode(c,8,nil,30208479)
end
s.listed_names={30208479}
