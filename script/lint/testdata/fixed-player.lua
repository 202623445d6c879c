function f(e,tp)
	if Duel.GetLocationCount(tp,LOCATION_MZONE,0)<=0 then return end -- want fixed-player
	return Duel.GetLocationCount(1-tp,LOCATION_MZONE,tp), Duel.GetLocationCount(0,LOCATION_MZONE,0)
end
