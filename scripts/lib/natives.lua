-- Natives the scripts expect to do a little more than the engine's own.

-- A card is not "able to go" where it already is.
local function unlessthere(native,location)
	return function(c,...)
		return not c:IsLocation(location) and native(c,...)
	end
end

Card.IsAbleToHand=unlessthere(Card.IsAbleToHand,LOCATION_HAND)
Card.IsAbleToDeck=unlessthere(Card.IsAbleToDeck,LOCATION_DECK)
Card.IsAbleToExtra=unlessthere(Card.IsAbleToExtra,LOCATION_EXTRA)
Card.IsAbleToGrave=unlessthere(Card.IsAbleToGrave,LOCATION_GRAVE)
Card.IsAbleToRemove=unlessthere(Card.IsAbleToRemove,LOCATION_REMOVED)

-- No card is material of itself.
local canbexyzmaterial=Card.IsCanBeXyzMaterial
function Card.IsCanBeXyzMaterial(c,sc,tp,reason)
	if sc==c then return false end
	return canbexyzmaterial(c,sc or nil,tp or Duel.GetReasonPlayer(),reason or REASON_XYZ|REASON_MATERIAL)
end

-- Attaching is a move: its events name the running effect while a chain resolves, else the rules.
local overlay=Duel.Overlay
function Duel.Overlay(holder,cards,tograve)
	local moved=type(cards)=="Card" and Group.FromCards(cards) or cards:Clone()
	if not tograve then
		for tc in aux.Next(moved:Clone()) do moved:Merge(tc:GetOverlayGroup()) end
	end
	local e,tp=Duel.GetReasonEffect(),Duel.GetReasonPlayer()
	overlay(holder,cards,tograve)
	if Duel.IsChainSolving() then
		for tc in aux.Next(moved) do tc:SetReasonPlayer(tp) end
		Duel.RaiseEvent(moved,EVENT_MOVE,e,REASON_EFFECT,tp,0,0)
	else
		for tc in aux.Next(moved) do tc:SetReasonPlayer(PLAYER_NONE) end
		Duel.RaiseEvent(moved,EVENT_MOVE,nil,REASON_RULE,PLAYER_NONE,0,0)
	end
end

-- The one who moves a card to the field is the player of the running effect.
local movetofield=Duel.MoveToField
function Duel.MoveToField(c,...)
	c:SetReasonPlayer(Duel.GetReasonPlayer())
	return movetofield(c,...)
end

-- Gives whether the cards did change places.
local swapsequence=Duel.SwapSequence
function Duel.SwapSequence(c1,c2)
	local sequence1,sequence2=c1:GetSequence(),c2:GetSequence()
	swapsequence(c1,c2)
	return c1:GetSequence()==sequence2 and c2:GetSequence()==sequence1
end
