-- Jackknife Dragon
local s=GetID()
s.card={
	number="TD03/0004",
	name="Jackknife Dragon",
	world="Dragon World",
	type="Monster",
	size=2,
	power=5000,
	critical=3,
	defense=6000,
	attributes={"Armordragon","Green Dragon"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,1)
	-- [Act] May pay 2 gauge to call a "Jackknife" monster of the deck on top of it; the deck is shuffled.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_ACT)
	e:SetRange(LOCATION_MONSTER)
	e:SetCondition(s.condition)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.jackknife(c)
	return c:IsType(TYPE_MONSTER) and c:NameContains("Jackknife")
end

function s.condition(e,tp)
	return Duel.CheckCost(tp,e:GetHandler(),COST_GAUGE,2)
end

function s.operation(e,tp)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) or not Duel.Pay(tp,c,COST_GAUGE,2) then return end
	local g=Duel.SelectMatchingCard(tp,s.jackknife,LOCATION_DECK,0,0,1)
	if g:GetCount()>0 then Duel.CallOnTop(g:GetFirst(),c) end
	Duel.ShuffleDeck(tp)
end
