local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCost(s.thtg2) -- want handler-role
	e1:SetOperation(s.thop)
	c:RegisterEffect(e1)
	-- A procedure's operation is a condition, and some costs only register.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetCode(EFFECT_SPSUMMON_PROC)
	e2:SetRange(LOCATION_HAND)
	e2:SetOperation(s.extracon)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_IGNITION)
	e3:SetRange(LOCATION_MZONE)
	e3:SetCost(s.thop)
	c:RegisterEffect(e3)
end
function s.thtg2(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return true end end
function s.thop(e,tp) end
function s.extracon(e,tp) end
