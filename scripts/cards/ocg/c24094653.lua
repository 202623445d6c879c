-- Polymerization
local s,id=GetID()
s.card={
	name="Polymerization",
	type=TYPE_SPELL,
	set={SET_FUSION},
}

function s.initial_effect(c)
	-- Fusion Summons a Fusion Monster with materials from the hand or field.
	c:RegisterEffect(Fusion.CreateSummonEff(c))
end
