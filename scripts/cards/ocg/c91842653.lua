-- Toon Summoned Skull
-- As before the Pegasus set: Toon World has to be out for it to come back from the Graveyard too.
local s,id=GetID()
s.card={
	name="Toon Summoned Skull",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_TOON|TYPE_SPSUMMON,
	level=6,
	attribute=ATTRIBUTE_DARK,
	race=RACE_FIEND,
	attack=2500,
	defense=1200,
	set={SET_TOON,SET_ARCHFIEND},
}

function s.initial_effect(c)
	c:EnableReviveLimit()
	-- No Special Summon without Toon World.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_SPSUMMON_CONDITION)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	e1:SetValue(s.limit)
	c:RegisterEffect(e1)
	-- From the hand it is Special Summoned for one Tribute.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetCode(EFFECT_SPSUMMON_PROC)
	e2:SetRange(LOCATION_HAND)
	e2:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	e2:SetCondition(s.proccondition)
	e2:SetTarget(s.proctarget)
	e2:SetOperation(s.procoperation)
	c:RegisterEffect(e2)
	-- It cannot attack in the turn of its Special Summon.
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_SINGLE)
	e3:SetCode(EFFECT_CANNOT_ATTACK)
	e3:SetCondition(s.justsummoned)
	c:RegisterEffect(e3)
	-- Each attack costs 500 LP.
	local e4=Effect.CreateEffect(c)
	e4:SetType(EFFECT_TYPE_SINGLE)
	e4:SetCode(EFFECT_ATTACK_COST)
	e4:SetCost(s.attackcost)
	e4:SetOperation(s.payattack)
	c:RegisterEffect(e4)
	-- It can attack directly, unless the opponent has a Toon: then it must attack a Toon.
	local e5=Effect.CreateEffect(c)
	e5:SetType(EFFECT_TYPE_SINGLE)
	e5:SetCode(EFFECT_DIRECT_ATTACK)
	e5:SetCondition(aux.NOT(s.facestoon))
	c:RegisterEffect(e5)
	local e6=Effect.CreateEffect(c)
	e6:SetType(EFFECT_TYPE_SINGLE)
	e6:SetCode(EFFECT_CANNOT_SELECT_BATTLE_TARGET)
	e6:SetCondition(s.facestoon)
	e6:SetValue(s.notoon)
	c:RegisterEffect(e6)
	-- It is destroyed with Toon World.
	local e7=Effect.CreateEffect(c)
	e7:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e7:SetCode(EVENT_LEAVE_FIELD)
	e7:SetRange(LOCATION_MZONE)
	e7:SetCondition(s.fallcondition)
	e7:SetOperation(s.fall)
	c:RegisterEffect(e7)
end
s.listed_names={CARD_TOON_WORLD}

function s.toonworld(tp)
	return Duel.IsExistingMatchingCard(aux.FaceupFilter(Card.IsCode,CARD_TOON_WORLD),tp,LOCATION_ONFIELD,0,1,nil)
end

function s.limit(e,se,sp,st)
	return s.toonworld(sp)
end

function s.proccondition(e,c)
	if c==nil then return true end
	local tp=c:GetControler()
	return s.toonworld(tp) and Duel.CheckReleaseGroup(tp,aux.TRUE,1,false,1,true,c,tp,nil,false,nil)
end

function s.proctarget(e,tp,eg,ep,ev,re,r,rp,chk,c)
	local g=Duel.SelectReleaseGroup(tp,aux.TRUE,1,1,false,true,true,c,tp,nil,false,nil)
	if not g then return false end
	g:KeepAlive()
	e:SetLabelObject(g)
	return true
end

function s.procoperation(e,tp,eg,ep,ev,re,r,rp,c)
	local g=e:GetLabelObject()
	Duel.Release(g,REASON_COST)
	g:DeleteGroup()
end

function s.justsummoned(e)
	return e:GetHandler():IsStatus(STATUS_SPSUMMON_TURN)
end

function s.attackcost(e,c,tp)
	return Duel.CheckLPCost(tp,500)
end

function s.payattack(e,tp,eg,ep,ev,re,r,rp)
	Duel.PayLPCost(tp,500)
	Duel.AttackCostPaid()
end

function s.facestoon(e)
	return Duel.IsExistingMatchingCard(aux.FaceupFilter(Card.IsType,TYPE_TOON),e:GetHandlerPlayer(),0,LOCATION_MZONE,1,nil)
end

function s.notoon(e,c)
	return c:IsFacedown() or not c:IsType(TYPE_TOON)
end

function s.fallcondition(e,tp,eg,ep,ev,re,r,rp)
	return eg:IsExists(s.fell,1,nil)
end

function s.fell(c)
	return c:IsReason(REASON_DESTROY) and c:GetPreviousCodeOnField()==CARD_TOON_WORLD and c:IsPreviousPosition(POS_FACEUP)
end

function s.fall(e,tp,eg,ep,ev,re,r,rp)
	Duel.Destroy(e:GetHandler(),REASON_EFFECT)
end
