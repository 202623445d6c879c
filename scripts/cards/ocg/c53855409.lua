-- Doppelwarrior
local s,id=GetID()
s.card={
	name="Doppelwarrior",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=2,
	attribute=ATTRIBUTE_DARK,
	race=RACE_WARRIOR,
	attack=800,
	defense=800,
	texts={"Special Summon it from the hand","Special Summon two Doppel Tokens"},
}

local TOKEN_DOPPEL=53855410

function s.initial_effect(c)
	-- When a monster is Special Summoned from its player's Graveyard, it may be Special Summoned from the hand.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_TRIGGER_O)
	e1:SetCode(EVENT_SPSUMMON_SUCCESS)
	e1:SetRange(LOCATION_HAND)
	e1:SetCondition(s.condition)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON)
	c:RegisterEffect(e1)
	-- When it is sent to the Graveyard as Synchro Material, it may bring two Doppel Tokens in Attack Position.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e2:SetCode(EVENT_BE_MATERIAL)
	e2:SetCondition(s.tokencondition)
	e2:SetTarget(s.tokentarget)
	e2:SetOperation(s.tokenoperation)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetCategory(CATEGORY_SPECIAL_SUMMON|CATEGORY_TOKEN)
	c:RegisterEffect(e2)
end
s.listed_names={TOKEN_DOPPEL}

function s.fromgrave(c,tp)
	return c:IsPreviousLocation(LOCATION_GRAVE) and c:IsPreviousControler(tp)
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	return eg:IsExists(s.fromgrave,1,nil,tp)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then
		return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
	end
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,c,1,0,0)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	if c:IsRelateToEffect(e) then Duel.SpecialSummon(c,0,tp,tp,false,false,POS_FACEUP) end
end

function s.tokencondition(e,tp,eg,ep,ev,re,r,rp)
	return e:GetHandler():IsLocation(LOCATION_GRAVE) and r==REASON_SYNCHRO
end

function s.cansummontokens(tp)
	return not Duel.IsPlayerAffectedByEffect(tp,CARD_BLUEEYES_SPIRIT)
		and Duel.GetLocationCount(tp,LOCATION_MZONE)>1
		and Duel.IsPlayerCanSpecialSummonMonster(tp,TOKEN_DOPPEL,0,TYPES_TOKEN,400,400,1,RACE_WARRIOR,ATTRIBUTE_DARK,POS_FACEUP_ATTACK)
end

function s.tokentarget(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return s.cansummontokens(tp) end
	Duel.SetOperationInfo(0,CATEGORY_TOKEN,nil,2,0,0)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,2,0,0)
end

function s.tokenoperation(e,tp,eg,ep,ev,re,r,rp)
	if not s.cansummontokens(tp) then return end
	for i=1,2 do
		local token=Duel.CreateToken(tp,TOKEN_DOPPEL)
		Duel.SpecialSummonStep(token,0,tp,tp,false,false,POS_FACEUP_ATTACK)
	end
	Duel.SpecialSummonComplete()
end
