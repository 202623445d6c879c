local s,id=GetID()
function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingTarget(s.filter,tp,0,LOCATION_MZONE,1,nil) end
	Duel.SelectTarget(tp,s.filter,tp,0,LOCATION_ONFIELD,1,1,nil) -- want differing-search
end
function s.cost(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(s.filter,tp,LOCATION_HAND,0,1,nil) end
	Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_HAND,0,2,2,nil) -- want differing-search
end
-- Other cards, other sides, and places that are only known in the duel.
function s.target2(e,tp,eg,ep,ev,re,r,rp,chk)
	local place=e:GetLabel()
	if chk==0 then return Duel.IsExistingTarget(s.filter,tp,place,0,1,nil) end
	Duel.SelectTarget(tp,s.filter,tp,LOCATION_ONFIELD,0,1,1,nil)
end
function s.target3(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingTarget(nil,tp,0,LOCATION_MZONE,1,nil) end
	Duel.SelectTarget(tp,s.filter,tp,0,LOCATION_ONFIELD,1,1,nil)
end
function s.filter(c) return c:IsFaceup() end
function s.initial_effect(c) end

function s.target4(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(s.filter,tp,0,LOCATION_MZONE,1,nil) end -- want differing-search
	Duel.SelectTarget(tp,s.filter,tp,0,LOCATION_MZONE,1,1,nil)
end
function s.operation(e,tp)
	if Duel.IsExistingMatchingCard(aux.NecroValleyFilter(s.filter),tp,LOCATION_GRAVE,0,1,nil) and Duel.SelectYesNo(tp,1) then
		Duel.SendtoHand(Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_GRAVE,0,1,1,nil),nil,REASON_EFFECT) -- want differing-search
	end
	if Duel.IsExistingMatchingCard(s.filter,tp,LOCATION_MZONE,0,1,nil) then
		Duel.Destroy(Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_MZONE,0,1,1,nil),REASON_EFFECT)
	end
end

function s.operation2(e,tp)
	if Duel.IsExistingMatchingCard(Card.IsCode,tp,LOCATION_GRAVE,0,1,nil,1) and Duel.IsExistingMatchingCard(aux.NecroValleyFilter(s.filter),tp,LOCATION_GRAVE,0,1,nil) then
		Duel.SendtoDeck(Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_GRAVE,0,1,1,nil),nil,0,REASON_EFFECT) -- want differing-search
	end
end
