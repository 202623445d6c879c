local s,id=GetID()
function s.operation(e,tp)
	local g=Duel.GetFieldGroup(tp,LOCATION_MZONE,0)
	if Duel.IsPlayerCanDraw(tp,1)>0 then return end -- want operand-type
	if g>0 then return end -- want operand-type
	local n=#g:GetCount() -- want operand-type
	local none
	none.field=1 -- want operand-type
	local maybe
	if n then maybe=g end
	maybe:GetFirst()
	local h=g+g:GetFirst()
	return #(g-h)*2
end
function s.target(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsOnField() end
	return s.target(e,tp,eg,ep,ev,re,r,rp,0)
end
