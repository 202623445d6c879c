-- Exodia the Forbidden One
local s,id=GetID()
s.card={
	name="Exodia the Forbidden One",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=3,
	attribute=ATTRIBUTE_DARK,
	race=RACE_SPELLCASTER,
	attack=1000,
	defense=1000,
	set={SET_FORBIDDEN_ONE,SET_EXODIA},
}

function s.initial_effect(c)
	-- With its four limbs beside it in the hand, its player wins the Duel. This starts no chain and cannot be negated.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_TO_HAND)
	e1:SetRange(LOCATION_HAND)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	e1:SetCondition(s.condition)
	e1:SetOperation(s.operation)
	c:RegisterEffect(e1)
	-- A Duel may also begin with the five in a hand, as a puzzle does.
	local e2=e1:Clone()
	e2:SetCode(EVENT_ADJUST)
	c:RegisterEffect(e2)
end
s.limbs={8124921,44519536,70903634,7902349}
s.listed_names={8124921,44519536,70903634,7902349}

function s.limb(c)
	return c:IsCode(table.unpack(s.limbs))
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	return Duel.GetMatchingGroup(s.limb,tp,LOCATION_HAND,0,nil):GetClassCount(Card.GetCode)==#s.limbs
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local g=Duel.GetMatchingGroup(s.limb,tp,LOCATION_HAND,0,nil)
	Duel.ConfirmCards(1-tp,g+e:GetHandler())
	Duel.Win(tp,WIN_REASON_EXODIA)
end
