-- Synchro Summon: Tuners and other monsters whose Levels add up.

local SYNCHRO=SUMMON_TYPE_SYNCHRO|MATERIAL_SYNCHRO

-- A filter of materials: not (or not only) a Tuner, and f(c,...) true.
function Synchro.NonTuner(f,...)
	local args=table.pack(...)
	return function(c,sc,sumtype,tp)
		return c:IsNotTuner(sc,tp) and (not f or f(c,table.unpack(args,1,args.n)))
	end
end

-- The same for f that judges a card as material: f(c,value,sc,sumtype,tp).
function Synchro.NonTunerEx(f,value)
	return function(c,sc,sumtype,tp)
		return c:IsNotTuner(sc,tp) and f(c,value,sc,sumtype,tp)
	end
end

-- The same by name.
function Synchro.NonTunerCode(...)
	local codes={...}
	return function(c,sc,sumtype,tp)
		return c:IsNotTuner(sc,tp) and c:IsSummonCode(sc,sumtype,tp,table.unpack(codes))
	end
end

-- The Levels the card may count as: one, or two packed in 16-bit halves.
local function levels(c,sc)
	local packed=c:GetSynchroLevel(sc)
	local first,second=packed&0xffff,packed>>16
	return first,second~=0 and second or nil
end

-- A recipe judges one summon: which cards may be Tuner or the other material, and whether two lists of them are right.
local function newrecipe(p,sc,tp,must)
	local recipe={p=p,sc=sc,tp=tp,must=must}

	function recipe.tuner(c)
		if p.sub1 and p.sub1(c,sc,SYNCHRO,tp) then return true end
		return c:IsType(TYPE_TUNER,sc,SYNCHRO,tp) and (not p.f1 or p.f1(c,sc,SYNCHRO,tp))
	end

	function recipe.other(c)
		if p.sub2 and p.sub2(c,sc,SYNCHRO,tp) then return true end
		return not p.f2 or p.f2(c,sc,SYNCHRO,tp)
	end

	-- Whether the Levels of the cards can make exactly the Synchro Monster's.
	function recipe.levelsfit(cards,i,left)
		if i>#cards then return left==0 end
		if left<=0 then return false end
		local first,second=levels(cards[i],sc)
		return recipe.levelsfit(cards,i+1,left-first) or second~=nil and recipe.levelsfit(cards,i+1,left-second)
	end

	-- Whether the cards as they stand are a whole set of materials.
	function recipe.complete(tuners,others)
		if #tuners<p.min1 or #tuners>p.max1 or #others<p.min2 or #others>p.max2 then return false end
		local g,cards=Group.CreateGroup(),{}
		for _,list in ipairs({tuners,others}) do
			for _,c in ipairs(list) do
				g:AddCard(c)
				cards[#cards+1]=c
			end
		end
		if not recipe.levelsfit(cards,1,sc:GetLevel()) or not g:Includes(must) then return false end
		if p.req1 and Group.FromCards(table.unpack(tuners)):FilterCount(p.req1,nil,sc,SYNCHRO,tp)<(p.reqct1 or 1) then return false end
		if p.req2 and Group.FromCards(table.unpack(others)):FilterCount(p.req2,nil,sc,SYNCHRO,tp)<(p.reqct2 or 1) then return false end
		if p.reqm and not g:IsExists(p.reqm,1,nil,sc,SYNCHRO,tp) then return false end
		return Duel.GetLocationCountFromEx(tp,tp,g,sc)>0
	end

	return recipe
end

-- The monsters that may be used: `only`, or those on the field.
local function usable(sc,tp,only)
	if only then
		return only:Filter(Card.IsCanBeSynchroMaterial,nil,sc)
	end
	local function able(c)
		return c:IsFaceup() and c:IsCanBeSynchroMaterial(sc)
			and (c:IsControler(tp) or c:IsHasEffect(EFFECT_SYNCHRO_MATERIAL))
	end
	return Duel.GetMatchingGroup(able,tp,LOCATION_MZONE,LOCATION_MZONE,nil)
end

local function without(list,c)
	local rest={}
	for _,tc in ipairs(list) do
		if tc~=c then rest[#rest+1]=tc end
	end
	return rest
end

local function with(list,c)
	local longer={table.unpack(list)}
	longer[#longer+1]=c
	return longer
end

local function contains(list,c)
	for _,tc in ipairs(list) do
		if tc==c then return true end
	end
	return false
end

-- The least sum of Levels of the cards, to leave hopeless searches early.
local function leastsum(list,sc)
	local sum=0
	for _,c in ipairs(list) do
		local first,second=levels(c,sc)
		sum=sum+math.min(first,second or first)
	end
	return sum
end

-- Whether Tuners (from pool[from] on) and then other monsters can be added to make a whole set.
local function cancomplete(recipe,pool,tuners,others,from,onlyothers)
	if recipe.complete(tuners,others) then return true end
	if leastsum(tuners,recipe.sc)+leastsum(others,recipe.sc)>=recipe.sc:GetLevel() then return false end
	local p=recipe.p
	for i=from,#pool do
		local c=pool[i]
		if not contains(tuners,c) and not contains(others,c) then
			if not onlyothers and #tuners<p.max1 and recipe.tuner(c)
				and cancomplete(recipe,pool,with(tuners,c),others,i+1,false) then return true end
		end
	end
	if #tuners<p.min1 or #others>=p.max2 then return false end
	for i=onlyothers and from or 1,#pool do
		local c=pool[i]
		if not contains(tuners,c) and not contains(others,c) and recipe.other(c)
			and cancomplete(recipe,pool,tuners,with(others,c),i+1,true) then return true end
	end
	return false
end

local function tolist(g)
	local list={}
	for c in aux.Next(g) do list[#list+1]=c end
	return list
end

-- What may be chosen next: Tuners while they can be added, other monsters once there are Tuners enough.
local function choices(recipe,pool,tuners,others)
	local astuner,asother=Group.CreateGroup(),Group.CreateGroup()
	for _,c in ipairs(pool) do
		if not contains(tuners,c) and not contains(others,c) then
			if #others==0 and #tuners<recipe.p.max1 and recipe.tuner(c)
				and cancomplete(recipe,pool,with(tuners,c),others,1,false) then
				astuner:AddCard(c)
			elseif #tuners>=recipe.p.min1 and #others<recipe.p.max2 and recipe.other(c)
				and cancomplete(recipe,pool,tuners,with(others,c),1,true) then
				asother:AddCard(c)
			end
		end
	end
	return astuner,asother
end

-- Lets the player build the materials card by card; nil if given up.
local function choose(recipe,pool)
	local tuners,others={},{}
	while true do
		local astuner,asother=choices(recipe,pool,tuners,others)
		local able=astuner+asother
		local complete=recipe.complete(tuners,others)
		if complete and #able==0 then break end
		local chosen=Group.FromCards(table.unpack(tuners))+Group.FromCards(table.unpack(others))
		Duel.Hint(HINT_SELECTMSG,recipe.tp,HINTMSG_SMATERIAL)
		local c=able:SelectUnselect(chosen,recipe.tp,complete,complete or #chosen==0,1,1)
		if not c then
			if complete then break end
			return nil
		end
		if contains(tuners,c) then
			-- A Tuner can only be taken back before other monsters were chosen.
			if #others==0 then tuners=without(tuners,c) end
		elseif contains(others,c) then
			others=without(others,c)
		elseif astuner:IsContains(c) then
			tuners=with(tuners,c)
		else
			others=with(others,c)
		end
	end
	return Group.FromCards(table.unpack(tuners))+Group.FromCards(table.unpack(others))
end

-- Lets `c` be Synchro Summoned with min1..max1 Tuners f1 accepts and min2..max2 other monsters f2 accepts;
-- both are asked f(c,sc,sumtype,tp). sub1 and sub2 name cards that stand in for either. At least reqct1 Tuners must pass
-- req1, reqct2 others req2, and one material reqm.
function Synchro.AddProcedure(c,f1,min1,max1,f2,min2,max2,sub1,sub2,req1,reqct1,req2,reqct2,reqm)
	local p={f1=f1,min1=min1 or 1,max1=max1 or min1 or 1,f2=f2,min2=min2 or 1,max2=max2 or 99,
		sub1=sub1,sub2=sub2,req1=req1,reqct1=reqct1,req2=req2,reqct2=reqct2,reqm=reqm}
	local function recipefor(sc,must,only)
		local tp=sc:GetControler()
		local g=usable(sc,tp,only)
		local all=aux.MaterialsToUse(tp,must,sc,g,REASON_SYNCHRO)
		return newrecipe(p,sc,tp,all),g
	end
	local function condition(e,c,must,only)
		if c==nil then return true end
		if c:IsType(TYPE_PENDULUM) and c:IsFaceup() then return false end
		local recipe,g=recipefor(c,must,only)
		return g:Includes(recipe.must) and cancomplete(recipe,tolist(g),{},{},1,false)
	end
	local function target(e,tp,eg,ep,ev,re,r,rp,chk,c,must,only)
		local recipe,g=recipefor(c,must,only)
		return aux.KeepMaterials(e,choose(recipe,tolist(g)))
	end
	local function operation(e,tp,eg,ep,ev,re,r,rp,c)
		Duel.SendtoGrave(aux.TakeMaterials(e,c),REASON_MATERIAL|REASON_SYNCHRO)
	end
	return aux.AddExtraDeckProcedure(c,1172,SUMMON_TYPE_SYNCHRO,condition,target,operation)
end
