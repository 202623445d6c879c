-- Spirit monsters: they return to the hand in the End Phase of the turn they were Summoned or flipped.

-- Arms the return when one of the events (EVENT_SUMMON_SUCCESS, EVENT_FLIP, ...) happens to the monster.
function Spirit.AddProcedure(c,...)
	for _,event in ipairs({...}) do
		local e=Effect.CreateEffect(c)
		e:SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_CONTINUOUS)
		e:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
		e:SetCode(event)
		e:SetOperation(Spirit.SummonRegister)
		c:RegisterEffect(e)
	end
end

-- The forced return, and the one its player may leave undone under EFFECT_SPIRIT_MAYNOT_RETURN.
function Spirit.SummonRegister(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(1105)
	e1:SetCategory(CATEGORY_TOHAND)
	e1:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_PHASE+PHASE_END)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1)
	e1:SetCondition(Spirit.MandatoryReturnCondition)
	e1:SetTarget(Spirit.MandatoryReturnTarget)
	e1:SetOperation(Spirit.ReturnOperation)
	e1:SetReset(RESET_EVENT|RESETS_STANDARD|RESET_PHASE|PHASE_END)
	c:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_TRIGGER_O)
	e2:SetCondition(Spirit.OptionalReturnCondition)
	e2:SetTarget(Spirit.OptionalReturnTarget)
	c:RegisterEffect(e2)
end

-- Whether it returns at all.
function Spirit.CommonCondition(e)
	return not e:GetHandler():IsHasEffect(EFFECT_SPIRIT_DONOT_RETURN)
end

function Spirit.MandatoryReturnCondition(e,tp,eg,ep,ev,re,r,rp)
	return Spirit.CommonCondition(e) and not e:GetHandler():IsHasEffect(EFFECT_SPIRIT_MAYNOT_RETURN)
end

function Spirit.OptionalReturnCondition(e,tp,eg,ep,ev,re,r,rp)
	return Spirit.CommonCondition(e) and e:GetHandler():IsHasEffect(EFFECT_SPIRIT_MAYNOT_RETURN)~=nil
end

function Spirit.MandatoryReturnTarget(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,e:GetHandler(),1,0,0)
end

function Spirit.OptionalReturnTarget(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then return c:IsAbleToHand() end
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,c,1,0,0)
end

function Spirit.ReturnOperation(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	if c:IsRelateToEffect(e) then Duel.SendtoHand(c,nil,REASON_EFFECT) end
end
