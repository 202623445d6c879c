-- Scapegoat
local s,id=GetID()
s.card={
	name="Scapegoat",
	type=TYPE_SPELL|TYPE_QUICKPLAY,
}

local TOKEN_SHEEP=73915052

function s.initial_effect(c)
	-- Special Summons four Sheep Tokens in Defense Position; its player summons nothing else that turn
	-- (Setting is free), and the Tokens are no Tributes for a Tribute Summon.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCost(s.cost)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON|CATEGORY_TOKEN)
	e1:SetHintTiming(0,TIMING_END_PHASE)
	c:RegisterEffect(e1)
end
s.listed_names={TOKEN_SHEEP}

function s.cost(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		return Duel.GetActivityCount(tp,ACTIVITY_SUMMON)==0
			and Duel.GetActivityCount(tp,ACTIVITY_FLIPSUMMON)==0
			and Duel.GetActivityCount(tp,ACTIVITY_SPSUMMON)==0
	end
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetCode(EFFECT_CANNOT_SPECIAL_SUMMON)
	e1:SetTargetRange(1,0)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET|EFFECT_FLAG_OATH)
	e1:SetTarget(s.othersummon)
	e1:SetLabelObject(e)
	e1:SetReset(RESET_PHASE|PHASE_END)
	Duel.RegisterEffect(e1,tp)
	local e2=e1:Clone()
	e2:SetCode(EFFECT_CANNOT_SUMMON)
	e2:SetTarget(aux.TRUE)
	Duel.RegisterEffect(e2,tp)
	local e3=e2:Clone()
	e3:SetCode(EFFECT_CANNOT_FLIP_SUMMON)
	Duel.RegisterEffect(e3,tp)
end

function s.othersummon(e,c,tp,sumtype,pos,totp,se)
	return e:GetLabelObject()~=se
end

function s.cansummontokens(tp)
	return not Duel.IsPlayerAffectedByEffect(tp,CARD_BLUEEYES_SPIRIT)
		and Duel.GetLocationCount(tp,LOCATION_MZONE)>3
		and Duel.IsPlayerCanSpecialSummonMonster(tp,TOKEN_SHEEP,0,TYPES_TOKEN,0,0,1,RACE_BEAST,ATTRIBUTE_EARTH,POS_FACEUP_DEFENSE)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return s.cansummontokens(tp) end
	Duel.SetOperationInfo(0,CATEGORY_TOKEN,nil,4,0,0)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,4,0,0)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	if not s.cansummontokens(tp) then return end
	for i=1,4 do
		local token=Duel.CreateToken(tp,TOKEN_SHEEP)
		Duel.SpecialSummonStep(token,0,tp,tp,false,false,POS_FACEUP_DEFENSE)
		local e1=Effect.CreateEffect(e:GetHandler())
		e1:SetType(EFFECT_TYPE_SINGLE)
		e1:SetCode(EFFECT_UNRELEASABLE_SUM)
		e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
		e1:SetValue(1)
		e1:SetReset(RESET_EVENT|RESETS_STANDARD)
		token:RegisterEffect(e1,true)
	end
	Duel.SpecialSummonComplete()
end
