-- Ritual Summons: Tributes whose Levels reach, or make exactly, a Level.

local PARAMETERS={"handler","lvtype","filter","lv","desc","extrafil","extraop","matfilter","stage2","location",
	"forcedselection","customoperation","specificmatfilter","requirementfunc","sumpos","extratg"}

local function parameters(first,...)
	local p={}
	if type(first)=="table" then
		for _,name in ipairs(PARAMETERS) do p[name]=first[name] end
	else
		local values=table.pack(first,...)
		for i,name in ipairs(PARAMETERS) do p[name]=values[i] end
	end
	p.location=p.location or LOCATION_HAND
	p.sumpos=p.sumpos or POS_FACEUP
	return p
end

-- The Level to be reached for the Ritual Monster.
local function levelof(p,sc)
	if type(p.lv)=="function" then return p.lv(sc) end
	return p.lv or sc:GetLevel()
end

-- What a Tribute counts for that monster: its ritual level, or the whole Level under EFFECT_RITUAL_LEVEL by
-- Ritual.AddWholeLevelTribute.
local function worth(p,sc)
	return p.requirementfunc or function(c) return c:GetRitualLevel(sc) end
end

-- The usable Tributes for any Ritual Monster.
local function tributes(p,e,tp,eg,ep,ev,re,r,rp,chk)
	local g=Duel.GetRitualMaterial(tp,not p.requirementfunc)
	if p.extrafil then
		local more=p.extrafil(e,tp,eg,ep,ev,re,r,rp,chk)
		if more then g:Merge(more) end
	end
	if p.matfilter then g=g:Filter(p.matfilter,nil,e,tp) end
	return g
end

local function tributesfor(p,g,sc,tp)
	return g:Filter(function(c)
		return c~=sc and c:IsCanBeRitualMaterial(sc)
			and (not p.specificmatfilter or p.specificmatfilter(c,sc,g,tp))
	end,nil)
end

-- The goal of the choice when Tributes are chosen one by one: free zones and the caller's check matter.
local function goal(p,e,tp,sc,g)
	local level,value=levelof(p,sc),worth(p,sc)
	return function(sg)
		local sum,least=0,nil
		for c in aux.Next(sg) do
			local packed=value(c)
			local first,second=packed&0xffff,packed>>16
			local v=math.max(first,second)
			sum=sum+v
			if not least or v<least then least=v end
		end
		local enough=p.lvtype==RITPROC_EQUAL and sum==level or p.lvtype~=RITPROC_EQUAL and sum>=level and sum-least<level
		if not enough then return false,sum>level end
		if p.forcedselection then
			local ok=p.forcedselection(e,tp,sg,sc)
			if not ok then return false end
		end
		return Duel.GetMZoneCount(tp,sg,tp)>0
	end
end

-- Whether the choice can be left to one question about sums: no zone has to be vacated and nothing else is checked.
local function simple(p,tp)
	return not p.forcedselection and Duel.GetLocationCount(tp,LOCATION_MZONE)>0
end

