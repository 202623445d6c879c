-- Looking for, and choosing, cards that fit together.

-- Whether `sg` can grow to minc..maxc cards of `mg` that `goal` accepts. goal(sg) gives two results: whether the
-- group is right, and whether no larger one will be.
function aux.CanComplete(sg,mg,minc,maxc,goal)
	local pool={}
	for c in aux.Next(mg) do
		if not sg:IsContains(c) then pool[#pool+1]=c end
	end
	local work=sg:Clone()
	local function search(from)
		local size=#work
		if size>=minc then
			local ok,stop=goal(work)
			if ok then return true end
			if stop then return false end
		end
		if size>=maxc or size+#pool-from+1<minc then return false end
		for i=from,#pool do
			work:AddCard(pool[i])
			if search(i+1) then return true end
			work:RemoveCard(pool[i])
		end
		return false
	end
	return search(1)
end

-- The cards of `mg` that can be added to `sg` so that it still can be completed.
local function extensions(sg,mg,minc,maxc,goal)
	local able=Group.CreateGroup()
	if #sg>=maxc then return able end
	local candidates={}
	for c in aux.Next(mg) do
		if not sg:IsContains(c) then candidates[#candidates+1]=c end
	end
	for _,c in ipairs(candidates) do
		sg:AddCard(c)
		if aux.CanComplete(sg,mg,minc,maxc,goal) then able:AddCard(c) end
		sg:RemoveCard(c)
	end
	return able
end

-- Lets `p` build a group card by card: minc..maxc cards of `mg` that `goal` accepts, with those of `must` in it.
-- finish(sg) decides when the player may stop, done(sg) when it stops by itself; `cancelable` allows to give up
-- while nothing is chosen; `shown` are the two numbers the prompt names, if not minc and maxc. The result is empty when given up.
function aux.ChooseGroup(p,mg,minc,maxc,goal,hint,options)
	options=options or {}
	local must=options.must or Group.CreateGroup()
	local finish=options.finish or function(sg) return #sg>=minc and (goal(sg)) end
	local shown=options.shown or {minc,maxc}
	local sg=must:Clone()
	while #sg<maxc do
		local able=extensions(sg,mg,minc,maxc,goal)
		local finishable=#sg>0 and finish(sg) and true or false
		if #able==0 and not (options.cancelable and #sg>#must) then break end
		if #able==0 and finishable then break end
		local cancelable=options.cancelable and #sg==#must or false
		if hint then Duel.Hint(HINT_SELECTMSG,p,hint) end
		local c=able:SelectUnselect(sg-must,p,finishable,finishable or cancelable,shown[1],shown[2])
		if not c then
			if not finishable then sg:Clear() end
			break
		end
		if sg:IsContains(c) then sg:RemoveCard(c) else sg:AddCard(c) end
		if options.done and options.done(sg) then break end
	end
	return sg
end

-- Checks (chk 0) or lets `seltp` choose minc..maxc cards of `g` for which rescon(sg,e,tp,g) holds.
function aux.SelectUnselectGroup(g,e,tp,minc,maxc,rescon,chk,seltp,hint,finishcon,breakcon,cancelable)
	minc=minc or 1
	maxc=math.min(maxc or #g,#g)
	local function goal(sg)
		if not rescon then return true end
		return rescon(sg,e,tp,g)
	end
	if chk==0 then
		return #g>=minc and aux.CanComplete(Group.CreateGroup(),g,minc,maxc,goal)
	end
	local options={cancelable=cancelable}
	if finishcon then
		options.finish=function(sg) return #sg>=minc and finishcon(sg,e,tp,g) end
	end
	if breakcon then
		options.done=function(sg) return breakcon(sg,e,tp,g) end
	end
	return aux.ChooseGroup(seltp,g,minc,maxc,goal,hint,options)
end

-- Subgroup checks: cards of different names; cards that differ in propfn(c).
function aux.dpcheck(propfn)
	return function(sg)
		local ok=sg:GetClassCount(propfn)==#sg
		return ok,not ok
	end
end

aux.dncheck=aux.dpcheck(Card.GetCode)

-- A subgroup check: `count` monsters can be Summoned to the Main Monster Zone once the group has left.
function aux.ChkfMMZ(count)
	return function(sg,e,tp)
		return Duel.GetMZoneCount(tp,sg)>=count
	end
end

-- Whether each card can be given one of its values f(c,...) so that no two cards have the same.
function Group.CheckDifferentProperty(g,f,...)
	local values={}
	for c in aux.Next(g) do values[#values+1]={f(c,...)} end
	local used={}
	local function assign(i)
		if i>#values then return true end
		for _,value in ipairs(values[i]) do
			if not used[value] then
				used[value]=true
				if assign(i+1) then return true end
				used[value]=nil
			end
		end
		return false
	end
	return assign(1)
end

-- The same where f(c,...) is a sum of bits, each a value.
function Group.CheckDifferentPropertyBinary(g,f,...)
	local function bits(c,...)
		local value,result=f(c,...),{}
		for i=0,63 do
			if value>>i&1==1 then result[#result+1]=1<<i end
		end
		return table.unpack(result)
	end
	return Group.CheckDifferentProperty(g,bits,...)
end

-- Whether all cards share a value of f(c,...).
function Group.CheckSameProperty(g,f,...)
	local shared
	for c in aux.Next(g) do
		local values={}
		for _,value in ipairs({f(c,...)}) do
			if shared==nil or shared[value] then values[value]=true end
		end
		shared=values
	end
	return shared==nil or next(shared)~=nil
end
