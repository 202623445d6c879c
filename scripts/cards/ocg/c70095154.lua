-- Cyber Dragon
local s,id=GetID()
s.card={
	name="Cyber Dragon",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=5,
	attribute=ATTRIBUTE_LIGHT,
	race=RACE_MACHINE,
	attack=2100,
	defense=1600,
	set={SET_CYBER_DRAGON},
}

function s.initial_effect(c)
	-- It may be Special Summoned from the hand while only the opponent controls monsters.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetCode(EFFECT_SPSUMMON_PROC)
	e1:SetRange(LOCATION_HAND)
	e1:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	e1:SetCondition(s.condition)
	c:RegisterEffect(e1)
end

function s.condition(e,c)
	if c==nil then return true end
	local tp=c:GetControler()
	return Duel.GetLocationCount(tp,LOCATION_MZONE)>0
		and Duel.GetFieldGroupCount(tp,LOCATION_MZONE,0)==0
		and Duel.GetFieldGroupCount(tp,0,LOCATION_MZONE)>0
end
