local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetCode(EFFECT_CHANGE_DAMAGE)
	e1:SetRange(LOCATION_MZONE)
	e1:SetTargetRange(1,0)
	e1:SetValue(s.val1)
	c:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetValue(s.val2) -- want missing-value
	c:RegisterEffect(e2)
	-- No is an answer to whether damage is reflected.
	local e3=e1:Clone()
	e3:SetCode(EFFECT_REFLECT_DAMAGE)
	e3:SetValue(s.reflects)
	c:RegisterEffect(e3)
end
function s.val1(e,re,val,r,rp,rc)
	if r&REASON_EFFECT==0 then return end -- want missing-value
	return val*2
end
function s.val2(e,re,val,r,rp,rc)
	if r&REASON_EFFECT~=0 then return 0 end
end
function s.reflects(e,re,val,r,rp,rc)
	if r&REASON_EFFECT==0 then return end
	return true
end
