-- Black Luster Ritual
local s,id=GetID()
s.card={
	name="Black Luster Ritual",
	type=TYPE_SPELL|TYPE_RITUAL,
	set={SET_CHAOS},
}

function s.initial_effect(c)
	-- Ritual Summons Black Luster Soldier: Tributes from hand or field with total Levels of 8 or more.
	Ritual.AddProcGreaterCode(c,8,nil,5405694)
end
s.listed_names={5405694}
