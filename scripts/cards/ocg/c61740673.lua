-- Imperial Order
local s,id=GetID()
s.card={
	name="Imperial Order",
	type=TYPE_TRAP|TYPE_CONTINUOUS,
	texts={"Pay 700 LP to keep it?"},
}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMING_DRAW_PHASE|TIMING_END_PHASE)
	c:RegisterEffect(e1)
	-- The effects of all Spells on the field are negated,
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetCode(EFFECT_DISABLE)
	e2:SetRange(LOCATION_SZONE)
	e2:SetTargetRange(LOCATION_SZONE,LOCATION_SZONE)
	e2:SetTarget(aux.TargetBoolFunction(Card.IsSpell))
	c:RegisterEffect(e2)
	-- those of Spells that have left it since their activation as well.
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e3:SetCode(EVENT_CHAIN_SOLVING)
	e3:SetRange(LOCATION_SZONE)
	e3:SetCondition(s.spellsolving)
	e3:SetOperation(s.negate)
	c:RegisterEffect(e3)
	-- It costs its player 700 LP in each Standby Phase, of both players, or it is destroyed.
	-- The era's text leaves the choice; later the LP had to be paid.
	local e4=Effect.CreateEffect(c)
	e4:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e4:SetCode(EVENT_PHASE|PHASE_STANDBY)
	e4:SetRange(LOCATION_SZONE)
	e4:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	e4:SetCountLimit(1)
	e4:SetOperation(s.upkeep)
	c:RegisterEffect(e4)
end

function s.spellsolving(e,tp,eg,ep,ev,re,r,rp)
	return Duel.GetChainInfo(ev,CHAININFO_TRIGGERING_LOCATION)&LOCATION_SZONE~=0 and re:IsSpellEffect()
end

function s.negate(e,tp,eg,ep,ev,re,r,rp)
	Duel.NegateEffect(ev)
end

function s.upkeep(e,tp,eg,ep,ev,re,r,rp)
	if Duel.CheckLPCost(tp,700) and Duel.SelectYesNo(tp,aux.Stringid(id,0)) then
		Duel.PayLPCost(tp,700)
	else
		Duel.Destroy(e:GetHandler(),REASON_COST)
	end
end
