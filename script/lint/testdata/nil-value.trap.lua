local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetOperation(s.activate)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O)
	e2:SetCode(EVENT_TO_GRAVE)
	e2:SetCondition(s.byopponent)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_TRIGGER_O)
	e3:SetCode(EVENT_DESTROYED)
	e3:SetRange(LOCATION_SZONE)
	e3:SetCondition(s.others)
	c:RegisterEffect(e3)
	local e4=e2:Clone()
	e4:SetCondition(s.anyway)
	c:RegisterEffect(e4)
end
-- No battle destroys a trap: what the opponent does to it is an effect.
function s.byopponent(e,tp,eg,ep,ev,re,r,rp)
	return (r&REASON_DESTROY)~=0 and rp~=tp and re:IsMonsterEffect()
end
function s.others(e,tp,eg,ep,ev,re,r,rp)
	return rp==1-tp and re:IsMonsterEffect() -- want nil-value
end
function s.anyway(e,tp,eg,ep,ev,re,r,rp)
	return re:IsMonsterEffect() and rp==1-tp -- want nil-value
end
-- What the misspelt question should ask is not known.
function s.activate(e,tp)
	local tc=Duel.SelectMatchingCard(tp,Card.IsFaceup,tp,LOCATION_MZONE,0,1,1,nil):GetFirst()
	if not tcc then return end
	Duel.Destroy(tc,REASON_EFFECT)
	tc:AddCounter(0x1,1)
end
