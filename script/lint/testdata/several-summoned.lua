local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetTarget(s.tg1)
	e1:SetOperation(s.op1)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_IGNITION)
	e2:SetRange(LOCATION_GRAVE)
	e2:SetOperation(s.op2)
	c:RegisterEffect(e2)
end
function s.filter(c,e,tp)
	return c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end
-- Asked before the effect is activated.
function s.tg1(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.GetLocationCount(tp,LOCATION_MZONE)>1 and not Duel.IsPlayerAffectedByEffect(tp,CARD_BLUEEYES_SPIRIT) end
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,2,tp,LOCATION_HAND)
end
function s.op1(e,tp)
	local g=Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_HAND,0,2,2,nil,e,tp)
	Duel.SpecialSummon(g,0,tp,tp,false,false,POS_FACEUP)
end
function s.op2(e,tp)
	local one=Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_HAND,0,1,1,nil,e,tp)
	Duel.SpecialSummon(one,0,tp,tp,false,false,POS_FACEUP)
	local ft=Duel.GetLocationCount(tp,LOCATION_MZONE)
	local more=Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_HAND,0,1,ft,nil,e,tp)
	Duel.SpecialSummon(more,0,tp,tp,false,false,POS_FACEUP) -- want several-summoned
	local grown=Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_HAND,0,1,1,nil,e,tp)
	grown:AddCard(e:GetHandler())
	Duel.SpecialSummon(grown,0,tp,tp,false,false,POS_FACEUP) -- want several-summoned
	for i=1,ft do
		Duel.SpecialSummonStep(Duel.CreateToken(tp,id+1),0,tp,tp,false,false,POS_FACEUP) -- want several-summoned
	end
	-- One for each player.
	for p=0,1 do
		Duel.SpecialSummonStep(Duel.CreateToken(p,id+1),0,p,p,false,false,POS_FACEUP)
	end
	local g=Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_HAND,0,1,ft,nil,e,tp)
	for tc in g:Iter() do
		Duel.SpecialSummonStep(tc,0,tp,tp,false,false,POS_FACEUP) -- want several-summoned
	end
	Duel.SpecialSummonComplete()
end
