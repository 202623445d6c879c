function f(tp,g)
	local a=Duel.GetLP(tp)-Duel.GetLP(tp) -- want same-operands
	local b=Duel.GetLP(tp)-Duel.GetLP(1-tp)
	return a,b,g-g
end
