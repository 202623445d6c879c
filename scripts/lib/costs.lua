-- Cost.*: ready cost functions, and functions that make them.

-- A cost the handler pays with itself: `able` checks, `pay` does it.
local function byself(able,pay)
	return function(e,tp,eg,ep,ev,re,r,rp,chk)
		local c=e:GetHandler()
		if chk==0 then return able(c,tp,e) end
		pay(c,tp,e)
	end
end

Cost.SelfBanish=byself(Card.IsAbleToRemoveAsCost,function(c)
	Duel.Remove(c,POS_FACEUP,REASON_COST)
end)

Cost.SelfTribute=byself(function(c) return c:IsReleasable() end,function(c)
	Duel.Release(c,REASON_COST)
end)

Cost.SelfToGrave=byself(Card.IsAbleToGraveAsCost,function(c)
	Duel.SendtoGrave(c,REASON_COST)
end)

Cost.SelfDiscard=byself(function(c) return c:IsDiscardable() end,function(c)
	Duel.SendtoGrave(c,REASON_COST|REASON_DISCARD)
end)

Cost.SelfDiscardToGrave=byself(function(c) return c:IsDiscardable() and c:IsAbleToGraveAsCost() end,function(c)
	Duel.SendtoGrave(c,REASON_COST|REASON_DISCARD)
end)

Cost.SelfToHand=byself(Card.IsAbleToHandAsCost,function(c)
	Duel.SendtoHand(c,nil,REASON_COST)
end)

Cost.SelfToDeck=byself(Card.IsAbleToDeckAsCost,function(c)
	Duel.SendtoDeck(c,nil,SEQ_DECKSHUFFLE,REASON_COST)
end)

Cost.SelfToExtra=byself(Card.IsAbleToExtraAsCost,function(c)
	Duel.SendtoDeck(c,nil,SEQ_DECKTOP,REASON_COST)
end)

Cost.SelfReveal=byself(function(c) return not c:IsPublic() end,function(c,tp)
	Duel.ConfirmCards(1-tp,c)
end)

aux.bfgcost=Cost.SelfBanish

-- Changes the handler's own position.
function Cost.SelfChangePosition(position)
	return byself(function(c) return not c:IsPosition(position) and c:IsCanChangePosition() end,function(c)
		Duel.ChangePosition(c,position)
	end)
end

-- Pays LP; a fraction below 1 is that share of them; with `remaining`, so many that `value` are left.
function Cost.PayLP(value,remaining)
	return function(e,tp,eg,ep,ev,re,r,rp,chk)
		local amount=value
		if remaining then
			amount=Duel.GetLP(tp)-value
			if chk==0 then return amount>0 and Duel.CheckLPCost(tp,amount) end
		elseif value<1 then
			amount=math.floor(Duel.GetLP(tp)*value)
		end
		if chk==0 then return Duel.CheckLPCost(tp,amount) end
		Duel.PayLPCost(tp,amount)
	end
end

-- Discards `count` cards (one if not given) that filter(c,e,tp,...) accepts; with `other`, not the handler.
function Cost.Discard(filter,other,count)
	count=count or 1
	local function able(c,...)
		return c:IsDiscardable() and (not filter or filter(c,...))
	end
	return function(e,tp,eg,ep,ev,re,r,rp,chk)
		local ex=other and e:GetHandler() or nil
		if chk==0 then
			return Duel.IsExistingMatchingCard(able,tp,LOCATION_HAND,0,count,ex,e,tp,eg,ep,ev,re,r,rp)
		end
		Duel.DiscardHand(tp,able,count,count,REASON_COST|REASON_DISCARD,ex,e,tp,eg,ep,ev,re,r,rp)
	end
end

-- Reveals min..max cards (one if not given) that filter(c,e,tp,...) accepts, from the hand or `location`;
-- op(e,tp,g) then gets them. With `other`, not the handler.
function Cost.Reveal(filter,other,min,max,op,location)
	min=min or 1
	max=max or min
	location=location or LOCATION_HAND
	local function able(c,...)
		return (not c:IsLocation(LOCATION_HAND) or not c:IsPublic()) and (not filter or filter(c,...))
	end
	return function(e,tp,eg,ep,ev,re,r,rp,chk)
		local ex=other and e:GetHandler() or nil
		if chk==0 then return Duel.IsExistingMatchingCard(able,tp,location,0,min,ex,e,tp,eg,ep,ev,re,r,rp) end
		Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_CONFIRM)
		local g=Duel.SelectMatchingCard(tp,able,tp,location,0,min,max,ex,e,tp,eg,ep,ev,re,r,rp)
		Duel.ConfirmCards(1-tp,g)
		if location&LOCATION_HAND~=0 then Duel.ShuffleHand(tp) end
		if op then op(e,tp,g) end
	end
end

-- Removes counters from the handler, or from anywhere on its player's field.
function Cost.RemoveCounterFromSelf(kind,count)
	return function(e,tp,eg,ep,ev,re,r,rp,chk)
		local c=e:GetHandler()
		if chk==0 then return c:IsCanRemoveCounter(tp,kind,count,REASON_COST) end
		c:RemoveCounter(tp,kind,count,REASON_COST)
	end
