function f(g,e,tp)
	local one=aux.SelectUnselectGroup(g,e,tp,1,2,aux.TRUE,1,HINTMSG_TODECK) -- want library-argument
	return one,aux.SelectUnselectGroup(g,e,tp,1,2,aux.TRUE,1,tp,HINTMSG_TODECK)
end
