function f(c,g,tp)
	c:IsFaceup() -- want unused-result
	g:Filter(Card.IsFaceup,nil) -- want unused-result
	Duel.GetFieldCard(tp,LOCATION_FZONE,0) -- want unused-result
	Duel.SelectMatchingCard(tp,nil,tp,LOCATION_HAND,0,1,1,nil) -- want unused-result
	-- These do something besides.
	g:GetNext()
	g:Match(Card.IsFaceup,nil)
	Duel.SelectTarget(tp,nil,tp,0,LOCATION_MZONE,1,1,nil)
	c:RegisterFlagEffect(1,0,0,1)
	Duel.GetControl(c,tp)
end
