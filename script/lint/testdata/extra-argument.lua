function f(c,e,tp)
	Duel.SetLP(tp,100,REASON_EFFECT) -- want extra-argument
	c:IsControler(tp,1-tp) -- want extra-argument
	Duel.GetFieldGroupCount(tp,LOCATION_MZONE,0,nil) -- nil says nothing
	c:IsCode(1,2,3,4)
end
