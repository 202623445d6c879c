local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetTarget(s.tg)
	e1:SetOperation(s.op)
	c:RegisterEffect(e1)
	-- The library gives back a function that is called with other things than
	-- it names.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetCode(EFFECT_SUMMON_PROC)
	e2:SetRange(LOCATION_SZONE)
	e2:SetTargetRange(LOCATION_HAND,0)
	e2:SetTarget(aux.FieldSummonProcTg(s.level))
	c:RegisterEffect(e2)
end
function s.level(e,c) return c:IsLevelAbove(5) end
function s.filter(c) return c:IsFaceup() end -- want misnamed-parameter
function s.cost(c,tp) return c:IsControler(tp) end
function s.tg(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return s.filter(chk) and s.cost(chkc,tp) end
	if chk==0 then return Duel.IsExistingTarget(s.filter,tp,0,LOCATION_MZONE,1,nil) end
	Duel.SelectTarget(tp,s.filter,tp,0,LOCATION_MZONE,1,1,nil)
end
function s.op(e,tp)
	local g=Duel.GetMatchingGroup(Card.IsFaceup,tp,LOCATION_MZONE,0,nil)
	local sg=aux.SelectUnselectGroup(g,e,tp,1,2,s.check,1,tp,HINTMSG_DESTROY) -- want misnamed-parameter
	Duel.Destroy(sg,REASON_EFFECT)
	Duel.Destroy(aux.SelectUnselectGroup(g,e,tp,1,2,s.rescon,1,tp,HINTMSG_DESTROY),REASON_EFFECT)
end
function s.check(sg,tp) return Duel.GetMZoneCount(tp,sg)>0 end
function s.rescon(sg,e,tp) return Duel.GetMZoneCount(tp,sg)>0 end
