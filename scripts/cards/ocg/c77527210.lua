-- Soul of Purity and Light
local s,id=GetID()
s.card={
	name="Soul of Purity and Light",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_SPSUMMON,
	level=6,
	attribute=ATTRIBUTE_LIGHT,
	race=RACE_FAIRY,
	attack=2000,
	defense=1800,
}

function s.initial_effect(c)
	c:EnableReviveLimit()
	-- It is Special Summoned by banishing 2 LIGHT monsters of its player's Graveyard.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetCode(EFFECT_SPSUMMON_PROC)
	e1:SetRange(LOCATION_HAND)
	e1:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	e1:SetCondition(s.summoncondition)
	e1:SetTarget(s.summontarget)
	e1:SetOperation(s.summonoperation)
	c:RegisterEffect(e1)
	-- The opponent's monsters lose 300 ATK in the opponent's Battle Phase.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetCode(EFFECT_UPDATE_ATTACK)
	e2:SetRange(LOCATION_MZONE)
	e2:SetTargetRange(0,LOCATION_MZONE)
	e2:SetCondition(s.attackcondition)
	e2:SetValue(-300)
	c:RegisterEffect(e2)
end

function s.filter(c)
	return c:IsAttribute(ATTRIBUTE_LIGHT) and c:IsMonster() and c:IsAbleToRemoveAsCost()
end

function s.summoncondition(e,c)
	if c==nil then return true end
	local tp=c:GetControler()
	return Duel.GetLocationCount(tp,LOCATION_MZONE)>0
		and Duel.IsExistingMatchingCard(s.filter,tp,LOCATION_GRAVE,0,2,nil)
end

function s.summontarget(e,tp,eg,ep,ev,re,r,rp,chk,c)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_REMOVE)
	local g=Duel.GetMatchingGroup(s.filter,tp,LOCATION_GRAVE,0,nil):Select(tp,2,2,true,nil)
	if not g then return false end
	g:KeepAlive()
	e:SetLabelObject(g)
	return true
end

function s.summonoperation(e,tp,eg,ep,ev,re,r,rp,c)
	local g=e:GetLabelObject()
	Duel.Remove(g,POS_FACEUP,REASON_COST)
	g:DeleteGroup()
end

function s.attackcondition(e)
	return Duel.GetTurnPlayer()~=e:GetHandlerPlayer() and Duel.IsBattlePhase()
end
