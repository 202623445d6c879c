-- Speed Warrior
local s,id=GetID()
s.card={
	name="Speed Warrior",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=2,
	attribute=ATTRIBUTE_WIND,
	race=RACE_WARRIOR,
	attack=900,
	defense=400,
	texts={"Double its ATK"},
}

function s.initial_effect(c)
	-- In the Battle Phase of the turn it was Normal Summoned, its printed ATK may be doubled until that phase ends.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1)
	e1:SetCondition(s.condition)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_ATKCHANGE)
	c:RegisterEffect(e1)
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	return Duel.IsBattleStep() and Duel.GetCurrentChain()==0
		and c:IsStatus(STATUS_SUMMON_TURN) and c:IsNormalSummoned()
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	if not (c:IsRelateToEffect(e) and c:IsFaceup()) then return end
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_SET_ATTACK_FINAL)
	e1:SetValue(c:GetBaseAttack()*2)
	e1:SetReset(RESET_EVENT|RESETS_STANDARD_DISABLE|RESET_PHASE|PHASE_BATTLE)
	c:RegisterEffect(e1)
end
