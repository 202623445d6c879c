-- Elemental HERO Flame Wingman
local s,id=GetID()
s.card={
	name="Elemental HERO Flame Wingman",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_FUSION,
	level=6,
	attribute=ATTRIBUTE_WIND,
	race=RACE_WARRIOR,
	attack=2100,
	defense=1200,
	set={SET_ELEMENTAL_HERO},
	texts={"Damage equal to the destroyed monster's ATK"},
}

local CARD_AVIAN,CARD_BURSTINATRIX=21844576,58932615

function s.initial_effect(c)
	-- Elemental HERO Avian + Elemental HERO Burstinatrix
	Fusion.AddProcMix(c,true,true,CARD_AVIAN,CARD_BURSTINATRIX)
	c:EnableReviveLimit()
	-- It must be Fusion Summoned.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_SPSUMMON_CONDITION)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	e1:SetValue(aux.fuslimit)
	c:RegisterEffect(e1)
	-- When it destroys a monster by battle and sends it to the Graveyard: the opponent takes that monster's ATK as damage.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e2:SetCode(EVENT_BATTLE_DESTROYING)
	e2:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e2:SetCondition(aux.bdgcon)
	e2:SetTarget(s.target)
	e2:SetOperation(s.operation)
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetCategory(CATEGORY_DAMAGE)
	c:RegisterEffect(e2)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local damage=math.max(e:GetHandler():GetBattleTarget():GetAttack(),0)
	Duel.SetTargetPlayer(1-tp)
	Duel.SetTargetParam(damage)
	Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,0,1-tp,damage)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local p,damage=Duel.GetChainInfo(0,CHAININFO_TARGET_PLAYER,CHAININFO_TARGET_PARAM)
	Duel.Damage(p,damage,REASON_EFFECT)
end
