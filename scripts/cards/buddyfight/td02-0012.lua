-- Invigorating Breath
local s=GetID()
s.card={
	number="TD02/0012",
	name="Invigorating Breath",
	world="Danger World",
	type="Spell",
	attributes={"Battle Aura"},
}

function s.initial_effect(c)
	-- With a Weapon equipped and the own center empty: gains 4 life, less 1 for each card of the name in the own drop zone.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_PLAY)
	e:SetCondition(s.condition)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp)
	return Duel.IsExistingMatchingCard(tp,Card.HasAttribute,LOCATION_ITEM,0,1,nil,"Weapon") and Duel.GetCount(tp,LOCATION_CENTER)==0
end

function s.operation(e,tp)
	local same=Duel.GetMatchingGroup(tp,Card.IsName,LOCATION_DROP,0,nil,s.card.name)
	local gain=4-same:GetCount()
	if gain>0 then Duel.GainLife(tp,gain) end
end
