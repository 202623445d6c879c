-- Giant Trunade
local s,id=GetID()
s.card={
	name="Giant Trunade",
	type=TYPE_SPELL,
}

function s.initial_effect(c)
	-- Returns all Spells and Traps on the field to the hand.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetCategory(CATEGORY_TOHAND)
	c:RegisterEffect(e1)
end

function s.others(c)
	return Duel.GetMatchingGroup(aux.AND(Card.IsSpellTrap,Card.IsAbleToHand),0,LOCATION_ONFIELD,LOCATION_ONFIELD,c)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	local g=s.others(e:GetHandler())
	if chk==0 then return #g>0 end
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,g,#g,0,0)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	Duel.SendtoHand(s.others(e:GetHandler()),nil,REASON_EFFECT)
end
