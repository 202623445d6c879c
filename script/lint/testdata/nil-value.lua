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
	local e5=Effect.CreateEffect(c)
	e5:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_TRIGGER_O)
	e5:SetCode(EVENT_BATTLE_START)
	e5:SetRange(LOCATION_MZONE)
	e5:SetCondition(s.swapped)
	e5:SetOperation(s.reveal)
	c:RegisterEffect(e5)
	local e6=e5:Clone()
	e6:SetCondition(s.notdirect)
	e6:SetTarget(s.sometimes)
	e6:SetOperation(s.first)
	c:RegisterEffect(e6)
	local e7=e3:Clone()
	e7:SetCode(EVENT_DESTROYED)
	e7:SetCondition(s.byopponent)
	e7:SetOperation(s.counted)
	c:RegisterEffect(e7)
	local e8=e3:Clone()
	e8:SetCondition(s.byself)
	e8:SetOperation(s.deck)
	c:RegisterEffect(e8)
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
function s.swapped(e,tp)
	local a,d=Duel.GetAttacker(),Duel.GetAttackTarget()
	if a:IsControler(1-tp) then a,d=d,a end
	return a:IsFaceup() -- want nil-value
end
function s.notdirect(e,tp)
	local a=Duel.GetAttackTarget()
	if not a then return false end
	if a:IsControler(1-tp) then a=Duel.GetAttacker() end
	return a:GetBattleTarget():IsFaceup() and Duel.GetAttackTarget():IsFaceup()
end
function s.byopponent(e,tp,eg,ep,ev,re,r,rp)
	return (r&REASON_DESTROY)~=0 and rp~=tp and re:IsMonsterEffect() -- want nil-value
end
function s.filter(c) return c:IsReason(REASON_EFFECT) end
function s.byself(e,tp,eg,ep,ev,re,r,rp)
	return rp==tp and re:IsMonsterEffect() or eg:IsExists(s.filter,1,nil) and re:IsSpellEffect()
end
function s.reveal(e,tp)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) then return end
	local tc=Duel.SelectMatchingCard(tp,Card.IsFaceup,tp,LOCATION_HAND,0,1,1,c):GetFirst()
	Duel.ConfirmCards(1-tp,tc) -- want nil-value
	tc:AddCounter(0x1,1)
end
function s.counted(e,tp)
	local g=Duel.GetMatchingGroup(nil,tp,LOCATION_MZONE,0,nil)
	if #g==0 then return end
	local tc=g:Select(tp,1,1,nil):GetFirst()
	Duel.Destroy(tc,REASON_EFFECT)
	local other=Duel.SelectMatchingCard(tp,nil,tp,LOCATION_HAND,0,1,1,nil):GetFirst()
	if other then Duel.SendtoGrave(other,REASON_EFFECT) end
end
function s.deck(e,tp)
	local tc=Duel.SelectMatchingCard(tp,nil,tp,LOCATION_DECK,0,1,1,nil):GetFirst()
	Duel.SendtoHand(tc,nil,REASON_EFFECT)
	local low=Duel.GetFieldCard(tp,LOCATION_FZONE,0)
	low:AddCounter(0x1,1) -- want nil-value
end
function s.sometimes(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	if Duel.IsExistingTarget(nil,tp,LOCATION_GRAVE,0,1,nil) then
		Duel.SelectTarget(tp,nil,tp,LOCATION_GRAVE,0,1,1,nil)
	end
end
function s.first(e,tp)
	local tc=Duel.GetFirstTarget()
	tc:IsFaceup() -- want nil-value
end
