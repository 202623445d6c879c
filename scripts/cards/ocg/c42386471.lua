-- Toon Gemini Elf
local s,id=GetID()
s.card={
	name="Toon Gemini Elf",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_TOON,
	level=4,
	attribute=ATTRIBUTE_EARTH,
	race=RACE_SPELLCASTER,
	attack=1900,
	defense=900,
	set={SET_TOON},
	texts={"Discard a card of the opponent"},
}

function s.initial_effect(c)
	-- One of the later Toons: no condition on its Summon, but it cannot attack in the turn of it.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_CANNOT_ATTACK)
	e1:SetCondition(s.justsummoned)
	c:RegisterEffect(e1)
	-- With Toon World, and no Toon on the other side, it can attack directly.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetCode(EFFECT_DIRECT_ATTACK)
	e2:SetCondition(s.reachesplayer)
	c:RegisterEffect(e2)
	-- It is destroyed with Toon World.
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e3:SetCode(EVENT_LEAVE_FIELD)
	e3:SetRange(LOCATION_MZONE)
	e3:SetCondition(s.fallcondition)
	e3:SetOperation(s.fall)
	c:RegisterEffect(e3)
	-- When it deals battle damage to the opponent, they lose a random card of the hand.
	local e4=Effect.CreateEffect(c)
	e4:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e4:SetCode(EVENT_BATTLE_DAMAGE)
	e4:SetCondition(s.handcondition)
	e4:SetTarget(s.handtarget)
	e4:SetOperation(s.handoperation)
	e4:SetDescription(aux.Stringid(id,0))
	e4:SetCategory(CATEGORY_HANDES)
	c:RegisterEffect(e4)
end
s.listed_names={CARD_TOON_WORLD}

function s.justsummoned(e)
	return e:GetHandler():IsStatus(STATUS_SUMMON_TURN|STATUS_FLIP_SUMMON_TURN|STATUS_SPSUMMON_TURN)
end

function s.reachesplayer(e)
	local tp=e:GetHandlerPlayer()
	return Duel.IsExistingMatchingCard(aux.FaceupFilter(Card.IsCode,CARD_TOON_WORLD),tp,LOCATION_ONFIELD,0,1,nil)
		and not Duel.IsExistingMatchingCard(aux.FaceupFilter(Card.IsType,TYPE_TOON),tp,0,LOCATION_MZONE,1,nil)
end

function s.fell(c)
	return c:IsReason(REASON_DESTROY) and c:GetPreviousCodeOnField()==CARD_TOON_WORLD and c:IsPreviousPosition(POS_FACEUP)
end

function s.fallcondition(e,tp,eg,ep,ev,re,r,rp)
	return eg:IsExists(s.fell,1,nil)
end

function s.fall(e,tp,eg,ep,ev,re,r,rp)
	Duel.Destroy(e:GetHandler(),REASON_EFFECT)
end

function s.handcondition(e,tp,eg,ep,ev,re,r,rp)
	return ep~=tp
end

function s.handtarget(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_HANDES,nil,0,1-tp,1)
end

function s.handoperation(e,tp,eg,ep,ev,re,r,rp)
	local g=Duel.GetFieldGroup(tp,0,LOCATION_HAND):RandomSelect(1-tp,1)
	Duel.SendtoGrave(g,REASON_DISCARD|REASON_EFFECT)
end
