local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetTarget(s.traget) -- want undefined-handler
	e1:SetOperation(s.nothing)
	c:RegisterEffect(e1)
	Duel.GetMatchingGroup(s.flter,0,LOCATION_MZONE,0,nil) -- want undefined-handler
	if s.optional then s.optional(c) end
	s.later(c)
	s[0]=1
	return s.fliter(c) -- want undefined-handler
end
function s.filter(c) return true end
function s.target(e,tp) end
s.later=function(c) return c.listed_names end
