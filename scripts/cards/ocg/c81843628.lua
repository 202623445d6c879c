-- Needle Worm
local s,id=GetID()
s.card={
	name="Needle Worm",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_FLIP,
	level=2,
	attribute=ATTRIBUTE_EARTH,
	race=RACE_INSECT,
	attack=750,
	defense=600,
	set={SET_WORM},
	texts={"Send five cards of the opponent's Deck to the Graveyard"},
}

function s.initial_effect(c)
	-- Flip: the top five cards of the opponent's Deck go to the Graveyard.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_FLIP)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_DECKDES)
	c:RegisterEffect(e1)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_DECKDES,nil,0,1-tp,5)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	Duel.DiscardDeck(1-tp,5,REASON_EFFECT)
end
