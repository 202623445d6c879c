-- Arcanite Magician
local s,id=GetID()
s.card={
	name="Arcanite Magician",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_SYNCHRO,
	level=7,
	attribute=ATTRIBUTE_LIGHT,
	race=RACE_SPELLCASTER,
	attack=400,
	defense=1800,
	texts={"Place two Spell Counters","Destroy an opponent's card"},
}

function s.initial_effect(c)
	-- 1 Tuner + 1 or more non-Tuner Spellcasters
	Synchro.AddProcedure(c,nil,1,1,Synchro.NonTunerEx(Card.IsRace,RACE_SPELLCASTER),1,99)
	c:EnableReviveLimit()
	c:EnableCounterPermit(COUNTER_SPELL)
	-- When Synchro Summoned, it gets two Spell Counters.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_SPSUMMON_SUCCESS)
	e1:SetCondition(s.countercondition)
	e1:SetTarget(s.countertarget)
	e1:SetOperation(s.counteroperation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_COUNTER)
	c:RegisterEffect(e1)
	-- It gains 1000 ATK for each Spell Counter on it.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetCode(EFFECT_UPDATE_ATTACK)
	e2:SetRange(LOCATION_MZONE)
	e2:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e2:SetValue(s.value)
	c:RegisterEffect(e2)
	-- For a Spell Counter of its player's field: destroys one targeted card of the opponent.
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_IGNITION)
	e3:SetRange(LOCATION_MZONE)
	e3:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e3:SetCost(Cost.RemoveCounterFromField(COUNTER_SPELL,1))
	e3:SetTarget(s.target)
	e3:SetOperation(s.operation)
	e3:SetDescription(aux.Stringid(id,1))
	e3:SetCategory(CATEGORY_DESTROY)
	c:RegisterEffect(e3)
end
s.counter_place_list={COUNTER_SPELL}

function s.countercondition(e,tp,eg,ep,ev,re,r,rp)
	return e:GetHandler():IsSynchroSummoned()
end

function s.countertarget(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_COUNTER,nil,2,0,COUNTER_SPELL)
end

function s.counteroperation(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	if c:IsRelateToEffect(e) then c:AddCounter(COUNTER_SPELL,2) end
end

function s.value(e,c)
	return 1000*c:GetCounter(COUNTER_SPELL)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsOnField() and chkc:IsControler(1-tp) end
	if chk==0 then return Duel.IsExistingTarget(nil,tp,0,LOCATION_ONFIELD,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local g=Duel.SelectTarget(tp,nil,tp,0,LOCATION_ONFIELD,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,g,1,0,0)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local tc=Duel.GetFirstTarget()
	if tc:IsRelateToEffect(e) then Duel.Destroy(tc,REASON_EFFECT) end
end
