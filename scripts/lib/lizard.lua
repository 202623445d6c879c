-- Marks for Clock Lizard: Extra Deck monsters that the running restrictions would not allow.

local function mark(e,filter,s,o)
	e:SetType(EFFECT_TYPE_FIELD)
	e:SetProperty(EFFECT_FLAG_SET_AVAILABLE)
	e:SetCode(CARD_CLOCK_LIZARD)
	e:SetTargetRange(s or 0xff,o or 0)
	e:SetTarget(filter or aux.TRUE)
	e:SetValue(1)
	return e
end

-- An effect that marks cards until `reset`; registered for `tp` by the second function.
function aux.createTempLizardCheck(c,filter,reset,s,o,count)
	local e=mark(Effect.CreateEffect(c),filter,s,o)
	e:SetReset(reset or RESET_PHASE|PHASE_END,count or 1)
	return e
end

function aux.addTempLizardCheck(c,tp,filter,reset,s,o,count)
	local e=aux.createTempLizardCheck(c,filter,reset,s,o,count)
	Duel.RegisterEffect(e,tp)
	return e
end

-- An effect that marks cards while `c` is in `location`; registered on `c` by the second function.
function aux.createContinuousLizardCheck(c,location,filter,s,o)
	local e=mark(Effect.CreateEffect(c),filter,s,o)
	e:SetRange(location)
	return e
end

function aux.addContinuousLizardCheck(c,location,filter,s,o)
	local e=aux.createContinuousLizardCheck(c,location,filter,s,o)
	c:RegisterEffect(e)
	return e
end

-- Marks the card itself.
function aux.addLizardCheck(c)
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_SINGLE)
	e:SetProperty(EFFECT_FLAG_CANNOT_DISABLE+EFFECT_FLAG_UNCOPYABLE)
	e:SetCode(CARD_CLOCK_LIZARD)
	e:SetValue(1)
	c:RegisterEffect(e)
	return e
end
