-- Junk Warrior
local s,id=GetID()
s.card={
	name="Junk Warrior",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_SYNCHRO,
	level=5,
	attribute=ATTRIBUTE_DARK,
	race=RACE_WARRIOR,
	attack=2300,
	defense=1300,
	set={0x66,SET_JUNK},
	texts={"Gain the ATK of weaker allies"},
}

local CARD_JUNK_SYNCHRON=63977008

function s.initial_effect(c)
	-- Junk Synchron + 1 or more non-Tuner monsters
	Synchro.AddProcedure(c,aux.FilterSummonCode(CARD_JUNK_SYNCHRON),1,1,Synchro.NonTuner(nil),1,99)
	c:EnableReviveLimit()
	-- When Synchro Summoned, it gains the ATK of all its player's other Level 2 or lower monsters.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_SPSUMMON_SUCCESS)
	e1:SetCondition(s.condition)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_ATKCHANGE)
	c:RegisterEffect(e1)
end
s.material={CARD_JUNK_SYNCHRON}
s.listed_names={CARD_JUNK_SYNCHRON}
s.material_setcode=SET_SYNCHRON

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	return e:GetHandler():IsSynchroSummoned()
end

function s.filter(c)
	return c:IsFaceup() and c:IsLevelBelow(2)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	if not (c:IsRelateToEffect(e) and c:IsFaceup()) then return end
	local g=Duel.GetMatchingGroup(s.filter,tp,LOCATION_MZONE,0,c)
	local gain=g:GetSum(Card.GetAttack)
	if gain<=0 then return end
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetValue(gain)
	e1:SetReset(RESET_EVENT|RESETS_STANDARD_DISABLE)
	c:RegisterEffect(e1)
end
