-- Helios - The Primordial Sun
local s,id=GetID()
s.card={
	name="Helios - The Primordial Sun",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=4,
	attribute=ATTRIBUTE_LIGHT,
	race=RACE_PYRO,
	attack=-2,
	defense=-2,
}

function s.initial_effect(c)
	-- Its ATK and DEF are 100 for each banished monster.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_SET_BASE_ATTACK)
	e1:SetRange(LOCATION_MZONE)
	e1:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e1:SetValue(s.value)
	c:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetCode(EFFECT_SET_BASE_DEFENSE)
	c:RegisterEffect(e2)
end

function s.banished(c)
	return c:IsFaceup() and c:IsMonster()
end

function s.value(e,c)
	local tp=c:GetControler()
	return 100*Duel.GetMatchingGroupCount(s.banished,tp,LOCATION_REMOVED,LOCATION_REMOVED,nil)
end
