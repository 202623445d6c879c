local s,id=GetID()
function s.initial_effect(c) end
function s.filter(c) return c:IsMonster() end
function s.asking(c) return c:IsMonster() and c:IsAbleToHand() end
function s.further(c) return s.asking(c) end
function s.operation(e,tp)
	local g=Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_DECK,0,1,1,nil)
	if #g>0 then
		Duel.SendtoHand(g,nil,REASON_EFFECT) -- want unasked-ability
	end
	local a=Duel.SelectMatchingCard(tp,s.asking,tp,LOCATION_DECK,0,1,1,nil)
	Duel.SendtoHand(a,nil,REASON_EFFECT)
	local b=Duel.SelectMatchingCard(tp,s.further,tp,LOCATION_DECK,0,1,1,nil)
	Duel.SendtoHand(b,nil,REASON_EFFECT)
	local c=Duel.SelectMatchingCard(tp,aux.NecroValleyFilter(s.asking),tp,LOCATION_GRAVE,0,1,1,nil):GetFirst()
	Duel.SendtoGrave(c,REASON_EFFECT) -- want unasked-ability
end
