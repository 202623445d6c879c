-- Gilford the Lightning
local s,id=GetID()
s.card={
	name="Gilford the Lightning",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=8,
	attribute=ATTRIBUTE_LIGHT,
	race=RACE_WARRIOR,
	attack=2800,
	defense=1400,
	texts={"Tribute three monsters","Destroy the opponent's monsters"},
}

function s.initial_effect(c)
	-- It may be Tribute Summoned with three Tributes.
	aux.AddNormalSummonProcedure(c,true,true,3,3,SUMMON_TYPE_TRIBUTE|1,aux.Stringid(id,0))
	-- Summoned that way, it destroys all monsters the opponent controls.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_SUMMON_SUCCESS)
	e1:SetCondition(s.condition)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,1))
	e1:SetCategory(CATEGORY_DESTROY)
	c:RegisterEffect(e1)
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	return e:GetHandler():IsSummonType(SUMMON_TYPE_TRIBUTE|1)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local g=Duel.GetFieldGroup(tp,0,LOCATION_MZONE)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,g,#g,0,0)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local g=Duel.GetFieldGroup(tp,0,LOCATION_MZONE)
	Duel.Destroy(g,REASON_EFFECT)
end
