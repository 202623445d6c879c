-- De-Spell
local s,id=GetID()
s.card={
	name="De-Spell",
	type=TYPE_SPELL,
}

function s.initial_effect(c)
	-- Destroys one targeted Spell on the field; a Set card is looked at, and destroyed if it is a Spell.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetCategory(CATEGORY_DESTROY)
	c:RegisterEffect(e1)
end

function s.filter(c)
	return c:IsFacedown() or c:IsSpell()
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local c=e:GetHandler()
	if chkc then return chkc:IsLocation(LOCATION_SZONE) and chkc~=c and s.filter(chkc) end
	if chk==0 then return Duel.IsExistingTarget(s.filter,tp,LOCATION_SZONE,LOCATION_SZONE,1,c) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local g=Duel.SelectTarget(tp,s.filter,tp,LOCATION_SZONE,LOCATION_SZONE,1,1,c)
	if g:GetFirst():IsFaceup() then Duel.SetOperationInfo(0,CATEGORY_DESTROY,g,1,0,0) end
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local tc=Duel.GetFirstTarget()
	if not tc:IsRelateToEffect(e) then return end
	if tc:IsFacedown() then Duel.ConfirmCards(tp,tc) end
	if tc:IsSpell() then Duel.Destroy(tc,REASON_EFFECT) end
end
