-- Z-Metal Tank
local s,id=GetID()
s.card={
	name="Z-Metal Tank",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_UNION,
	level=4,
	attribute=ATTRIBUTE_LIGHT,
	race=RACE_MACHINE,
	attack=1500,
	defense=1300,
}

local CARD_X_HEAD_CANNON,CARD_Y_DRAGON_HEAD=62651957,65622692

function s.initial_effect(c)
	-- Union for X-Head Cannon and Y-Dragon Head, by the text of its era: one Union a monster, and it is destroyed
	-- in the monster's stead in battle only.
	aux.AddUnionProcedure(c,s.filter,true)
	-- The equipped monster gains 600 ATK and DEF.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_EQUIP)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetValue(600)
	c:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetCode(EFFECT_UPDATE_DEFENSE)
	c:RegisterEffect(e2)
end
s.listed_names={CARD_X_HEAD_CANNON,CARD_Y_DRAGON_HEAD}

function s.filter(c)
	return c:IsCode(CARD_X_HEAD_CANNON,CARD_Y_DRAGON_HEAD)
end
