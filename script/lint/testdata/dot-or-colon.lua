local s,id=GetID()
function s.operation(e,tp)
	local g=Duel.GetFieldGroup(tp,LOCATION_MZONE,0)
	local n=g.GetCount() -- want dot-or-colon
	g.GetFirst(g)
	Duel:Draw(tp,1,REASON_EFFECT) -- want dot-or-colon
	local e1=Effect.CreateEffect(g:GetFirst())
	e1.SetType(EFFECT_TYPE_SINGLE) -- want dot-or-colon
	return n,g:GetFirst().listed_names
end
