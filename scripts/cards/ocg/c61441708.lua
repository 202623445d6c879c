-- Sacred Phoenix of Nephthys
local s,id=GetID()
s.card={
	name="Sacred Phoenix of Nephthys",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=8,
	attribute=ATTRIBUTE_FIRE,
	race=RACE_WINGEDBEAST,
	attack=2400,
	defense=1600,
	set={SET_NEPHTHYS},
	texts={"Special Summon it","Destroy all Spells and Traps"},
}

function s.initial_effect(c)
	-- Destroyed by an effect and sent to the Graveyard: in its player's next Standby Phase it Special Summons itself.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_TO_GRAVE)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	e1:SetCondition(s.destroyedbyeffect)
	e1:SetOperation(s.arm)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_TRIGGER_F)
	e2:SetCode(EVENT_PHASE|PHASE_STANDBY)
	e2:SetRange(LOCATION_GRAVE)
	e2:SetCountLimit(1)
	e2:SetCondition(s.returncondition)
	e2:SetTarget(s.returntarget)
	e2:SetOperation(s.returnoperation)
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetCategory(CATEGORY_SPECIAL_SUMMON)
	c:RegisterEffect(e2)
	-- Summoned that way, it destroys all Spells and Traps on the field.
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e3:SetCode(EVENT_SPSUMMON_SUCCESS)
	e3:SetCondition(s.destroycondition)
	e3:SetTarget(s.destroytarget)
	e3:SetOperation(s.destroyoperation)
	e3:SetDescription(aux.Stringid(id,1))
	e3:SetCategory(CATEGORY_DESTROY)
	c:RegisterEffect(e3)
end

function s.destroyedbyeffect(e,tp,eg,ep,ev,re,r,rp)
	return e:GetHandler():IsReason(REASON_DESTROY) and e:GetHandler():IsReason(REASON_EFFECT)
end

function s.arm(e,tp,eg,ep,ev,re,r,rp)
	-- A Standby Phase of its player that is under way is not the next one: the flag's label is the turn not meant.
	local now=Duel.IsTurnPlayer(tp) and Duel.IsPhase(PHASE_STANDBY)
	e:GetHandler():RegisterFlagEffect(id,RESET_EVENT|RESETS_STANDARD|RESET_PHASE|PHASE_STANDBY|RESET_SELF_TURN,0,now and 2 or 1,now and Duel.GetTurnCount() or 0)
end

function s.returncondition(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	return Duel.IsTurnPlayer(tp) and c:HasFlagEffect(id) and c:GetFlagEffectLabel(id)~=Duel.GetTurnCount()
end

function s.returntarget(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,e:GetHandler(),1,0,0)
end

function s.returnoperation(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	if c:IsRelateToEffect(e) then Duel.SpecialSummon(c,1,tp,tp,false,false,POS_FACEUP) end
end

function s.destroycondition(e,tp,eg,ep,ev,re,r,rp)
	return e:GetHandler():IsSummonType(SUMMON_TYPE_SPECIAL|1)
end

function s.destroytarget(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local g=Duel.GetMatchingGroup(Card.IsSpellTrap,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,nil)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,g,#g,0,0)
end

function s.destroyoperation(e,tp,eg,ep,ev,re,r,rp)
	local g=Duel.GetMatchingGroup(Card.IsSpellTrap,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,nil)
	Duel.Destroy(g,REASON_EFFECT)
end
