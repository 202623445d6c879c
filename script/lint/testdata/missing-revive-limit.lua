local s,id=GetID()
function s.initial_effect(c)
	Xyz.AddProcedure(c,nil,4,2) -- want missing-revive-limit
end
