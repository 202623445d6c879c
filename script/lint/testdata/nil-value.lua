local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_TRIGGER_O)
	e1:SetCode(EVENT_ATTACK_ANNOUNCE)
	e1:SetRange(LOCATION_SZONE)
	e1:SetCondition(s.attacked)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_TRIGGER_O)
	e2:SetCode(EVENT_BE_BATTLE_TARGET)
	e2:SetRange(LOCATION_SZONE)
	e2:SetCondition(s.targeted)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O)
	e3:SetCode(EVENT_TO_GRAVE)
	e3:SetCondition(s.sent)
	c:RegisterEffect(e3)
	local e4=e3:Clone()
	e4:SetCondition(s.sentbyeffect)
	c:RegisterEffect(e4)
end
function s.attacked(e,tp)
	local d=Duel.GetAttackTarget()
	return d:IsControler(tp) -- want nil-value
end
function s.targeted(e,tp)
	return Duel.GetAttackTarget():IsControler(tp)
end
function s.sent(e,tp,eg,ep,ev,re,r,rp)
	return re:IsMonsterEffect() -- want nil-value
end
function s.sentbyeffect(e,tp,eg,ep,ev,re,r,rp)
	return r&REASON_EFFECT~=0 and re:IsMonsterEffect()
end
