-- Victory Dragon
local s,id=GetID()
s.card={
	name="Victory Dragon",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=8,
	attribute=ATTRIBUTE_DARK,
	race=RACE_DRAGON,
	attack=2400,
	defense=3000,
}

function s.initial_effect(c)
	-- It cannot be Special Summoned.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_SPSUMMON_CONDITION)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	e1:SetValue(aux.FALSE)
	c:RegisterEffect(e1)
	-- It is Tribute Summoned, or Set, with three Dragons.
	aux.AddNormalSummonProcedure(c,true,false,3,3,nil,nil,s.dragon)
	aux.AddNormalSetProcedure(c,true,false,3,3,nil,nil,s.dragon)
	-- When its direct attack brings the opponent to 0 LP, its player wins the Match.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetCode(EFFECT_MATCH_KILL)
	e2:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	c:RegisterEffect(e2)
end

function s.dragon(c)
	return c:IsRace(RACE_DRAGON)
end
