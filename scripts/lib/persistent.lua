-- Traps that target a card when activated and hold on to it while they stay.

-- Makes `c` such a Trap: it targets a monster f(tc) accepts, of its player (p 0), the opponent (1) or either
-- (PLAYER_ALL or nil); with anypos face-down ones too. category, property, the two timing hints, condition and cost are
-- those of the activation; tg(e,tp,eg,ep,ev,re,r,rp,tc,chk) and op(e,tp,...) are added to its target and operation.
function aux.AddPersistentProcedure(c,p,f,category,property,hint1,hint2,con,cost,tg,op,anypos)
	local function able(tc)
		return (anypos or tc:IsFaceup()) and (not f or f(tc))
	end
	local mine=p~=1 and LOCATION_MZONE or 0
	local theirs=p~=0 and LOCATION_MZONE or 0
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(1068)
	if category then e1:SetCategory(category) end
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET+(property or 0))
	e1:SetCode(EVENT_FREE_CHAIN)
	if hint1 or hint2 then e1:SetHintTiming(hint1 or 0,hint2 or hint1) end
	if con then e1:SetCondition(con) end
	if cost then e1:SetCost(cost) end
	e1:SetTarget(function(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
		if chkc then
			return chkc:IsLocation(LOCATION_MZONE) and able(chkc)
				and (chkc:IsControler(tp) and mine or theirs)~=0
		end
		if chk==0 then return Duel.IsExistingTarget(able,tp,mine,theirs,1,nil) end
		Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TARGET)
		local g=Duel.SelectTarget(tp,able,tp,mine,theirs,1,1,nil)
		if tg then tg(e,tp,eg,ep,ev,re,r,rp,g:GetFirst(),chk) end
	end)
	e1:SetOperation(function(e,tp,eg,ep,ev,re,r,rp)
		local c,tc=e:GetHandler(),Duel.GetFirstTarget()
		if not (c:IsRelateToEffect(e) and tc:IsRelateToEffect(e) and able(tc)) then return end
		c:SetCardTarget(tc)
		if op then op(e,tp,eg,ep,ev,re,r,rp) end
	end)
	c:RegisterEffect(e1)
	return e1
end

-- The target of such a card's continuous effects: the monster it holds.
function aux.PersistentTargetFilter(e,c)
	return e:GetHandler():IsHasCardTarget(c)
end
