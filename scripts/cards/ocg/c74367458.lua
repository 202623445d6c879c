-- Guardian Elma
local s,id=GetID()
s.card={
	name="Guardian Elma",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=3,
	attribute=ATTRIBUTE_WIND,
	race=RACE_FAIRY,
	attack=1300,
	defense=1200,
	set={SET_GUARDIAN},
	texts={"Equip it from the Graveyard"},
}

local BUTTERFLY_DAGGER=69243953

function s.initial_effect(c)
	-- Without Butterfly Dagger - Elma on its player's field it cannot be Normal, Flip or Special Summoned. (It can be Set.)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_CANNOT_SUMMON)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	e1:SetCondition(s.unarmed)
	c:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetCode(EFFECT_CANNOT_FLIP_SUMMON)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_SINGLE)
	e3:SetCode(EFFECT_SPSUMMON_CONDITION)
	e3:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	e3:SetValue(s.limit)
	c:RegisterEffect(e3)
	-- When Normal or Special Summoned, it may take one targeted Equip Spell from its player's Graveyard that fits it.
	local e4=Effect.CreateEffect(c)
	e4:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e4:SetCode(EVENT_SUMMON_SUCCESS)
	e4:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e4:SetTarget(s.target)
	e4:SetOperation(s.operation)
	e4:SetDescription(aux.Stringid(id,0))
	e4:SetCategory(CATEGORY_EQUIP)
	c:RegisterEffect(e4)
	local e5=e4:Clone()
	e5:SetCode(EVENT_SPSUMMON_SUCCESS)
	c:RegisterEffect(e5)
end
s.listed_names={BUTTERFLY_DAGGER}

function s.armed(tp)
	return Duel.IsExistingMatchingCard(aux.FaceupFilter(Card.IsCode,BUTTERFLY_DAGGER),tp,LOCATION_ONFIELD,0,1,nil)
end

function s.unarmed(e)
	return not s.armed(e:GetHandlerPlayer())
end

function s.limit(e,se,sp,st)
	return s.armed(sp)
end

function s.filter(c,ec)
	return c:IsEquipSpell() and c:CheckEquipTarget(ec)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local c=e:GetHandler()
	if chkc then return chkc:IsLocation(LOCATION_GRAVE) and chkc:IsControler(tp) and s.filter(chkc,c) end
	if chk==0 then
		return Duel.GetLocationCount(tp,LOCATION_SZONE)>0 and Duel.IsExistingTarget(s.filter,tp,LOCATION_GRAVE,0,1,nil,c)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_EQUIP)
	local g=Duel.SelectTarget(tp,s.filter,tp,LOCATION_GRAVE,0,1,1,nil,c)
	Duel.SetOperationInfo(0,CATEGORY_EQUIP,g,1,0,0)
	Duel.SetOperationInfo(0,CATEGORY_LEAVE_GRAVE,g,1,0,0)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local c,tc=e:GetHandler(),Duel.GetFirstTarget()
	if tc:IsRelateToEffect(e) and c:IsRelateToEffect(e) and c:IsFaceup() then Duel.Equip(tp,tc,c) end
end
