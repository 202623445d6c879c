-- "Must be ... Summoned", "cannot be ... Summoned".

local function addcondition(code,value)
	return function(c)
		local e=Effect.CreateEffect(c)
		e:SetType(EFFECT_TYPE_SINGLE)
		e:SetProperty(EFFECT_FLAG_CANNOT_DISABLE+EFFECT_FLAG_UNCOPYABLE)
		e:SetCode(code)
		if value then e:SetValue(value) end
		c:RegisterEffect(e)
		return e
	end
end

local function must(value) return addcondition(EFFECT_SPSUMMON_CONDITION,value) end

Card.AddCannotBeSpecialSummoned=must(aux.FALSE)
Card.AddCannotBeNormalSummoned=addcondition(EFFECT_CANNOT_SUMMON)
Card.AddCannotBeFlipSummoned=addcondition(EFFECT_CANNOT_FLIP_SUMMON)

Card.AddMustBeFusionSummoned=must(aux.fuslimit)
Card.AddMustBeRitualSummoned=must(aux.ritlimit)
Card.AddMustBeSynchroSummoned=must(aux.synlimit)
Card.AddMustBeXyzSummoned=must(aux.xyzlimit)
Card.AddMustBePendulumSummoned=must(aux.penlimit)
Card.AddMustBeLinkSummoned=must(aux.lnklimit)

-- By any card effect; only by its own procedure (no summon by effect).
Card.AddMustBeSpecialSummonedByCardEffect=must(function(e,se) return se:IsHasType(EFFECT_TYPE_ACTIONS) end)
Card.AddMustBeSpecialSummoned=must(aux.FALSE)

-- "Must first be": from elsewhere than the Extra Deck it may come back in any way.
local function mustfirst(limit)
	return must(function(e,se,sp,st)
		return not e:GetHandler():IsLocation(LOCATION_EXTRA) or limit(e,se,sp,st)
	end)
end

Card.AddMustFirstBeFusionSummoned=mustfirst(aux.fuslimit)
Card.AddMustFirstBeSynchroSummoned=mustfirst(aux.synlimit)
Card.AddMustFirstBeXyzSummoned=mustfirst(aux.xyzlimit)
Card.AddMustFirstBeLinkSummoned=mustfirst(aux.lnklimit)
