function f(e,tp,g,c)
	Duel.GetMatchingGroup(nil,tp,LOCATION_EXTRA,0,1,nil) -- want exception-kind
	Duel.SelectMatchingCard(tp,nil,tp,LOCATION_HAND,0,1,1,nil,1)
	Duel.IsExistingMatchingCard(nil,tp,LOCATION_HAND,0,1,1,nil) -- want exception-kind
	return g:Filter(Card.IsCode,c,1), g:Filter(Card.IsCode,1) -- want exception-kind
end
