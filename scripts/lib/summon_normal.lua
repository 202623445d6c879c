-- Own ways to Normal Summon or Set a monster: other numbers of Tributes, conditions on them.

local function tributes(c,filter,zone,relzone,tp)
	local g=Duel.GetTributeGroup(c)
	if relzone then
		g=g:Filter(function(tc) return aux.IsZone(tc,relzone,tp) end,nil)
	end
	return filter and g:Filter(filter,nil,tp) or g
end

-- Whether the monster stands in one of the zones of the mask, as `tp` sees it.
function aux.IsZone(c,zone,tp)
	local bit=1<<c:GetSequence()
	if not c:IsControler(tp) then bit=bit<<16 end
	return zone&bit~=0
end

local function condition(min,max,filter)
	return function(e,c,minc,zone,relzone,exeff)
		if c==nil then return true end
		local tp=c:GetControler()
		minc=minc or 0
		if max<minc then return false end
		local needed=math.max(min,minc)
		if needed==0 then
			return Duel.GetLocationCount(tp,LOCATION_MZONE)>0
		end
		return Duel.CheckTribute(c,needed,max,tributes(c,filter,zone,relzone or 0xff00ff,tp),nil,zone)
	end
end

local function target(min,max,filter)
	return function(e,tp,eg,ep,ev,re,r,rp,chk,c,minc,zone,relzone,exeff)
		local needed=math.max(min,minc or 0)
		if needed==0 then
			e:SetLabelObject(Group.CreateGroup())
			return true
		end
		local g=Duel.SelectTribute(tp,c,needed,max,tributes(c,filter,zone,relzone or 0xff00ff,tp),nil,zone,Duel.IsSummonCancelable())
		if not g or #g==0 then return false end
		g:KeepAlive()
		e:SetLabelObject(g)
		return true
	end
end

local function operation(more)
	return function(e,tp,eg,ep,ev,re,r,rp,c,minc,zone,relzone,exeff)
		local g=e:GetLabelObject()
		c:SetMaterial(g)
		if #g>0 then Duel.Release(g,REASON_SUMMON|REASON_MATERIAL) end
		if more then more(g:Clone(),e,tp,eg,ep,ev,re,r,rp,c,minc,zone,relzone,exeff) end
		g:DeleteGroup()
	end
end

-- Registers a procedure: `free` lets the usual one stand beside it, otherwise it replaces it.
local function addprocedure(c,freecode,limitcode,free,min,max,sumtype,description,filter,more)
	local e=Effect.CreateEffect(c)
	if description then e:SetDescription(description) end
	e:SetType(EFFECT_TYPE_SINGLE)
	e:SetProperty(EFFECT_FLAG_CANNOT_DISABLE+EFFECT_FLAG_UNCOPYABLE)
	e:SetCode(free and freecode or limitcode)
	min,max=min or 0,max or min or 0
	e:SetCondition(condition(min,max,filter))
	e:SetTarget(target(min,max,filter))
	e:SetOperation(operation(more))
	e:SetValue(sumtype or SUMMON_TYPE_TRIBUTE)
	c:RegisterEffect(e)
	return e
end

-- Lets `c` be Normal Summoned with min..max Tributes that filter(tc,tp) accepts. With ns and opt the usual way remains.
-- sumop(g,e,tp,...) follows the Tributes.
function aux.AddNormalSummonProcedure(c,ns,opt,min,max,sumtype,description,filter,sumop)
	return addprocedure(c,EFFECT_SUMMON_PROC,EFFECT_LIMIT_SUMMON_PROC,ns and opt,min,max,sumtype,description,filter,sumop)
end

-- The same for a Normal Set.
function aux.AddNormalSetProcedure(c,ns,opt,min,max,sumtype,description,filter,sumop)
	return addprocedure(c,EFFECT_SET_PROC,EFFECT_LIMIT_SET_PROC,ns and opt,min,max,sumtype,description,filter,sumop)
end
