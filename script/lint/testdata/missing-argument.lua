local s,id=GetID()
function s.spfilter(c,e,tp) return c:IsCanBeSpecialSummoned(e,0,tp,false,false) end
function s.guarded(c,e,tp) return c:IsFaceup() and (not tp or c:IsControler(tp)) end
function s.byflag(c,e,tp,chk) return not chk or Duel.GetLocationCount(tp,LOCATION_MZONE)>0 end
function s.release(c,ft,tp) return ft>0 and c:IsControler(tp) end
function s.target(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return s.spfilter(chkc,e) end -- want missing-argument
	if chk==0 then return Duel.IsExistingMatchingCard(s.spfilter,tp,LOCATION_DECK,0,1,nil,e) end -- want missing-argument
	local g=Duel.GetMatchingGroup(s.spfilter,tp,LOCATION_DECK,0,nil,e,tp)
	g:Filter(s.guarded,nil)
	g:Filter(s.byflag,nil,e)
	-- a boolean before the exception is none of the filter's arguments
	Duel.SelectMatchingCard(tp,s.spfilter,tp,LOCATION_DECK,0,1,1,true,nil,e,tp)
	-- what follows the filter of a release has a layout of its own
	Duel.CheckReleaseGroup(tp,s.release,1,false,nil,nil,1,tp)
	g:IsExists(s.spfilter,1,nil,table.unpack(g))
end
-- never given a card to check, and asks for one before it uses it
function s.cost(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return s.facing(chkc) end
	g:Filter(s.facing,nil)
	g:IsExists(s.with,1,nil,nil,tp) -- want missing-argument
end
function s.facing(c) return c:IsFaceup() end
function s.with(c,sg,tp) return sg:IsContains(c) end
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCost(s.cost)
	c:RegisterEffect(e1)
end
