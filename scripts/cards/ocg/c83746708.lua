-- Mage Power
local s,id=GetID()
s.card={
	name="Mage Power",
	type=TYPE_SPELL|TYPE_EQUIP,
	set={SET_PROPHECY},
}

function s.initial_effect(c)
	aux.AddEquipProcedure(c)
	-- The equipped monster gains 500 ATK and DEF for each Spell and Trap the Equip Card's controller has on the field.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_EQUIP)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetValue(s.value)
	c:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetCode(EFFECT_UPDATE_DEFENSE)
	c:RegisterEffect(e2)
end

function s.value(e,c)
	return 500*Duel.GetMatchingGroupCount(Card.IsSpellTrap,e:GetHandlerPlayer(),LOCATION_ONFIELD,0,nil)
end
