-- Witch of the Black Forest
-- As before its erratum: as often as it happens, and the
-- card found can be used at once.
local s,id=GetID()
s.card={
	name="Witch of the Black Forest",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=4,
	attribute=ATTRIBUTE_DARK,
	race=RACE_SPELLCASTER,
	attack=1100,
	defense=1200,
	texts={"Add a monster with 1500 or less DEF to the hand"},
}

function s.initial_effect(c)
	-- Sent from the field to the Graveyard, it fetches a monster with 1500 or less DEF from the Deck.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_TO_GRAVE)
	e1:SetCondition(s.condition)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_TOHAND|CATEGORY_SEARCH)
	c:RegisterEffect(e1)
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	return e:GetHandler():IsPreviousLocation(LOCATION_ONFIELD)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,tp,LOCATION_DECK)
end

function s.filter(c)
	return c:IsMonster() and c:IsDefenseBelow(1500) and c:IsAbleToHand()
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
	local g=Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_DECK,0,1,1,nil)
	if #g==0 then return end
	Duel.SendtoHand(g,nil,REASON_EFFECT)
	Duel.ConfirmCards(1-tp,g)
end
