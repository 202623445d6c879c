function f(c,tc)
	if c:IsFaceup() and c:IsMonster() and c:IsLevel(4) or c:IsRank(4) then return 1 end -- want mixed-and-or
	if c:IsFaceup() and c:IsMonster() and (c:IsLevel(4) or c:IsRank(4)) then return 2 end
	return c:IsFaceup() and c:IsMonster() and c:IsLevel(4) or false
end
