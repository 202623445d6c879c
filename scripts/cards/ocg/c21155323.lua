-- Goggle Golem
local s,id=GetID()
s.card={
	name="Goggle Golem",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_GEMINI,
	level=4,
	attribute=ATTRIBUTE_EARTH,
	race=RACE_ROCK,
	attack=1500,
	defense=500,
}

function s.initial_effect(c)
	-- Gemini: a Normal Monster on the field and in the Graveyard until it is Normal Summoned once more.
	Gemini.AddProcedure(c)
	-- Its original ATK is 2100 then.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_SET_BASE_ATTACK)
	e1:SetRange(LOCATION_MZONE)
	e1:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e1:SetCondition(Gemini.EffectStatusCondition)
	e1:SetValue(2100)
	c:RegisterEffect(e1)
end
