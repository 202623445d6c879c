-- Gaia Knight, the Force of Earth
local s,id=GetID()
s.card={
	name="Gaia Knight, the Force of Earth",
	type=TYPE_MONSTER|TYPE_SYNCHRO,
	level=6,
	attribute=ATTRIBUTE_EARTH,
	race=RACE_WARRIOR,
	attack=2600,
	defense=800,
}

function s.initial_effect(c)
	-- 1 Tuner + 1 or more non-Tuner monsters
	Synchro.AddProcedure(c,nil,1,1,Synchro.NonTuner(nil),1,99)
	c:EnableReviveLimit()
end
