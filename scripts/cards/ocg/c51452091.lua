-- Royal Decree
local s,id=GetID()
s.card={
	name="Royal Decree",
	type=TYPE_TRAP|TYPE_CONTINUOUS,
}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(e1)
	-- The effects of all other Traps on the field are negated, those that Traps have as monsters too.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetCode(EFFECT_DISABLE)
	e2:SetRange(LOCATION_SZONE)
	e2:SetTargetRange(LOCATION_SZONE,LOCATION_SZONE)
	e2:SetTarget(s.othertrap)
	c:RegisterEffect(e2)
	local e3=e2:Clone()
	e3:SetCode(EFFECT_DISABLE_TRAPMONSTER)
	e3:SetTargetRange(LOCATION_MZONE,LOCATION_MZONE)
	c:RegisterEffect(e3)
	-- So are those activated there.
	local e4=Effect.CreateEffect(c)
	e4:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e4:SetCode(EVENT_CHAIN_SOLVING)
	e4:SetRange(LOCATION_SZONE)
	e4:SetOperation(s.negate)
	c:RegisterEffect(e4)
end

function s.othertrap(e,c)
	return c~=e:GetHandler() and c:IsTrap()
end

function s.negate(e,tp,eg,ep,ev,re,r,rp)
	local place=Duel.GetChainInfo(ev,CHAININFO_TRIGGERING_LOCATION)
	if place&LOCATION_SZONE~=0 and re:IsTrapEffect() and re:GetHandler()~=e:GetHandler() then
		Duel.NegateEffect(ev)
	end
end
