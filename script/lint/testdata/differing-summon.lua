local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_HAND)
	e1:SetTarget(s.selftg)
	e1:SetOperation(s.selfop)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_IGNITION)
	e2:SetRange(LOCATION_MZONE)
	e2:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e2:SetTarget(s.tg)
	e2:SetOperation(s.op)
	c:RegisterEffect(e2)
	s.choose(c,0)
end
function s.selftg(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then return c:IsCanBeSpecialSummoned(e,0,tp,true,false) end
end
function s.selfop(e,tp)
	local c=e:GetHandler()
	if c:IsRelateToEffect(e) then
		Duel.SpecialSummon(c,0,tp,tp,false,false,POS_FACEUP) -- want differing-summon
	end
end
function s.filter(c,e,tp) return c:IsCanBeSpecialSummoned(e,0,tp,false,false,POS_FACEUP_DEFENSE) end
function s.tg(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingTarget(s.filter,tp,LOCATION_GRAVE,0,1,nil,e,tp) end
	Duel.SelectTarget(tp,s.filter,tp,LOCATION_GRAVE,0,1,1,nil,e,tp)
end
function s.op(e,tp)
	local tc=Duel.GetFirstTarget()
	if tc:IsRelateToEffect(e) then
		Duel.SpecialSummon(tc,0,tp,tp,false,false,POS_FACEUP_ATTACK) -- want differing-summon
	end
end
function s.synchro(c,e,tp) return c:IsCanBeSpecialSummoned(e,SUMMON_TYPE_SYNCHRO,tp,false,false) end
function s.plain(c,e,tp) return c:IsCanBeSpecialSummoned(e,0,tp,false,false) end
function s.choose(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local g1=Duel.SelectMatchingCard(tp,s.synchro,tp,LOCATION_EXTRA,0,1,1,nil,e,tp)
	Duel.SpecialSummon(g1,SUMMON_TYPE_FUSION,tp,tp,false,false,POS_FACEUP) -- want differing-summon
	-- A mark of the script's own, and a position that was asked about.
	local g2=Duel.SelectMatchingCard(tp,s.plain,tp,LOCATION_HAND,0,1,1,nil,e,tp)
	Duel.SpecialSummon(g2,1,tp,tp,false,false,POS_FACEUP_DEFENSE)
	local g3=Duel.SelectMatchingCard(tp,s.plain,tp,LOCATION_HAND,0,1,1,nil,e,tp)
	Duel.SpecialSummon(g3,0,tp,tp,false,false,POS_FACEDOWN_DEFENSE) -- want differing-summon
end
