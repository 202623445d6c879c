-- Stardust Dragon
local s,id=GetID()
s.card={
	name="Stardust Dragon",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_SYNCHRO,
	level=8,
	attribute=ATTRIBUTE_WIND,
	race=RACE_DRAGON,
	attack=2500,
	defense=2000,
	set={SET_STARDUST},
	texts={"Negate and destroy","Special Summon it from the Graveyard"},
}

function s.initial_effect(c)
	-- 1 Tuner + 1 or more non-Tuner monsters
	Synchro.AddProcedure(c,nil,1,1,Synchro.NonTuner(nil),1,99)
	c:EnableReviveLimit()
	-- Quick: for its own Tribute, negates the activation of an effect that would destroy a card on the field
	-- and destroys the card of that effect.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_CHAINING)
	e1:SetRange(LOCATION_MZONE)
	e1:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_DAMAGE_CAL)
	e1:SetCondition(s.condition)
	e1:SetCost(Cost.SelfTribute)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_NEGATE|CATEGORY_DESTROY)
	c:RegisterEffect(e1)
	-- In the End Phase of a turn in which that happened, it may come back from the Graveyard.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_TRIGGER_O)
	e2:SetCode(EVENT_PHASE|PHASE_END)
	e2:SetRange(LOCATION_GRAVE)
	e2:SetCondition(s.returncondition)
	e2:SetTarget(s.returntarget)
	e2:SetOperation(s.returnoperation)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetCategory(CATEGORY_SPECIAL_SUMMON)
	c:RegisterEffect(e2)
end

-- Whether chain link `link`, of effect re, negates the activation of a card: by the rules the card it then destroys
-- is not on the field.
function s.negatesacard(link,re)
	if link<2 or not re:IsHasCategory(CATEGORY_NEGATE) then return false end
	local negated=Duel.GetChainInfo(link-1,CHAININFO_TRIGGERING_EFFECT)
	return negated:IsHasType(EFFECT_TYPE_ACTIVATE)
end

-- Whether chain link `link` announced the destruction of at least one card on the field.
function s.destroysonfield(link)
	local announced,g,count=Duel.GetOperationInfo(link,CATEGORY_DESTROY)
	if not announced or not g then return false end
	local elsewhere=g:FilterCount(aux.NOT(Card.IsOnField),nil)
	return count>elsewhere
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	if e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED) or not Duel.IsChainNegatable(ev) then return false end
	return not s.negatesacard(ev,re) and s.destroysonfield(ev)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local rc=re:GetHandler()
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
	if rc:IsDestructable() and rc:IsRelateToEffect(re) then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	if Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then
		Duel.Destroy(eg,REASON_EFFECT)
	end
	e:GetHandler():RegisterFlagEffect(id,RESETS_STANDARD_PHASE_END,0,1)
end

function s.returncondition(e,tp,eg,ep,ev,re,r,rp)
	return e:GetHandler():HasFlagEffect(id)
end

function s.returntarget(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then
		return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
	end
	c:ResetFlagEffect(id)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,c,1,0,0)
end

function s.returnoperation(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	if c:IsRelateToEffect(e) then Duel.SpecialSummon(c,0,tp,tp,false,false,POS_FACEUP) end
end
