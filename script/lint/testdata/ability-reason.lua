local s,id=GetID()
function s.initial_effect(c) s.op(c,0) end
function s.both(c) return c:IsAbleToGrave() and c:IsAbleToGraveAsCost() end
function s.op(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TOGRAVE)
	local g1=Duel.SelectMatchingCard(tp,Card.IsAbleToGraveAsCost,tp,LOCATION_HAND,0,1,1,nil)
	Duel.SendtoGrave(g1,REASON_EFFECT) -- want ability-reason
	local g2=Duel.SelectMatchingCard(tp,Card.IsAbleToGrave,tp,LOCATION_HAND,0,1,1,nil)
	Duel.SendtoGrave(g2,REASON_COST) -- want ability-reason
	local g3=Duel.SelectMatchingCard(tp,s.both,tp,LOCATION_HAND,0,1,1,nil)
	Duel.SendtoGrave(g3,REASON_COST)
	-- A replacement is neither, and the question may take the reason.
	local g4=Duel.SelectMatchingCard(tp,Card.IsAbleToGraveAsCost,tp,LOCATION_HAND,0,1,1,nil)
	Duel.SendtoGrave(g4,REASON_EFFECT|REASON_REPLACE)
	local g5=Duel.SelectMatchingCard(tp,Card.IsAbleToRemove,tp,LOCATION_HAND,0,1,1,nil,tp,POS_FACEDOWN,REASON_COST)
	Duel.Remove(g5,POS_FACEDOWN,REASON_COST)
	-- There is no such question about effects.
	local g6=Duel.SelectMatchingCard(tp,Card.IsAbleToDeckOrExtraAsCost,tp,LOCATION_GRAVE,0,1,1,nil)
	Duel.SendtoDeck(g6,nil,SEQ_DECKSHUFFLE,REASON_EFFECT)
end
