-- Functions that make or combine filters.

function aux.TRUE() return true end
function aux.FALSE() return false end
function aux.NULL() end

-- True when all (any, none) of the given functions are true for the same arguments.
function aux.AND(...)
	local fs={...}
	return function(...)
		local ok=false
		for _,f in ipairs(fs) do
			ok=f(...)
			if not ok then return ok end
		end
		return ok
	end
end

function aux.OR(...)
	local fs={...}
	return function(...)
		local ok=false
		for _,f in ipairs(fs) do
			ok=f(...)
			if ok then return ok end
		end
		return ok
	end
end

function aux.NOT(f)
	return function(...) return not f(...) end
end

-- Appends two argument lists: the fixed ones of a filter and those of its caller.
local function call(f,c,fixed,...)
	if fixed.n==0 then return f(c,...) end
	local args={table.unpack(fixed,1,fixed.n)}
	for i=1,select("#",...) do args[fixed.n+i]=(select(i,...)) end
	return f(c,table.unpack(args,1,fixed.n+select("#",...)))
end

-- A filter of cards: f(c,...) with the arguments given here; the caller's further ones are dropped.
function aux.FilterBoolFunction(f,...)
	local fixed=table.pack(...)
	return function(c) return f(c,table.unpack(fixed,1,fixed.n)) end
end

-- A filter of materials: f(c,value,sc,sumtype,player), so that f judges the card as it counts for that summon.
function aux.FilterBoolFunctionEx(f,value)
	return function(c,sc,sumtype,tp) return f(c,value,sc,sumtype,tp) end
end

-- A filter of materials by name, as the name counts for that summon.
function aux.FilterSummonCode(...)
	local codes={...}
	return function(c,sc,sumtype,tp) return c:IsSummonCode(sc,sumtype,tp,table.unpack(codes)) end
end

-- The same for SetTarget of continuous effects, whose functions get (e,c).
function aux.TargetBoolFunction(f,...)
	local fixed=table.pack(...)
	return function(e,c) return f(c,table.unpack(fixed,1,fixed.n)) end
end

-- Filters of cards whose f(c,...) equals `value`.
function aux.FilterEqualFunction(f,value,...)
	local fixed=table.pack(...)
	return function(c) return f(c,table.unpack(fixed,1,fixed.n))==value end
end

function aux.TargetEqualFunction(f,value,...)
	local fixed=table.pack(...)
	return function(e,c) return f(c,table.unpack(fixed,1,fixed.n))==value end
end

-- A filter of face-up cards: f(c, the arguments given here, the caller's arguments).
function aux.FaceupFilter(f,...)
	local fixed=table.pack(...)
	return function(c,...) return c:IsFaceup() and call(f,c,fixed,...) end
end

-- Whether Necrovalley lets the resolving effect touch the card.
function aux.nvfilter(c)
	return not c:IsHasEffect(EFFECT_NECRO_VALLEY)
end

-- A filter that also asks Necrovalley.
function aux.NecroValleyFilter(f)
	return function(c,...) return aux.nvfilter(c) and (not f or f(c,...)) end
end

-- Whether a monster may be banished as cost from where it is: from the Graveyard, unless Spirit Elimination
-- makes its player banish from the field instead. With `faceup` a monster on the field must be face-up;
-- with `field` monsters on the field are among the choices in any case.
function aux.SpElimFilter(c,faceup,field)
	if not c:IsMonster() then return true end
	local eliminated=Duel.IsPlayerAffectedByEffect(c:GetControler(),CARD_SPIRIT_ELIMINATION)
	if c:IsLocation(LOCATION_MZONE) then
		if faceup and not c:IsFaceup() then return false end
		return field or eliminated~=nil
	end
	return not (eliminated and c:IsLocation(LOCATION_GRAVE))
end
