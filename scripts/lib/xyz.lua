-- Xyz Summon: monsters of one Level become the materials of a monster laid upon them.

local XYZ=SUMMON_TYPE_XYZ|MATERIAL_XYZ

-- As the largest number of materials: any number.
Xyz.InfiniteMats=99

-- The monsters that may be used: `only`, or the face-up ones its player controls.
local function usable(p,xyz,tp,only)
	local function able(c)
		return c:IsFaceup() and c:IsCanBeXyzMaterial(xyz,tp) and (not p.lv or c:IsXyzLevel(xyz,p.lv))
			and (not p.f or p.f(c,xyz,XYZ,tp))
	end
	local g=only or Duel.GetMatchingGroup(Card.IsFaceup,tp,LOCATION_MZONE,0,nil)
	return g:Filter(able,nil)
end

local function goal(p,xyz,tp,must)
	return function(sg)
		return sg:Includes(must) and (not p.exchk or p.exchk(sg,tp,xyz)) and Duel.GetLocationCountFromEx(tp,tp,sg,xyz)>0
	end
end

-- The monsters it may be laid upon directly.
local function alternatives(p,e,xyz,tp,must)
	if not p.alterf then return Group.CreateGroup() end
	local function able(c)
		return c:IsFaceup() and p.alterf(c,tp,xyz) and c:IsCanBeXyzMaterial(xyz,tp)
			and Group.FromCards(c):Includes(must) and Duel.GetLocationCountFromEx(tp,tp,c,xyz)>0
			and (not p.op or p.op(e,tp,0,c))
	end
	return Duel.GetMatchingGroup(able,tp,LOCATION_MZONE,0,nil)
end

-- Lets `c` be Xyz Summoned with ct..maxct monsters of Level `lv` (any if nil) that f(c,xyz,sumtype,tp) accepts and
-- exchk(g,tp,xyz) as a group; or laid on one monster alterf(c,tp,xyz) accepts, with its materials, after op(e,tp,1,c).
function Xyz.AddProcedure(c,f,lv,ct,alterf,desc,maxct,op,mustbemat,exchk)
	local p={f=f,lv=lv,ct=ct,maxct=maxct or ct,alterf=alterf,op=op,exchk=exchk}
	local function prepare(e,xyz,must,only)
		local tp=xyz:GetControler()
		local g=usable(p,xyz,tp,only)
		return tp,g,aux.MaterialsToUse(tp,must,xyz,g,REASON_XYZ)
	end
	local function condition(e,c,must,only,min,max)
		if c==nil then return true end
		if c:IsType(TYPE_PENDULUM) and c:IsFaceup() then return false end
		local tp,g,all=prepare(e,c,must,only)
		return g:Includes(all) and aux.CanComplete(all,g,min or p.ct,max or p.maxct,goal(p,c,tp,all))
	end
	local function target(e,tp,eg,ep,ev,re,r,rp,chk,c,must,only,min,max)
		local _,g,all=prepare(e,c,must,only)
		local options={must=all,cancelable=true,shown={1,1}}
		return aux.KeepMaterials(e,aux.ChooseGroup(tp,g,min or p.ct,max or p.maxct,goal(p,c,tp,all),HINTMSG_XMATERIAL,options))
	end
	local function operation(e,tp,eg,ep,ev,re,r,rp,c)
		Duel.Overlay(c,aux.TakeMaterials(e,c),true)
	end
	aux.AddExtraDeckProcedure(c,1173,SUMMON_TYPE_XYZ,condition,target,operation)
	if not alterf then return end
	local function altercondition(e,c,must)
		if c==nil then return true end
		if c:IsType(TYPE_PENDULUM) and c:IsFaceup() then return false end
		local tp,_,all=prepare(e,c,must)
		return #alternatives(p,e,c,tp,all)>0
	end
	local function altertarget(e,tp,eg,ep,ev,re,r,rp,chk,c,must)
		local _,_,all=prepare(e,c,must)
		Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_XMATERIAL)
		local g=alternatives(p,e,c,tp,all)
		local chosen=g:Select(tp,1,1,true,nil)
		if not chosen then return false end
		local mc=chosen:GetFirst()
		if p.op then p.op(e,tp,1,mc) end
		return aux.KeepMaterials(e,chosen)
	end
	local function alteroperation(e,tp,eg,ep,ev,re,r,rp,c)
		Duel.Overlay(c,aux.TakeMaterials(e,c))
	end
	aux.AddExtraDeckProcedure(c,desc or 0,SUMMON_TYPE_XYZ,altercondition,altertarget,alteroperation)
end
