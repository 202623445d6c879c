-- Destiny Board
local s,id=GetID()
s.card={
	name="Destiny Board",
	type=TYPE_TRAP|TYPE_CONTINUOUS,
	texts={"Place the next Spirit Message"},
}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMING_END_PHASE)
	c:RegisterEffect(e1)
	-- In each of the opponent's End Phases the next letter is placed from the hand or Deck. The letters are those this
	-- card keeps as its targets.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_TRIGGER_F)
	e2:SetCode(EVENT_PHASE|PHASE_END)
	e2:SetRange(LOCATION_SZONE)
	e2:SetCountLimit(1)
	e2:SetCondition(s.placecondition)
	e2:SetOperation(s.place)
	e2:SetDescription(aux.Stringid(id,0))
	c:RegisterEffect(e2)
	-- If one of the five leaves the field, the others go to the Graveyard.
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e3:SetCode(EVENT_LEAVE_FIELD)
	e3:SetRange(LOCATION_SZONE)
	e3:SetCondition(s.letterleft)
	e3:SetOperation(s.sendall)
	c:RegisterEffect(e3)
	local e4=Effect.CreateEffect(c)
	e4:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_CONTINUOUS)
	e4:SetCode(EVENT_LEAVE_FIELD)
	e4:SetOperation(s.sendall)
	c:RegisterEffect(e4)
	-- With all four letters beside it its player wins the Duel.
	local e5=Effect.CreateEffect(c)
	e5:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e5:SetCode(EVENT_ADJUST)
	e5:SetRange(LOCATION_SZONE)
	e5:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	e5:SetCondition(s.wincondition)
	e5:SetOperation(s.win)
	c:RegisterEffect(e5)
end
s.letters={31893528,67287533,94772232,30170981}
s.listed_names={31893528,67287533,94772232,30170981}

function s.placecondition(e,tp,eg,ep,ev,re,r,rp)
	return Duel.GetTurnPlayer()~=tp and e:GetHandler():GetCardTargetCount()<#s.letters
end

function s.mayfollow(c,letter)
	return not c:IsForbidden() and c:IsCode(letter)
end

function s.place(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) or Duel.GetLocationCount(tp,LOCATION_SZONE)<=0 then return end
	local letter=s.letters[c:GetCardTargetCount()+1]
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TOFIELD)
	local g=Duel.SelectMatchingCard(tp,s.mayfollow,tp,LOCATION_HAND|LOCATION_DECK,0,1,1,nil,letter)
	local tc=g:GetFirst()
	if tc and Duel.MoveToField(tc,tp,tp,LOCATION_SZONE,POS_FACEUP,true) then c:SetCardTarget(tc) end
end

function s.letterleft(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	return eg:IsExists(function(tc) return c:IsHasCardTarget(tc) end,1,nil)
end

function s.sendall(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	local g=c:GetCardTarget()
	if c:IsOnField() then g:AddCard(c) end
	Duel.SendtoGrave(g:Filter(Card.IsOnField,nil),REASON_EFFECT)
end

function s.wincondition(e,tp,eg,ep,ev,re,r,rp)
	return e:GetHandler():GetCardTargetCount()==#s.letters
end

function s.win(e,tp,eg,ep,ev,re,r,rp)
	Duel.Win(tp,WIN_REASON_DESTINY_BOARD)
end
