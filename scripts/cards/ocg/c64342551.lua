-- Amphibious Bugroth MK-3
local s,id=GetID()
s.card={
	name="Amphibious Bugroth MK-3",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=4,
	attribute=ATTRIBUTE_WATER,
	race=RACE_MACHINE,
	attack=1500,
	defense=1300,
}

function s.initial_effect(c)
	-- While Umi is on the field, it can attack directly.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_DIRECT_ATTACK)
	e1:SetCondition(s.atsea)
	c:RegisterEffect(e1)
end
s.listed_names={CARD_UMI}

function s.atsea(e)
	return Duel.IsEnvironment(CARD_UMI)
end
