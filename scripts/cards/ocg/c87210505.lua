-- Knight's Title
local s,id=GetID()
s.card={
	name="Knight's Title",
	type=TYPE_SPELL,
}

local DARK_MAGICIAN_KNIGHT=50725996

function s.initial_effect(c)
	-- For a Tributed face-up Dark Magician, Special Summons Dark Magician Knight from hand, Deck or Graveyard:
	-- that is its proper Summon.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCost(s.cost)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON)
	c:RegisterEffect(e1)
end
s.listed_names={CARD_DARK_MAGICIAN,DARK_MAGICIAN_KNIGHT}

local PLACES=LOCATION_HAND|LOCATION_DECK|LOCATION_GRAVE

function s.tribute(c,tp)
	return c:IsFaceup() and c:IsCode(CARD_DARK_MAGICIAN) and Duel.GetMZoneCount(tp,c)>0
end

function s.cost(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.CheckReleaseGroupCost(tp,s.tribute,1,false,nil,nil,tp) end
	local g=Duel.SelectReleaseGroupCost(tp,s.tribute,1,1,false,nil,nil,tp)
	Duel.Release(g,REASON_COST)
end

function s.filter(c,e,tp)
	return c:IsCode(DARK_MAGICIAN_KNIGHT) and c:IsCanBeSpecialSummoned(e,0,tp,true,true)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(s.filter,tp,PLACES,0,1,nil,e,tp) end
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,PLACES)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	if Duel.GetLocationCount(tp,LOCATION_MZONE)<=0 then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local tc=Duel.SelectMatchingCard(tp,s.filter,tp,PLACES,0,1,1,nil,e,tp):GetFirst()
	if tc and Duel.SpecialSummon(tc,0,tp,tp,true,true,POS_FACEUP)>0 then tc:CompleteProcedure() end
end
