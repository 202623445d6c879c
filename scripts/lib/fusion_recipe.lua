-- Fusion recipes: which cards make a Fusion Monster.

-- A slot of a recipe takes one material. `value` is a passcode, a list of them, or a filter f(c,fc,sumtype,tp).
local function newslot(value)
	local codes
	if type(value)=="table" then codes=value elseif type(value)=="number" then codes={value} end
	if not codes then return {takes=value,named=false} end
	return {
		named=true,codes=codes,
		takes=function(c,fc,sumtype,tp) return c:IsSummonCode(fc,sumtype,tp,table.unpack(codes)) end,
	}
end

-- One search for materials of `fc` among the cards of `g`.
local function newsearch(recipe,fc,tp,g,must,sumtype,flags)
	local search={recipe=recipe,fc=fc,tp=tp,must=must}
	local contact=flags&FUSPROC_CONTACTFUS~=0

	local function able(c)
		return contact or c:IsCanBeFusionMaterial(fc,sumtype)
	end
	search.pool={}
	for c in aux.Next(g:Filter(able,nil)) do search.pool[#search.pool+1]=c end

	-- How the card fills the slot: nil not at all, 0 itself, 1 as a substitute.
	local function fills(c,slot)
		if slot.takes(c,fc,sumtype,tp) then return 0 end
		if slot.named and recipe.sub and c:CheckFusionSubstitute(fc) then return 1 end
		return nil
	end

	-- Whether the whole set is right beyond its slots.
	local function accepted(sg)
		if Fusion.CheckExact and #sg~=Fusion.CheckExact then return false end
		if Fusion.CheckMin and #sg<Fusion.CheckMin or Fusion.CheckMax and #sg>Fusion.CheckMax then return false end
		if Fusion.CheckAdditional and not Fusion.CheckAdditional(tp,sg,fc,sumtype,tp) then return false end
		return tp==PLAYER_NONE or Duel.GetLocationCountFromEx(tp,tp,sg,fc)>0
	end

	-- Whether slots[i..] can be filled so that all cards of `wanted` are used. `sg` holds the cards used so far,
	-- `subs` how many stand in for another, `last` the pool index used for the slot before if it is the same slot.
	local function fill(slots,i,sg,wanted,subs,last)
		if i>#slots then return #wanted==0 and accepted(sg) end
		if #wanted>#slots-i+1 then return false end
		local slot=slots[i]
		for n=(slots[i-1]==slot and last or 0)+1,#search.pool do
			local c=search.pool[n]
			local how=not sg:IsContains(c) and fills(c,slot)
			if how and subs+how<=1 then
				local iswanted=wanted:IsContains(c)
				sg:AddCard(c)
				if iswanted then wanted:RemoveCard(c) end
				local found=fill(slots,i+1,sg,wanted,subs+how,n)
				sg:RemoveCard(c)
				if iswanted then wanted:AddCard(c) end
				if found then return true end
			end
		end
		return false
	end

	local function slotsof(size)
		local slots={table.unpack(recipe.slots)}
		for _=#slots+1,size do slots[#slots+1]=recipe.repeated end
		return slots
	end

	-- Whether the cards of `sg` belong to a set of `size` materials; of any allowed size.
	function search.possible(sg,size)
		return fill(slotsof(size),1,Group.CreateGroup(),sg:Clone(),0,0)
	end

	function search.completable(sg)
		for size=math.max(recipe.min,#sg),math.min(recipe.max,#search.pool) do
			if search.possible(sg,size) then return true end
		end
		return false
	end

	function search.complete(sg)
		return #sg>=recipe.min and #sg<=recipe.max and search.possible(sg,#sg)
	end

	return search
end

-- Lets the player build the materials card by card; nil if given up.
local function choose(search,cancelable)
	local sg=search.must:Clone()
	local recipe=search.recipe
	while #sg<recipe.max do
		local able=Group.CreateGroup()
		for _,c in ipairs(search.pool) do
			if not sg:IsContains(c) then
				sg:AddCard(c)
				if search.completable(sg) then able:AddCard(c) end
				sg:RemoveCard(c)
			end
		end
		local finishable=search.complete(sg)
		if #able==0 then break end
		local chosen=sg-search.must
		Duel.Hint(HINT_SELECTMSG,search.tp,HINTMSG_FMATERIAL)
		local c=able:SelectUnselect(chosen,search.tp,finishable,finishable or cancelable and #chosen==0,recipe.min,recipe.max)
		if not c then
			if finishable then break end
			return nil
		end
		if sg:IsContains(c) then sg:RemoveCard(c) else sg:AddCard(c) end
	end
	return sg
end

-- Remembers the recipe in the card's script table, for cards that ask what it lists.
local function publish(c,recipe)
	local meta=c:GetMetatable()
	if c:IsStatus(STATUS_COPYING_EFFECT) or meta.material_count then return end
	local codes={}
	for _,slot in ipairs(recipe.slots) do
		for _,code in ipairs(slot.codes or {}) do codes[#codes+1]=code end
	end
	meta.material_count=#codes
	meta.min_material_count,meta.max_material_count=recipe.min,recipe.max
	if #codes>0 and not meta.material then meta.material=codes end
end

-- Registers the recipe as the card's own.
local function addrecipe(c,recipe)
	publish(c,recipe)
	local function newsearchfor(e,g,must,chkf)
		chkf=chkf or PLAYER_NONE
		local fc,tp=e:GetHandler(),chkf&0xff
		local flags=chkf&~0xff
		local player=tp==PLAYER_NONE and e:GetHandlerPlayer() or tp
		local sumtype=SUMMON_TYPE_FUSION|MATERIAL_FUSION
		if flags&FUSPROC_NOTFUSION~=0 then
			sumtype=flags&FUSPROC_LISTEDMATS~=0 and MATERIAL_FUSION or 0
		end
		local all=aux.MaterialsToUse(player,must,fc,g,REASON_FUSION)
		return newsearch(recipe,fc,tp,g+all,all,sumtype,flags),flags,player
	end
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE+EFFECT_FLAG_UNCOPYABLE)
	e1:SetCode(EFFECT_FUSION_MATERIAL)
	e1:SetCondition(function(e,g,must,chkf)
		if g==nil then return recipe.nomaterials end
		local search=newsearchfor(e,g,must,chkf)
		return search.completable(search.must)
	end)
	e1:SetOperation(function(e,tp,eg,ep,ev,re,r,rp,must,chkf)
		local search,flags,player=newsearchfor(e,eg,must,chkf)
		search.tp=player
		Duel.SetFusionMaterial(choose(search,flags&FUSPROC_CANCELABLE~=0) or Group.CreateGroup())
	end)
	c:RegisterEffect(e1)
	return e1
end

local function newrecipe(sub,nomaterials,slots,repeated,min,max)
	return {sub=sub,nomaterials=nomaterials or false,slots=slots,repeated=repeated,min=#slots+(min or 0),max=#slots+(max or 0)}
end

-- One material for each further argument: a passcode, a table of passcodes, or a filter f(c,fc,sumtype,tp).
-- `sub` allows a substitute for a named one, `nomaterials` Fusion Summons that use none.
function Fusion.AddProcMix(c,sub,nomaterials,...)
	local slots={}
	for i,value in ipairs({...}) do slots[i]=newslot(value) end
	return addrecipe(c,newrecipe(sub,nomaterials,slots))
end

-- Pairs of a material and how many of it.
function Fusion.AddProcMixN(c,sub,nomaterials,...)
	local slots,pairs={},{...}
	for i=1,#pairs,2 do
		local slot=newslot(pairs[i])
		for _=1,pairs[i+1] do slots[#slots+1]=slot end
	end
	return addrecipe(c,newrecipe(sub,nomaterials,slots))
end

-- min..max of the first material, and one for each further argument.
function Fusion.AddProcMixRep(c,sub,nomaterials,repeated,min,max,...)
	local slots={}
	for i,value in ipairs({...}) do slots[i]=newslot(value) end
	return addrecipe(c,newrecipe(sub,nomaterials,slots,newslot(repeated),min,max))
end

-- Older names of the same recipes.
function Fusion.AddProcCode2(c,code1,code2,sub,nomaterials) return Fusion.AddProcMix(c,sub,nomaterials,code1,code2) end
function Fusion.AddProcCode3(c,code1,code2,code3,sub,nomaterials) return Fusion.AddProcMix(c,sub,nomaterials,code1,code2,code3) end
function Fusion.AddProcCode4(c,code1,code2,code3,code4,sub,nomaterials) return Fusion.AddProcMix(c,sub,nomaterials,code1,code2,code3,code4) end
function Fusion.AddProcCodeFun(c,code,f,count,sub,nomaterials) return Fusion.AddProcMixN(c,sub,nomaterials,code,1,f,count) end
function Fusion.AddProcCodeRep(c,code,count,sub,nomaterials) return Fusion.AddProcMixN(c,sub,nomaterials,code,count) end
function Fusion.AddProcCodeRep2(c,code,min,max,sub,nomaterials) return Fusion.AddProcMixRep(c,sub,nomaterials,code,min,max) end
function Fusion.AddProcCodeFunRep(c,code,f,min,max,sub,nomaterials) return Fusion.AddProcMixRep(c,sub,nomaterials,f,min,max,code) end
function Fusion.AddProcCode2FunRep(c,code1,code2,f,min,max,sub,nomaterials) return Fusion.AddProcMixRep(c,sub,nomaterials,f,min,max,code1,code2) end
function Fusion.AddProcFun2(c,f1,f2,nomaterials) return Fusion.AddProcMix(c,false,nomaterials,f1,f2) end
function Fusion.AddProcFunFun(c,f1,f2,count,nomaterials) return Fusion.AddProcMixN(c,false,nomaterials,f1,1,f2,count) end
function Fusion.AddProcFunFunRep(c,f1,f2,min,max,nomaterials) return Fusion.AddProcMixRep(c,false,nomaterials,f2,min,max,f1) end
function Fusion.AddProcFunRep(c,f,count,nomaterials) return Fusion.AddProcMixN(c,false,nomaterials,f,count) end
function Fusion.AddProcFunRep2(c,f,min,max,nomaterials) return Fusion.AddProcMixRep(c,false,nomaterials,f,min,max) end

-- Contact Fusion: a procedure that takes the materials of `materials(tp)` from where they are by op(g,tp,c), with no card
-- that Fusion Summons. sumcon(e,se,sp,st), if given, is the card's summon condition; condition(tp) a further one.
function Fusion.AddContactProc(c,materials,op,sumcon,condition,sumtype,description,cancelable)
	local flags=FUSPROC_CONTACTFUS|FUSPROC_NOTFUSION|FUSPROC_LISTEDMATS
	local function proccondition(e,c,must)
		if c==nil then return true end
		local tp=c:GetControler()
		if c:IsType(TYPE_PENDULUM) and c:IsFaceup() then return false end
		return (not condition or condition(tp)) and c:CheckFusionMaterial(materials(tp),nil,tp|flags)
	end
	local function target(e,tp,eg,ep,ev,re,r,rp,chk,c)
		local cancel=cancelable~=false and FUSPROC_CANCELABLE or 0
		return aux.KeepMaterials(e,Duel.SelectFusionMaterial(tp,c,materials(tp),nil,tp|flags|cancel))
	end
	local function operation(e,tp,eg,ep,ev,re,r,rp,c)
		op(aux.TakeMaterials(e,c),tp,c)
	end
	if sumcon then
		local e=Effect.CreateEffect(c)
		e:SetType(EFFECT_TYPE_SINGLE)
		e:SetProperty(EFFECT_FLAG_CANNOT_DISABLE+EFFECT_FLAG_UNCOPYABLE)
		e:SetCode(EFFECT_SPSUMMON_CONDITION)
		e:SetValue(sumcon)
		c:RegisterEffect(e)
	end
	return aux.AddExtraDeckProcedure(c,description or 2,sumtype or 0,proccondition,target,operation)
end
