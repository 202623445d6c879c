-- Ryu Senshi
local s,id=GetID()
s.card={
	name="Ryu Senshi",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_FUSION,
	level=6,
	attribute=ATTRIBUTE_EARTH,
	race=RACE_WARRIOR,
	attack=2000,
	defense=1200,
	texts={"Negate the effect of a Normal Trap"},
}

local CARD_GREPHER,CARD_SPIRIT_RYU=75953262,67957315

function s.initial_effect(c)
	-- Warrior Dai Grepher + Spirit Ryu, without substitutes
	Fusion.AddProcMix(c,false,false,CARD_GREPHER,CARD_SPIRIT_RYU)
	c:EnableReviveLimit()
	-- Quick effect, for 1000 LP: negates the effect of a Normal Trap that is activated.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_CHAINING)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCondition(s.condition)
	e1:SetCost(Cost.PayLP(1000))
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_DISABLE)
	c:RegisterEffect(e1)
	-- The effect of a Spell that targets it is negated, and the Spell destroyed.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e2:SetCode(EVENT_CHAIN_SOLVING)
	e2:SetRange(LOCATION_MZONE)
	e2:SetCondition(s.targeted)
	e2:SetOperation(s.strike)
	c:RegisterEffect(e2)
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	return not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)
		and re:IsHasType(EFFECT_TYPE_ACTIVATE) and re:GetActiveType()==TYPE_TRAP and Duel.IsChainDisablable(ev)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_DISABLE,eg,1,0,0)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	if c:IsRelateToEffect(e) and c:IsFaceup() then Duel.NegateEffect(ev) end
end

function s.targeted(e,tp,eg,ep,ev,re,r,rp)
	if not re:IsSpellEffect() or not re:IsHasProperty(EFFECT_FLAG_CARD_TARGET) then return false end
	local g=Duel.GetChainInfo(ev,CHAININFO_TARGET_CARDS)
	return g and g:IsContains(e:GetHandler())
end

function s.strike(e,tp,eg,ep,ev,re,r,rp)
	if Duel.NegateEffect(ev) and re:GetHandler():IsRelateToEffect(re) then
		Duel.Destroy(re:GetHandler(),REASON_EFFECT)
	end
end
