function f(c,e,tp)
	Duel.SetLP(tp,100,REASON_EFFECT) -- want extra-argument
	c:IsControler(tp,1-tp) -- want extra-argument
	Duel.GetFieldGroupCount(tp,LOCATION_MZONE,0,nil) -- nil says nothing
	c:IsCode(1,2,3,4)
end
-- This filter hands on what it is given.
function filters(e,tp,eg) return eg:Filter(aux.NecroValleyFilter(filters),nil,e,tp) end
-- Functions of the library ignore arguments too; the parameters of a callback are passed on as they came.
function library(e,tp,c)
	GetID(c) -- want extra-argument
	aux.exccon(e,tp)
	aux.exccon(e,c) -- want extra-argument
end
