local s,id=GetID()
s.card={
	name="Example",
	type=TYPE_MONSTER|TYPE_EFFECT,
	attribute=ATTRIBUTE_DARK,
	race=RACE_DRAGON,
	level=41, -- want impossible-number
	attack=15001, -- want impossible-number
	defense=1500,
}
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,16)) -- want impossible-number
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetCode(EFFECT_CANNOT_SUMMON)
	e1:SetRange(LOCATION_MZONE)
	e1:SetTargetRange(1,11) -- want impossible-number
	e1:SetTarget(s.limit)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,15))
	e2:SetType(EFFECT_TYPE_IGNITION)
	e2:SetRange(LOCATION_MZONE)
	e2:SetOperation(s.operation)
	c:RegisterEffect(e2)
end
function s.limit(e,c)
	return c:IsLevelAbove(51) -- want impossible-number
		or c:IsAttackBelow(15005) -- want impossible-number
		or c:IsAttackAbove(1) and c:IsLevelBelow(2147483647) and c:IsRank(13) and c:IsDefense(2990)
end
function s.operation(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local g=Duel.SelectMatchingCard(tp,Card.IsFaceup,tp,LOCATION_MZONE,0,3,2,nil) -- want impossible-number
	Duel.Destroy(g,REASON_EFFECT)
	Duel.Draw(11-tp,1,REASON_EFFECT) -- want impossible-number
	Duel.Draw(1-tp,1,REASON_EFFECT)
	Duel.Recover(10,500,REASON_EFFECT) -- want impossible-number
end
