-- The Ark
local s=GetID()
s.card={
	number="BT01/0032",
	name="The Ark",
	world="Magic World",
	type="Spell",
	attributes={"Creation"},
	keywords={"Set"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,2)
	c:AddCost(COST_DECK_TO_SOUL,2,nil,false,true)
	-- If its player's life would become 0: shows its soul; with a spell there life becomes 2 and its player draws 1. Then it is destroyed.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_REPLACE)
	e:SetCode(EVENT_BEFORE_LIFE_ZERO)
	e:SetRange(LOCATION_SET)
	e:SetProperty(EFFECT_FLAG_MANDATORY)
	e:SetCondition(s.condition)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp,eg,ep)
	return ep==tp
end

function s.operation(e,tp)
	local c=e:GetHandler()
	local soul=c:GetSoul()
	Duel.Reveal(soul)
	if soul:IsExists(Card.IsType,1,nil,TYPE_SPELL) then
		Duel.ReplaceEvent()
		Duel.SetLife(tp,2)
		Duel.Draw(tp,1)
	end
	Duel.Destroy(c)
end
