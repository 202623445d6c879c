-- Armorknight Cerberus
local s=GetID()
s.card={
	number="BT01/0037",
	name="Armorknight Cerberus",
	world="Danger World",
	type="Monster",
	size=2,
	power=5000,
	critical=2,
	defense=5000,
	attributes={"Armorknight"},
	keywords={"Soulguard"},
}

function s.initial_effect(c)
	-- [Act] May put an own Armorknight of size 1 or less from the field into its soul.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACT)
	e1:SetDescription("gather")
	e1:SetCondition(s.condition1)
	e1:SetOperation(s.operation1)
	c:RegisterEffect(e1)
	-- [Act] "Full Fire": may discard one of its soul; destroys a monster on the opponent's field.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_ACT)
	e2:SetDescription("Full Fire")
	e2:SetTarget(s.target2)
	e2:SetOperation(s.operation2)
	c:RegisterEffect(e2)
end

function s.small(c)
	return c:HasAttribute("Armorknight") and c:IsSizeBelow(1)
end

function s.condition1(e,tp)
	return Duel.IsExistingMatchingCard(tp,s.small,LOCATION_MONSTER,0,1,e:GetHandler())
end

function s.operation1(e,tp)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) or not s.condition1(e,tp) or not Duel.SelectYesNo(tp,c,"put a monster into its soul") then return end
	local g=Duel.SelectMatchingCard(tp,s.small,LOCATION_MONSTER,0,1,1,c)
	Duel.SendToSoul(g:GetFirst(),c)
end

function s.target2(e,tp,eg,ep,ev,r,chk)
	if chk==0 then
		return e:GetHandler():GetSoulCount()>0 and Duel.GetCount(tp,0,LOCATION_MONSTER)>0
	end
	Duel.SelectTarget(tp,nil,0,LOCATION_MONSTER,1,1)
end

function s.operation2(e,tp)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) or c:GetSoulCount()==0 or not Duel.SelectYesNo(tp,c,"discard a soul") then return end
	Duel.Send(Duel.SelectCards(tp,c:GetSoul(),1,1),LOCATION_DROP)
	Duel.Destroy(Duel.GetTargets())
end
