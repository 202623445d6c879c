-- Effects that Fusion Summon.

local FUSION=SUMMON_TYPE_FUSION|MATERIAL_FUSION

-- Filters of materials (c,e,tp,chk): where the card is, or what it is, and all the given filters too.
local function where(test)
	return function(...)
		local filters={...}
		return function(c,e,tp,...)
			if not test(c,e,tp) then return false end
			for _,f in ipairs(filters) do
				if not f(c,e,tp,...) then return false end
			end
			return true
		end
	end
end

Fusion.IsMonsterFilter=where(function(c) return c:IsMonster() end)
Fusion.InHandMat=where(function(c) return c:IsLocation(LOCATION_HAND) end)
Fusion.OnFieldMat=where(function(c) return c:IsOnField() end)
Fusion.CheckWithHandler=where(function(c,e) return c==e:GetHandler() end)

-- As the material that must be used: the effect's own card.
function Fusion.ForcedHandler(e)
	return e:GetHandler()
end

-- What may happen to the materials instead of going to the Graveyard. Both empty the group: nothing is left to do.
function Fusion.BanishMaterial(e,tc,tp,sg)
	Duel.Remove(sg,POS_FACEUP,REASON_EFFECT|REASON_MATERIAL|REASON_FUSION)
	sg:Clear()
end

function Fusion.ShuffleMaterial(e,tc,tp,sg)
	local hidden=sg:Filter(Card.IsFacedown,nil)
	if #hidden>0 then Duel.ConfirmCards(1-tp,hidden) end
	local shown=sg-hidden
	if #shown>0 then Duel.HintSelection(shown) end
	Duel.SendtoDeck(sg,nil,SEQ_DECKSHUFFLE,REASON_EFFECT|REASON_MATERIAL|REASON_FUSION)
	sg:Clear()
end

-- Sets the limits on the number of materials while f runs.
local function withlimits(p,additional,f)
	Fusion.CheckExact,Fusion.CheckMin,Fusion.CheckMax=p.exactcount,p.mincount,p.maxcount
	Fusion.CheckAdditional=additional
	local result=f()
	Fusion.CheckExact,Fusion.CheckMin,Fusion.CheckMax,Fusion.CheckAdditional=nil,nil,nil,nil
	return result
end

-- The materials of a Fusion Summon by effect: the usable ones, those that must be used, and the further check of extrafil.
local function materials(p,e,tp,eg,ep,ev,re,r,rp,chk)
	local function able(c) return (p.matfilter or Card.IsAbleToGrave)(c,e,tp,chk) end
	local g=Duel.GetFusionMaterial(tp)
	local additional
	if p.extrafil then
		local more,check=p.extrafil(e,tp,g)
		if more then g:Merge(more) end
		additional=check
	end
	g=g:Filter(able,nil)
	if chk==1 then g=g:Filter(aux.NOT(Card.IsImmuneToEffect),nil,e) end
	local must=p.gc
	if type(must)=="function" then must=must(e,tp,eg,ep,ev,re,r,rp,chk) end
	if must then
		must=type(must)=="Card" and Group.FromCards(must) or must
	end
	return g,must,additional
end

local function chkfof(p,tp)
	return p.chkf and (p.chkf|tp) or tp
end

-- The monsters the effect could summon with these materials.
local function summonable(p,e,tp,g,must)
	local sumtype=p.sumtype or FUSION
	local chkf=chkfof(p,tp)
	local nolimit=chkf&FUSPROC_NOLIMIT~=0
	local function able(c)
		if p.fusfilter and not p.fusfilter(c,tp) then return false end
		if not c:IsType(TYPE_FUSION) then return false end
		if not p.nosummoncheck and not c:IsCanBeSpecialSummoned(e,sumtype,tp,nolimit,false,p.sumpos) then return false end
		return c:CheckFusionMaterial(g,must,chkf)
	end
	return Duel.GetMatchingGroup(able,tp,p.location,0,nil)
end

local PARAMETERS={"fusfilter","matfilter","extrafil","extraop","gc","stage2","exactcount","sumtype","location","chkf",
	"desc","preselect","nosummoncheck","extratg","mincount","maxcount","sumpos"}