-- Whether the Ritual Monster can be Summoned with Tributes of g.
local function payable(p,e,tp,sc,g)
	local level,value=levelof(p,sc),worth(p,sc)
	local mine=tributesfor(p,g,sc,tp)
	if simple(p,tp) then
		if p.lvtype==RITPROC_EQUAL then return (mine:CheckWithSumEqual(value,level,1,#mine)) end
		return (mine:CheckWithSumGreater(value,level))
	end
	return aux.CanComplete(Group.CreateGroup(),mine,1,#mine,goal(p,e,tp,sc,mine))
end

local function summonable(p,e,tp,g)
	local function able(c)
		return c:IsRitualMonster() and (not p.filter or p.filter(c,e,tp))
			and c:IsCanBeSpecialSummoned(e,SUMMON_TYPE_RITUAL,tp,false,true,p.sumpos)
			and payable(p,e,tp,c,g)
	end
	return Duel.GetMatchingGroup(aux.NecroValleyFilter(able),tp,p.location,0,nil)
end

local function choose(p,e,tp,sc,g)
	local level,value=levelof(p,sc),worth(p,sc)
	local mine=tributesfor(p,g,sc,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_RELEASE)
	if simple(p,tp) then
		if p.lvtype==RITPROC_EQUAL then return mine:SelectWithSumEqual(tp,value,level,1,#mine) end
		return mine:SelectWithSumGreater(tp,value,level)
	end
	return aux.ChooseGroup(tp,mine,1,#mine,goal(p,e,tp,sc,mine),HINTMSG_RELEASE,{shown={1,level}})
end

-- The target function of an effect that Ritual Summons. Arguments in order or by name:
--   handler lvtype               the card; RITPROC_EQUAL or RITPROC_GREATER
--   filter(c,e,tp)               which Ritual Monsters;  location: where they are (the hand if not given)
--   lv                           the Level to reach: a number, a function of the monster, nil for its own Level
--   extrafil(e,tp,...)           gives further Tributes;  matfilter(c,e,tp) limits them all
--   specificmatfilter(c,sc,g,tp) limits them for one monster;  forcedselection(e,tp,sg,sc) checks the chosen ones
--   extraop(g,e,tp,...)          what to do with the Tributes instead of releasing them
--   customoperation(g,e,tp,eg,ep,ev,re,r,rp,sc) does all from there on
--   stage2(g,e,tp,eg,ep,ev,re,r,rp,sc) after the Summon
function Ritual.Target(...)
	local p=parameters(...)
	return function(e,tp,eg,ep,ev,re,r,rp,chk)
		if chk==0 then
			local g=tributes(p,e,tp,eg,ep,ev,re,r,rp,0)
			return #summonable(p,e,tp,g)>0
		end
		Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,p.location)
		if p.extratg then p.extratg(e,tp,eg,ep,ev,re,r,rp,1) end
	end
end

-- The operation that goes with it.
function Ritual.Operation(...)
	local p=parameters(...)
	return function(e,tp,eg,ep,ev,re,r,rp)
		local g=tributes(p,e,tp,eg,ep,ev,re,r,rp,1)
		Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
		local monsters=summonable(p,e,tp,g)
		if #monsters==0 then return end
		local sc=monsters:Select(tp,1,1,nil):GetFirst()
		local mat=choose(p,e,tp,sc,g)
		if #mat==0 then return end
		if p.customoperation then
			p.customoperation(mat,e,tp,eg,ep,ev,re,r,rp,sc)
			return
		end
		sc:SetMaterial(mat)
		if p.extraop then
			p.extraop(mat:Clone(),e,tp,eg,ep,ev,re,r,rp,sc)
		else
			Duel.ReleaseRitualMaterial(mat)
		end
		Duel.BreakEffect()
		Duel.SpecialSummon(sc,SUMMON_TYPE_RITUAL,tp,tp,false,true,p.sumpos)
		sc:CompleteProcedure()
		if p.stage2 then p.stage2(mat,e,tp,eg,ep,ev,re,r,rp,sc) end
	end
end

-- An activation of Spell `handler` that Ritual Summons.
function Ritual.CreateProc(...)
	local p=parameters(...)
	local e1=Effect.CreateEffect(p.handler)
	e1:SetDescription(p.desc or 1171)
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetTarget(Ritual.Target(p))
	e1:SetOperation(Ritual.Operation(p))
	return e1
end

-- Creates and registers such an activation; arguments as above without lvtype.
local function adder(lvtype)
	return function(c,...)
		local p
		if type(c)=="table" then
			p=parameters(c)
			p.lvtype=lvtype
		else
			p=parameters(c,lvtype,...)
		end
		local e=Ritual.CreateProc(p)
		p.handler:RegisterEffect(e)
		return e
	end
end

Ritual.AddProcEqual=adder(RITPROC_EQUAL)
Ritual.AddProcGreater=adder(RITPROC_GREATER)

-- The same for Ritual Monsters of the given names.
local function adderbycode(add)
	return function(c,lv,desc,...)
		local codes={...}
		local meta=c:GetMetatable()
		if not c:IsStatus(STATUS_COPYING_EFFECT) and not meta.fit_monster then meta.fit_monster=codes end
		return add(c,function(sc) return sc:IsCode(table.unpack(codes)) end,lv,desc)
	end
end

Ritual.AddProcEqualCode=adderbycode(Ritual.AddProcEqual)
Ritual.AddProcGreaterCode=adderbycode(Ritual.AddProcGreater)

-- Lets the monster alone count as the whole Level of Ritual Monsters cond(sc) accepts.
function Ritual.AddWholeLevelTribute(c,cond)
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_SINGLE)
	e:SetCode(EFFECT_RITUAL_LEVEL)
	e:SetValue(function(e,sc)
		local level=e:GetHandler():GetLevel()
		return cond(sc,e) and sc:GetLevel()<<16|level or level
	end)
	c:RegisterEffect(e)
	return e
end
