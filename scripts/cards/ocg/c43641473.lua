-- Tailor of the Fickle
local s,id=GetID()
s.card={
	name="Tailor of the Fickle",
	type=TYPE_SPELL|TYPE_QUICKPLAY,
	texts={"Choose an Equip Card","Choose the monster it goes to"},
}

function s.initial_effect(c)
	-- Moves a targeted Equip Card from the monster it is on to another targeted monster that it fits.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetCategory(CATEGORY_EQUIP)
	e1:SetHintTiming(0,TIMING_EQUIP)
	c:RegisterEffect(e1)
end

-- Equipment that is no monster, with another monster it fits.
function s.equipment(c)
	return c:GetEquipTarget()~=nil and not c:IsOriginalType(TYPE_MONSTER)
		and Duel.IsExistingTarget(s.fitting,0,LOCATION_MZONE,LOCATION_MZONE,1,c:GetEquipTarget(),c)
end

function s.fitting(c,equip)
	return c:IsFaceup() and equip:CheckEquipTarget(c)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return false end
	if chk==0 then return Duel.IsExistingTarget(s.equipment,tp,LOCATION_SZONE,LOCATION_SZONE,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,aux.Stringid(id,0))
	local equip=Duel.SelectTarget(tp,s.equipment,tp,LOCATION_SZONE,LOCATION_SZONE,1,1,nil):GetFirst()
	e:SetLabelObject(equip)
	Duel.Hint(HINT_SELECTMSG,tp,aux.Stringid(id,1))
	Duel.SelectTarget(tp,s.fitting,tp,LOCATION_MZONE,LOCATION_MZONE,1,1,equip:GetEquipTarget(),equip)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local equip=e:GetLabelObject()
	local tc=Duel.GetTargetCards(e):Filter(Card.IsLocation,nil,LOCATION_MZONE):GetFirst()
	if not (equip:IsRelateToEffect(e) and equip:IsFaceup()) then return end
	if tc and tc:IsFaceup() then Duel.Equip(tp,equip,tc) end
end
