-- Macro Cosmos
local s,id=GetID()
s.card={
	name="Macro Cosmos",
	type=TYPE_TRAP|TYPE_CONTINUOUS,
	texts={"Special Summon Helios?"},
}

-- Helios - The Primordial Sun
s.helios=54493213
s.listed_names={s.helios}

function s.initial_effect(c)
	-- While it stays, cards that would go to a Graveyard are banished instead, wherever they come from.
	local banish=Effect.CreateEffect(c)
	banish:SetType(EFFECT_TYPE_FIELD)
	banish:SetCode(EFFECT_TO_GRAVE_REDIRECT)
	banish:SetRange(LOCATION_SZONE)
	banish:SetTargetRange(LOCATION_ALL,LOCATION_ALL)
	banish:SetProperty(EFFECT_FLAG_IGNORE_IMMUNE|EFFECT_FLAG_IGNORE_RANGE|EFFECT_FLAG_SET_AVAILABLE)
	banish:SetValue(LOCATION_REMOVED)
	c:RegisterEffect(banish)
	-- When it is activated, Helios may be Special Summoned from the hand or Deck.
	local activation=Effect.CreateEffect(c)
	activation:SetType(EFFECT_TYPE_ACTIVATE)
	activation:SetCode(EVENT_FREE_CHAIN)
	activation:SetTarget(s.target)
	activation:SetOperation(s.callhelios)
	activation:SetCategory(CATEGORY_SPECIAL_SUMMON)
	c:RegisterEffect(activation)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetPossibleOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,LOCATION_HAND|LOCATION_DECK)
end

function s.ishelios(c,e,tp)
	return c:IsCode(s.helios) and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end

function s.callhelios(e,tp,eg,ep,ev,re,r,rp)
	if Duel.GetLocationCount(tp,LOCATION_MZONE)<=0
		or not Duel.IsExistingMatchingCard(s.ishelios,tp,LOCATION_HAND|LOCATION_DECK,0,1,nil,e,tp)
		or not Duel.SelectYesNo(tp,aux.Stringid(id,0)) then
		return
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local g=Duel.SelectMatchingCard(tp,s.ishelios,tp,LOCATION_HAND|LOCATION_DECK,0,1,1,nil,e,tp)
	Duel.SpecialSummon(g,0,tp,tp,false,false,POS_FACEUP)
end