-- Turns the arguments of the functions below, in order or by name, into one table.
local function parameters(first,...)
	local p={}
	if type(first)=="table" then
		for _,name in ipairs(PARAMETERS) do p[name]=first[name] end
		p.sumtype=p.sumtype or first.value
	else
		local values=table.pack(first,...)
		for i,name in ipairs(PARAMETERS) do p[name]=values[i] end
	end
	p.location=p.location or LOCATION_EXTRA
	p.sumpos=p.sumpos or POS_FACEUP
	return p
end

-- The target function of an effect that Fusion Summons.
--   fusfilter(c,tp)              which Fusion Monsters
--   matfilter(c,e,tp,chk)        which materials (able to go to the Graveyard if not given)
--   extrafil(e,tp,g)             gives further materials and a check(tp,sg,fc) of the chosen ones
--   extraop(e,tc,tp,sg)          what to do with the materials; those left in sg go to the Graveyard
--   gc                           a card, a group, or a function that gives them: must be used
--   stage2(e,tc,tp,sg,chk)       after the monster is placed (chk 0) and Summoned (chk 1)
--   exactcount mincount maxcount how many materials
--   sumtype location sumpos chkf of the Summon;  preselect(e,tc) before the materials are chosen
--   extratg(e,tp,...)            further operation infos
function Fusion.SummonEffTG(...)
	local p=parameters(...)
	return function(e,tp,eg,ep,ev,re,r,rp,chk)
		if chk==0 then
			local g,must,additional=materials(p,e,tp,eg,ep,ev,re,r,rp,0)
			return withlimits(p,additional,function() return #summonable(p,e,tp,g,must)>0 end)
				and (not p.extratg or p.extratg(e,tp,eg,ep,ev,re,r,rp,0)~=false)
		end
		Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,p.location)
		if p.extratg then p.extratg(e,tp,eg,ep,ev,re,r,rp,1) end
	end
end

-- The chosen monster and its materials; nil if there is none. Giving up the materials leads back to the monsters.
local function select(p,e,tp,monsters,g,must)
	local chkf=chkfof(p,tp)
	if not p.preselect then chkf=chkf|FUSPROC_CANCELABLE end
	while #monsters>0 do
		Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
		local tc=monsters:Select(tp,1,1,nil):GetFirst()
		if p.preselect and p.preselect(e,tc)==false then return nil end
		local sg=Duel.SelectFusionMaterial(tp,tc,g,must,chkf)
		if #sg>0 or p.preselect then return tc,sg end
	end
	return nil
end

-- The operation that goes with it.
function Fusion.SummonEffOP(...)
	local p=parameters(...)
	return function(e,tp,eg,ep,ev,re,r,rp)
		local g,must,additional=materials(p,e,tp,eg,ep,ev,re,r,rp,1)
		local tc,sg
		withlimits(p,additional,function()
			tc,sg=select(p,e,tp,summonable(p,e,tp,g,must),g,must)
		end)
		if not tc then return end
		local used=sg:Clone()
		tc:SetMaterial(sg)
		if p.extraop then p.extraop(e,tc,tp,sg) end
		if #sg>0 then Duel.SendtoGrave(sg,REASON_EFFECT|REASON_MATERIAL|REASON_FUSION) end
		Duel.BreakEffect()
		local nolimit=chkfof(p,tp)&FUSPROC_NOLIMIT~=0
		if Duel.SpecialSummonStep(tc,p.sumtype or FUSION,tp,tp,nolimit,false,p.sumpos) and p.stage2 then
			p.stage2(e,tc,tp,used,0)
		end
		Duel.SpecialSummonComplete()
		tc:CompleteProcedure()
		if p.stage2 then p.stage2(e,tc,tp,used,1) end
	end
end

-- An activation of Spell or Trap `c` that Fusion Summons; arguments as above, in order or by name (`handler` for c).
function Fusion.CreateSummonEff(c,...)
	local p
	if type(c)=="table" then
		p=parameters(c)
		c=c.handler
	else
		p=parameters(...)
	end
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(p.desc or 1170)
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON+CATEGORY_FUSION_SUMMON)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetTarget(Fusion.SummonEffTG(p))
	e1:SetOperation(Fusion.SummonEffOP(p))
	return e1
end
