local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCondition(s.condition)
	c:RegisterEffect(e1)
end
-- A number is an answer where the function is asked for one, and not here.
function s.condition(e,tp)
	return Duel.GetFieldGroupCount(tp,LOCATION_HAND,0) -- want always-true
end
function s.operation(e,tp,g)
	local c=e:GetHandler()
	if Duel.Destroy(c,REASON_EFFECT) then return end -- want always-true
	if not Duel.SendtoGrave(c,REASON_COST) then return end -- want always-true
	if c:IsFaceup() and c.IsOnField then return end -- want always-true
	if Duel.GetMatchingGroup(nil,tp,LOCATION_HAND,0,nil) then return end -- want always-true
	if Duel.SelectYesNo(tp,1) and Duel.Draw(tp,1,REASON_EFFECT)>0 then return end
	if c:IsHasEffect(EFFECT_IMMUNE_EFFECT) and Duel.IsPlayerAffectedByEffect(tp,EFFECT_SKIP_DP) then return end
	-- Values for other values, and a choice that was cancelled.
	local n=c:IsFaceup() and c:GetLevel() or 0
	if n and Duel.SelectOption(tp,1,2) then return end
	while true do break end
end