end

function Cost.RemoveCounterFromField(kind,count)
	return function(e,tp,eg,ep,ev,re,r,rp,chk)
		if chk==0 then return Duel.IsCanRemoveCounter(tp,1,0,kind,count,REASON_COST) end
		Duel.RemoveCounter(tp,1,0,kind,count,REASON_COST)
	end
end

-- The cost functions that detach, for Effect.HasDetachCost.
local detaching={}

local function number(value,e,tp)
	if type(value)=="function" then return value(e,tp) end
	return value
end

-- Detaches min..max Xyz materials from the handler (numbers, or functions of e and tp);
-- op(e,g) then gets the detached cards.
function Cost.DetachFromSelf(min,max,op)
	local function cost(e,tp,eg,ep,ev,re,r,rp,chk)
		local c=e:GetHandler()
		local least=number(min or 1,e,tp)
		if chk==0 then return c:CheckRemoveOverlayCard(tp,least,REASON_COST) end
		local most=max and number(max,e,tp) or least
		c:RemoveOverlayCard(tp,least,most,REASON_COST)
		if op then op(e,Duel.GetOperatedGroup()) end
	end
	detaching[cost]=true
	return cost
end

function Effect.HasDetachCost(e)
	return detaching[e:GetCost()]==true
end

local function hascost(...)
	local costs={...}
	return function(e)
		for _,cost in ipairs(costs) do
			if e:GetCost()==cost then return true end
		end
		return false
	end
end

Effect.HasSelfToGraveCost=hascost(Cost.SelfToGrave)
Effect.HasSelfDiscardCost=hascost(Cost.SelfDiscard,Cost.SelfDiscardToGrave)

-- All the given costs, in order.
function Cost.AND(...)
	local costs={...}
	local function all(e,tp,eg,ep,ev,re,r,rp,chk)
		if chk==0 then
			for _,cost in ipairs(costs) do
				if not cost(e,tp,eg,ep,ev,re,r,rp,0) then return false end
			end
			return true
		end
		for _,cost in ipairs(costs) do cost(e,tp,eg,ep,ev,re,r,rp,1) end
	end
	for _,cost in ipairs(costs) do
		if detaching[cost] then detaching[all]=true end
	end
	return all
end

-- One of several costs {cost, text, check}; the effect's label becomes the number of the one paid.
function Cost.Choice(...)
	local choices={...}
	return function(e,tp,eg,ep,ev,re,r,rp,chk)
		local options,any={},false
		for i,choice in ipairs(choices) do
			local cost,text,check=choice[1],choice[2],choice[3]
			local possible=cost(e,tp,eg,ep,ev,re,r,rp,0) and (not check or check(e,tp,eg,ep,ev,re,r,rp))
			options[i]={possible,text}
			any=any or possible
		end
		if chk==0 then return any end
		local chosen=Duel.SelectEffect(tp,table.unpack(options))
		e:SetLabel(chosen)
		choices[chosen][1](e,tp,eg,ep,ev,re,r,rp,1)
	end
end

-- Limits written as costs: once per chain or battle, for the player or for this card alone.
local function onceperplayer(reset)
	return function(flag)
		return function(e,tp,eg,ep,ev,re,r,rp,chk)
			if chk==0 then return not Duel.HasFlagEffect(tp,flag) end
			Duel.RegisterFlagEffect(tp,flag,reset,0,1)
		end
	end
end

local function oncepercard(reset)
	return function(flag)
		return function(e,tp,eg,ep,ev,re,r,rp,chk)
			local c=e:GetHandler()
			if chk==0 then return not c:HasFlagEffect(flag) end
			c:RegisterFlagEffect(flag,RESET_EVENT|RESETS_STANDARD|reset,0,1)
		end
	end
end

Cost.HardOncePerChain=onceperplayer(RESET_CHAIN)
Cost.SoftOncePerChain=oncepercard(RESET_CHAIN)
Cost.HardOncePerBattle=onceperplayer(RESET_PHASE|PHASE_DAMAGE)
Cost.SoftOncePerBattle=oncepercard(RESET_PHASE|PHASE_DAMAGE)

-- Shows the opponent which effect of the card is being activated.
function Cost.HintSelectedEffect(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.Hint(HINT_OPSELECTED,1-tp,e:GetDescription())
end

-- The card stays on the field if its activation resolves; a negated activation sends it away as usual.
function aux.RemainFieldCost(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local c=e:GetHandler()
	local link=Duel.GetChainInfo(0,CHAININFO_CHAIN_ID)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetProperty(EFFECT_FLAG_OATH)
	e1:SetCode(EFFECT_REMAIN_FIELD)
	e1:SetReset(RESET_CHAIN)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_CONTINUOUS)
	e2:SetCode(EVENT_CHAIN_DISABLED)
	e2:SetCondition(function(e,tp,eg,ep,ev) return Duel.GetChainInfo(ev,CHAININFO_CHAIN_ID)==link end)
	e2:SetOperation(function() if c:IsRelateToChain(0) then c:CancelToGrave(false) end end)
	e2:SetReset(RESET_CHAIN)
	Duel.RegisterEffect(e2,tp)
end
