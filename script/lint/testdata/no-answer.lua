local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_DRAW)
	e1:SetRange(LOCATION_SZONE)
	e1:SetCondition(s.note) -- does the work itself: there is no operation
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_CONTINUOUS)
	e2:SetCode(EVENT_DRAW)
	e2:SetRange(LOCATION_SZONE)
	e2:SetCondition(s.note) -- want no-answer
	e2:SetOperation(s.operation)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_IGNITION)
	e3:SetRange(LOCATION_SZONE)
	e3:SetCost(s.cost) -- want no-answer
	e3:SetTarget(s.target)
	e3:SetOperation(s.operation)
	c:RegisterEffect(e3)
end
function s.note(e,tp,eg)
	e:GetHandler():RegisterFlagEffect(id,RESET_EVENT|RESETS_STANDARD,0,1)
end
function s.cost(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return end
	Duel.PayLPCost(tp,100)
end
function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return s.filter(e:GetHandler()) end
end
function s.filter(c) return c:IsFaceup() end
function s.operation(e,tp)
	if e:GetHandler():GetFlagEffect(id)>0 then Duel.Draw(tp,1,REASON_EFFECT) end
	Duel.GetMatchingGroup(function(c) c:IsFaceup() end,tp,LOCATION_MZONE,0,nil):ForEach(s.filter) -- want no-answer
end
