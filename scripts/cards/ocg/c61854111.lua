-- Legendary Sword
local s,id=GetID()
s.card={
	name="Legendary Sword",
	type=TYPE_SPELL|TYPE_EQUIP,
}

function s.initial_effect(c)
	-- For a Warrior only, which gains 300 ATK and DEF.
	aux.AddEquipProcedure(c,nil,aux.FilterBoolFunction(Card.IsRace,RACE_WARRIOR))
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_EQUIP)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetValue(300)
	c:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetCode(EFFECT_UPDATE_DEFENSE)
	c:RegisterEffect(e2)
end
