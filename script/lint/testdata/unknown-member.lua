local s,id=GetID()
function s.initial_effect(c)
	Duel.Destory(c,REASON_EFFECT) -- want unknown-member
	local f=aux.Trueish -- want unknown-member
	local g=Group.NewGroup and Group.NewGroup() or Group.CreateGroup()
	if Duel.GetNewFeature then Duel.GetNewFeature(c) end
	Duel.MyOwn(c)
	return f,g,Card.isFaceup -- want unknown-member
end
function Duel.MyOwn(c) return c end
