-- Thought Ruler Archfiend
local s,id=GetID()
s.card={
	name="Thought Ruler Archfiend",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_SYNCHRO,
	level=8,
	attribute=ATTRIBUTE_DARK,
	race=RACE_PSYCHIC,
	attack=2700,
	defense=2300,
	set={SET_ARCHFIEND},
	texts={"Gain LP","Negate and destroy"},
}

function s.initial_effect(c)
	-- 1 Tuner + 1 or more non-Tuner Psychics
	Synchro.AddProcedure(c,nil,1,1,Synchro.NonTuner(nil),1,99)
	c:EnableReviveLimit()
	-- When it destroys a monster by battle and sends it to the Graveyard: its player gains LP equal to that monster's printed ATK.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_BATTLE_DESTROYING)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetCondition(aux.bdgcon)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_RECOVER)
	c:RegisterEffect(e1)
	-- Quick: for 1000 LP, negates the activation of a Spell or Trap that targets one Psychic and nothing else, and destroys it.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_QUICK_O)
	e2:SetCode(EVENT_CHAINING)
	e2:SetRange(LOCATION_MZONE)
	e2:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_DAMAGE_CAL)
	e2:SetCondition(s.negatecondition)
	e2:SetCost(Cost.PayLP(1000))
	e2:SetTarget(s.negatetarget)
	e2:SetOperation(s.negateoperation)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetCategory(CATEGORY_NEGATE|CATEGORY_DESTROY)
	c:RegisterEffect(e2)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local amount=math.max(e:GetHandler():GetBattleTarget():GetBaseAttack(),0)
	Duel.SetTargetPlayer(tp)
	Duel.SetTargetParam(amount)
	Duel.SetOperationInfo(0,CATEGORY_RECOVER,nil,0,tp,amount)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local p,amount=Duel.GetChainInfo(0,CHAININFO_TARGET_PLAYER,CHAININFO_TARGET_PARAM)
	Duel.Recover(p,amount,REASON_EFFECT)
end

function s.negatecondition(e,tp,eg,ep,ev,re,r,rp)
	if e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED) then return false end
	if not re:IsHasProperty(EFFECT_FLAG_CARD_TARGET) or not re:IsHasType(EFFECT_TYPE_ACTIVATE) then return false end
	local g=Duel.GetChainInfo(ev,CHAININFO_TARGET_CARDS)
	if not g or #g~=1 then return false end
	local tc=g:GetFirst()
	return tc:IsLocation(LOCATION_MZONE) and tc:IsFaceup() and tc:IsRace(RACE_PSYCHIC) and Duel.IsChainNegatable(ev)
end

function s.negatetarget(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local rc=re:GetHandler()
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
	if rc:IsDestructable() and rc:IsRelateToEffect(re) then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
end

function s.negateoperation(e,tp,eg,ep,ev,re,r,rp)
	if Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then
		Duel.Destroy(eg,REASON_EFFECT)
	end
end
