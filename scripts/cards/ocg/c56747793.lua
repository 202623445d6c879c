-- United We Stand
local s,id=GetID()
s.card={
	name="United We Stand",
	type=TYPE_SPELL|TYPE_EQUIP,
}

function s.initial_effect(c)
	aux.AddEquipProcedure(c)
	-- The equipped monster gains 800 ATK and DEF for each face-up monster the Equip Card's controller has.
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
	return 800*Duel.GetMatchingGroupCount(Card.IsFaceup,e:GetHandlerPlayer(),LOCATION_MZONE,0,nil)
end
