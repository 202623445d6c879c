function f(e,tp)
	if Duel.GetLocationCount(tp,LOCATION_MZONE,0)<=0 then return end -- want fixed-player
	return Duel.GetLocationCount(1-tp,LOCATION_MZONE,tp), Duel.GetLocationCount(0,LOCATION_MZONE,0)
end
function g(e,tp)
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,0,LOCATION_DECK) -- want fixed-player
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,tp,LOCATION_DECK)
	-- The cards say whose they are, or there is no place.
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,e:GetHandler(),1,0,LOCATION_MZONE)
	Duel.SetOperationInfo(0,CATEGORY_TOKEN,nil,1,0,0)
end
