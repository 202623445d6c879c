-- Creature Swap
local s,id=GetID()
s.card={
	name="Creature Swap",
	type=TYPE_SPELL,
}

function s.initial_effect(c)
	-- Each player chooses a monster of their own; the two exchange sides and stay in their positions this turn.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetCategory(CATEGORY_CONTROL)
	c:RegisterEffect(e1)
end

function s.filter(c)
	return c:IsAbleToChangeControler()
end

-- Whether player p has a monster to give.
function s.cangive(p)
	return Duel.IsExistingMatchingCard(s.filter,p,LOCATION_MZONE,0,1,nil)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return s.cangive(tp) and s.cangive(1-tp) end
	Duel.SetOperationInfo(0,CATEGORY_CONTROL,nil,0,0,0)
end

-- Player p's choice, shown to both.
function s.choose(p)
	Duel.Hint(HINT_SELECTMSG,p,HINTMSG_CONTROL)
	local g=Duel.SelectMatchingCard(p,s.filter,p,LOCATION_MZONE,0,1,1,nil)
	Duel.HintSelection(g)
	return g:GetFirst()
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	if not (s.cangive(tp) and s.cangive(1-tp)) then return end
	local given,taken=s.choose(tp),s.choose(1-tp)
	if not Duel.SwapControl(given,taken) then return end
	s.holdposition(e,given)
	s.holdposition(e,taken)
end

function s.holdposition(e,tc)
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_CANNOT_CHANGE_POSITION)
	e1:SetReset(RESETS_STANDARD_PHASE_END)
	tc:RegisterEffect(e1)
end
