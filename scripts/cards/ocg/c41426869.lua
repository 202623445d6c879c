-- Black Illusion Ritual
local s,id=GetID()
s.card={
	name="Black Illusion Ritual",
	type=TYPE_SPELL|TYPE_RITUAL,
}

function s.initial_effect(c)
	-- Ritual Summons Relinquished: Tributes from hand or field with total Levels of 1 or more.
	Ritual.AddProcGreaterCode(c,1,nil,64631466)
end
s.listed_names={64631466}
