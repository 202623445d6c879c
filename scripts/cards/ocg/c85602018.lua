-- Last Will
local s,id=GetID()
s.card={
	name="Last Will",
	type=TYPE_SPELL,
	texts={"Special Summon a monster from the Deck"},
}

function s.initial_effect(c)
	-- In a turn in which a monster of its player's field went to their Graveyard, it allows them to Special Summon one
	-- monster of 1500 ATK or less from the Deck: as it resolves, or once later in that turn.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON)
	c:RegisterEffect(e1)
	aux.GlobalCheck(s,function() s.watch(c) end)
end

-- Marks the players whose monsters went from their field to their Graveyard, for the turn.
function s.watch(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_TO_GRAVE)
	e1:SetOperation(s.note)
	Duel.RegisterEffect(e1,0)
end

function s.note(e,tp,eg,ep,ev,re,r,rp)
	for p=0,1 do
		if eg:IsExists(s.left,1,nil,p) then Duel.RegisterFlagEffect(p,id,RESET_PHASE|PHASE_END,0,1) end
	end
end

function s.left(c,p)
	return c:IsPreviousLocation(LOCATION_MZONE) and c:IsPreviousControler(p) and c:IsControler(p)
end

function s.filter(c,e,tp)
	return c:IsMonster() and c:IsAttackBelow(1500) and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end

function s.possible(e,tp)
	return Duel.HasFlagEffect(tp,id) and Duel.GetLocationCount(tp,LOCATION_MZONE)>0
		and Duel.IsExistingMatchingCard(s.filter,tp,LOCATION_DECK,0,1,nil,e,tp)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	if s.possible(e,tp) and Duel.SelectYesNo(tp,aux.Stringid(id,0)) then
		s.summon(e,tp)
		return
	end
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCountLimit(1)
	e1:SetCondition(s.possible)
	e1:SetOperation(s.summon)
	e1:SetReset(RESET_PHASE|PHASE_END)
	e1:SetDescription(aux.Stringid(id,0))
	Duel.RegisterEffect(e1,tp)
end

function s.summon(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local g=Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_DECK,0,1,1,nil,e,tp)
	Duel.SpecialSummon(g,0,tp,tp,false,false,POS_FACEUP)
end
