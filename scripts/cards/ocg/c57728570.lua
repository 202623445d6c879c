-- Crush Card Virus
-- As before its erratum: it watches what the opponent draws, and leaves their Deck and damage alone.
local s,id=GetID()
s.card={
	name="Crush Card Virus",
	type=TYPE_TRAP,
}

function s.initial_effect(c)
	-- For a Tributed DARK monster of 1000 ATK or less, looks at the opponent's monsters and hand, and destroys the monsters
	-- of 1500 ATK or more.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCost(s.cost)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetHintTiming(0,TIMING_TOHAND)
	c:RegisterEffect(e1)
end

function s.carrier(c)
	return c:IsAttribute(ATTRIBUTE_DARK) and c:IsAttackBelow(1000)
end

function s.cost(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.CheckReleaseGroupCost(tp,s.carrier,1,false,nil,nil) end
	local g=Duel.SelectReleaseGroupCost(tp,s.carrier,1,1,false,nil,nil)
	Duel.Release(g,REASON_COST)
end

function s.infected(c)
	return c:IsMonster() and c:IsAttackAbove(1500)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local g=Duel.GetMatchingGroup(aux.FaceupFilter(s.infected),tp,0,LOCATION_MZONE,nil)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,g,#g,0,0)
end

-- Shows player tp the cards of `g` and destroys those that are infected.
function s.infect(tp,g)
	if #g==0 then return end
	Duel.ConfirmCards(tp,g)
	local hand=g:Filter(Card.IsLocation,nil,LOCATION_HAND)
	Duel.Destroy(g:Filter(s.infected,nil),REASON_EFFECT)
	if #hand>0 then Duel.ShuffleHand(1-tp) end
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	s.infect(tp,Duel.GetFieldGroup(tp,0,LOCATION_MZONE|LOCATION_HAND))
	-- Until the end of the opponent's third turn after that, all cards they draw are looked at too.
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_DRAW)
	e1:SetCondition(s.drawcondition)
	e1:SetOperation(s.drawoperation)
	e1:SetReset(RESET_PHASE|PHASE_END|RESET_OPPO_TURN,3)
	Duel.RegisterEffect(e1,tp)
end

function s.drawcondition(e,tp,eg,ep,ev,re,r,rp)
	return ep~=tp
end

function s.drawoperation(e,tp,eg,ep,ev,re,r,rp)
	s.infect(tp,eg:Filter(Card.IsLocation,nil,LOCATION_HAND))
end
