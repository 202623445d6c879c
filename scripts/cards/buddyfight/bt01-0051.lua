-- Twin Attack Tactics
local s=GetID()
s.card={
	number="BT01/0051",
	name="Twin Attack Tactics",
	world="Dragon World",
	type="Spell",
	attributes={"Dragon","Dragon Knight"},
	keywords={"Set"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,1)
	-- Only one of the name may be set.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_PLAY)
	e1:SetCondition(s.unique)
	c:RegisterEffect(e1)
	-- Each time a link attack destroys a monster of the opponent: deals 1 damage.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_TRIGGER)
	e2:SetCode(EVENT_DESTROYED)
	e2:SetRange(LOCATION_SET)
	e2:SetProperty(EFFECT_FLAG_MANDATORY)
	e2:SetCondition(s.condition)
	e2:SetOperation(s.operation)
	c:RegisterEffect(e2)
end

function s.unique(e,tp)
	return not Duel.IsExistingMatchingCard(tp,Card.IsName,LOCATION_SET,0,1,nil,s.card.name)
end

function s.condition(e,tp,eg,ep,ev,r)
	return ep~=tp and r==REASON_BATTLE and Duel.IsAttackedBy(tp) and Duel.IsLinkAttack()
end

function s.operation(e,tp)
	Duel.Damage(1-tp,1,e:GetHandler())
end
