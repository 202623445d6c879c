local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetCode(EFFECT_UPDATE_DEFENSE) -- want setter-twice
	e1:SetValue(100)
	if c:IsFaceup() then e1:SetValue(200) end
	c:RegisterEffect(e1)
	e1:SetValue(300)
	c:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetValue(400)
	c:RegisterEffect(e2)
end
