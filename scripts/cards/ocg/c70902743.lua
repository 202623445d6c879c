-- Red Dragon Archfiend
local s,id=GetID()
s.card={
	name="Red Dragon Archfiend",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_SYNCHRO,
	level=8,
	attribute=ATTRIBUTE_DARK,
	race=RACE_DRAGON,
	attack=3000,
	defense=2000,
	set={SET_RED_DRAGON_ARCHFIEND},
	texts={"Destroy all Defense Position monsters","Destroy the monsters that did not attack"},
}

function s.initial_effect(c)
	-- 1 Tuner + 1 or more non-Tuner monsters
	Synchro.AddProcedure(c,nil,1,1,Synchro.NonTuner(nil),1,99)
	c:EnableReviveLimit()
	-- After damage calculation of its attack on a Defense Position monster: all the opponent's
	-- Defense Position monsters are destroyed.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_BATTLED)
	e1:SetCondition(s.condition)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_DESTROY)
	c:RegisterEffect(e1)
	-- In its player's End Phase, their other monsters that declared no attack this turn are destroyed.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_TRIGGER_F)
	e2:SetCode(EVENT_PHASE|PHASE_END)
	e2:SetRange(LOCATION_MZONE)
	e2:SetCountLimit(1)
	e2:SetCondition(s.idlecondition)
	e2:SetTarget(s.idletarget)
	e2:SetOperation(s.idleoperation)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetCategory(CATEGORY_DESTROY)
	c:RegisterEffect(e2)
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	local target=Duel.GetAttackTarget()
	return Duel.GetAttacker()==e:GetHandler() and target and target:IsDefensePos()
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local g=Duel.GetMatchingGroup(Card.IsDefensePos,tp,0,LOCATION_MZONE,nil)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,g,#g,0,0)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local g=Duel.GetMatchingGroup(Card.IsDefensePos,tp,0,LOCATION_MZONE,nil)
	Duel.Destroy(g,REASON_EFFECT)
end

function s.idlefilter(c)
	return c:GetAttackAnnouncedCount()==0
end

function s.idlecondition(e,tp,eg,ep,ev,re,r,rp)
	return Duel.GetTurnPlayer()==tp
end

function s.idletarget(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local g=Duel.GetMatchingGroup(s.idlefilter,tp,LOCATION_MZONE,0,e:GetHandler())
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,g,#g,0,0)
end

function s.idleoperation(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	if not (c:IsRelateToEffect(e) and c:IsFaceup()) then return end
	local g=Duel.GetMatchingGroup(s.idlefilter,tp,LOCATION_MZONE,0,c)
	Duel.Destroy(g,REASON_EFFECT)
end
