-- Gunrod, Bechstein
local s=GetID()
s.card={
	number="BT01/0034",
	name="Gunrod, Bechstein",
	world="Magic World",
	type="Item",
	power=3000,
	critical=1,
	attributes={"Weapon"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,1)
	-- [Act] May rest to deal 1 damage to the opponent.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_ACT)
	e:SetCondition(s.condition)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp)
	return not e:GetHandler():IsRested()
end

function s.operation(e,tp)
	local c=e:GetHandler()
	if c:IsRelateToEffect(e) and not c:IsRested() and Duel.SelectYesNo(tp,c,"rest it") then
		Duel.Rest(c)
		Duel.Damage(1-tp,1,c)
	end
end
