-- Things that happen to cards in a later phase.

local function togroup(cards)
	if type(cards)=="Card" then return Group.FromCards(cards) end
	return cards:Clone()
end

-- Each time `phase` comes: oper(g,e,tp,...) on those of the cards that still bear the flag registered on them now,
-- if cond(g,e,tp,...) allows. Ends with `reset` (the phase if not given), counted `count` times. `hint` is shown on
-- the cards, `description` on the player. Gives the effect, nil for no cards.
function aux.DelayedOperation(cards,phase,flag,e,tp,oper,cond,reset,count,hint,description)
	local g=togroup(cards)
	if #g==0 then return nil end
	local c=e:GetHandler()
	reset=reset and reset~=0 and reset or RESET_PHASE|phase
	count=count and count~=0 and count or 1
	local id=c:GetFieldID()
	for tc in aux.Next(g) do
		tc:RegisterFlagEffect(flag,RESET_EVENT|RESETS_STANDARD|reset,hint and EFFECT_FLAG_CLIENT_HINT or 0,count,id,hint)
	end
	g:KeepAlive()
	local function left()
		return g:Filter(function(tc)
			for _,label in ipairs({tc:GetFlagEffectLabel(flag)}) do
				if label==id then return true end
			end
			return false
		end,nil)
	end
	local e1=Effect.CreateEffect(c)
	if description then e1:SetDescription(description) end
	e1:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_CONTINUOUS)
	e1:SetProperty(EFFECT_FLAG_IGNORE_IMMUNE)
	e1:SetCode(EVENT_PHASE+phase)
	e1:SetCountLimit(1)
	e1:SetCondition(function(...)
		local lg=left()
		return #lg>0 and (not cond or cond(lg,...))
	end)
	e1:SetOperation(function(...) oper(left(),...) end)
	e1:SetReset(reset,count)
	Duel.RegisterEffect(e1,tp)
	return e1
end

-- Banishes the cards (in position `pos`, as they are if nil), and later does oper on those banished.
function aux.RemoveUntil(cards,pos,reason,phase,flag,e,tp,oper,cond,reset,count,hint,description)
	local g=togroup(cards)
	if Duel.Remove(g,pos,reason|REASON_TEMPORARY)==0 then return nil end
	local banished=Duel.GetOperatedGroup():Filter(Card.IsLocation,nil,LOCATION_REMOVED)
	return aux.DelayedOperation(banished,phase,flag,e,tp,oper,cond,reset,count,hint,description)
end

-- As such an operation: returns the cards to the monster zones, as many as there is room for on each side.
function aux.DefaultFieldReturnOp(g,e,tp)
	for p=0,1 do
		local mine=g:Filter(Card.IsPreviousControler,nil,p)
		local room=Duel.GetLocationCount(p,LOCATION_MZONE)
		if #mine>room and room>0 then
			Duel.Hint(HINT_SELECTMSG,p,HINTMSG_TOFIELD)
			mine=mine:Select(p,room,room,nil)
		end
		for tc in aux.Next(mine) do Duel.ReturnToField(tc) end
	end
end

-- Lets the player add the cards to the hand or, for a card check(c,...) accepts, do oper(c,...) instead: sending it to
-- the Graveyard if not given. `str` names the other choice.
function aux.ToHandOrElse(cards,tp,check,oper,str,...)
	local g=togroup(cards)
	if #g==0 then return false end
	check=check or Card.IsAbleToGrave
	oper=oper or aux.thoeSend
	local canadd=not g:IsExists(aux.NOT(Card.IsAbleToHand),1,nil)
	local canelse=not g:IsExists(aux.NOT(check),1,nil,...)
	local choice=Duel.SelectEffect(tp,{canadd,573},{canelse,str or 574})
	if not choice then return false end
	if choice==1 then
		local added=Duel.SendtoHand(g,nil,REASON_EFFECT)
		Duel.ConfirmCards(1-tp,g)
		return added
	end
	return oper(cards,...)
end

function aux.thoeSend(cards)
	return Duel.SendtoGrave(cards,REASON_EFFECT)
end
