-- Gemini monsters: Normal Monsters on the field and in the Graveyard, until they are Normal Summoned once more.

-- Makes `c` a Gemini monster.
function Gemini.AddProcedure(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_GEMINI_SUMMONABLE)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetProperty(EFFECT_FLAG_SINGLE_RANGE+EFFECT_FLAG_IGNORE_IMMUNE)
	e2:SetCode(EFFECT_ADD_TYPE)
	e2:SetRange(LOCATION_MZONE|LOCATION_GRAVE)
	e2:SetCondition(Gemini.NormalStatusCondition)
	e2:SetValue(TYPE_NORMAL)
	c:RegisterEffect(e2)
	local e3=e2:Clone()
	e3:SetCode(EFFECT_REMOVE_TYPE)
	e3:SetValue(TYPE_EFFECT)
	c:RegisterEffect(e3)
end

-- Whether it has (has not yet) its effect.
function Card.IsGeminiStatus(c)
	return c:IsGeminiState()
end

function Card.EnableGeminiStatus(c)
	c:EnableGeminiState()
end

function Gemini.EffectStatusCondition(e)
	local c=e:GetHandler()
	return not c:IsDisabled() and c:IsGeminiState()
end

function Gemini.NormalStatusCondition(e)
	local c=e:GetHandler()
	return c:IsFaceup() and not c:IsGeminiState()
end
