local s,id=GetID()
function s.initial_effect(c) s.search(c,0) s.numbers(0) end
function s.search(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(Card.IsAbleToGrave,tp,LOCATION_DECK,0,1,nil) end
	Duel.SetOperationInfo(0,CATEGORY_TOGRAVE,nil,1,tp,0) -- want announced-place
	Duel.SetOperationInfo(0,CATEGORY_TOGRAVE,nil,1,tp,LOCATION_DECK)
	-- Nothing was looked for, or the cards are known.
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,0)
	Duel.SetOperationInfo(0,CATEGORY_TOGRAVE,e:GetHandler(),1,tp,0)
end
function s.numbers(tp)
	Duel.SetOperationInfo(0,CATEGORY_DRAW,nil,2,tp,0) -- want announced-place
	Duel.SetOperationInfo(0,CATEGORY_DRAW,nil,0,tp,LOCATION_DECK) -- want announced-place
	Duel.SetOperationInfo(0,CATEGORY_TODECK,nil,0,tp,2) -- want announced-place
	Duel.SetOperationInfo(0,CATEGORY_DRAW,nil,0,tp,2)
	Duel.SetPossibleOperationInfo(0,CATEGORY_DRAW,nil,0,tp,0)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,0,tp,0x13)
	Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,1,tp,0)
end
