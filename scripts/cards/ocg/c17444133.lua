-- Kaiser Sea Horse
local s,id=GetID()
s.card={
	name="Kaiser Sea Horse",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=4,
	attribute=ATTRIBUTE_LIGHT,
	race=RACE_SEASERPENT,
	attack=1700,
	defense=1650,
}

function s.initial_effect(c)
	-- It counts as two Tributes for the Tribute Summon of a LIGHT monster.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_DOUBLE_TRIBUTE)
	e1:SetValue(s.light)
	c:RegisterEffect(e1)
end

function s.light(e,c)
	return c:IsAttribute(ATTRIBUTE_LIGHT)
end
