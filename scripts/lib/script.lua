-- What every card script starts from: its own table, the helper table, texts and loops.

-- The table and passcode of the card script being loaded. Only meaningful at file level.
function GetID()
	return self_table,self_code
end

Auxiliary={}
aux=Auxiliary

Fusion={}
Ritual={}
Synchro={}
Xyz={}
Link={}
Pendulum={}
Cost={}
Gemini={}
Spirit={}
Chain={}
bit={}

-- The number of the n-th text of card `code`.
function aux.Stringid(code,n)
	return code<<20|n
end

local luatype=type

-- The kind of a value: "Card", "Effect" and "Group" for the engine's objects, else Lua's own answer.
function type(value)
	local kind=luatype(value)
	if kind~="userdata" then return kind end
	local meta=getmetatable(value)
	if meta==Group then return "Group" end
	if meta==Effect then return "Effect" end
	return "Card"
end

-- Iterates over the cards of a group: for tc in aux.Next(g) do ... end
function aux.Next(g)
	local started=false
	return function()
		if started then return g:GetNext() end
		started=true
		return g:GetFirst()
	end
end
Group.Iter=aux.Next

-- Calls f(c,...) for each card of the group.
function Group.ForEach(g,f,...)
	for tc in aux.Next(g) do f(tc,...) end
end

-- The script tables whose effects watch the duel.
local watchers={}

-- Runs `func` once a duel for the script table `s`: for effects that watch the whole duel.
function aux.GlobalCheck(s,func)
	if s.global_check then return end
	s.global_check=true
	watchers[#watchers+1]=s
	func()
end

-- A puzzle's field starts anew, without the effects registered before it.
local reload=Debug.ReloadFieldBegin
function Debug.ReloadFieldBegin(...)
	reload(...)
	for _,s in ipairs(watchers) do s.global_check=nil end
	watchers={}
end

-- Runs `reset` at the end of every turn, and once now.
function aux.AddValuesReset(reset)
	local e=Effect.GlobalEffect()
	e:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_CONTINUOUS)
	e:SetCode(EVENT_TURN_END)
	e:SetOperation(reset)
	Duel.RegisterEffect(e,0)
end

-- The script table of a passcode, nil if no card of it was needed yet.
function Duel.GetMetatable(code)
	return _G["c"..code]
end

-- The script table of a card; with `current`, that of the name it has now.
function Card.GetMetatable(c,current)
	if current then return Duel.GetMetatable(c:GetCode()) end
	return c.__index
end

-- Makes a function take its arguments either in order or as one table with the given names.
function aux.FunctionWithNamedArgs(f,...)
	local names={...}
	return function(first,...)
		if luatype(first)~="table" then return f(first,...) end
		local args={}
		for i,name in ipairs(names) do args[i]=first[name] end
		return f(table.unpack(args,1,#names))
	end
end

-- Bit operations by name, for scripts older than the operators.
function bit.band(a,b) return a&b end
function bit.bor(a,b) return a|b end
function bit.bxor(a,b) return a~b end
function bit.bnot(a) return ~a end
function bit.lshift(a,n) return a<<n end
function bit.rshift(a,n) return a>>n end

-- `width` bits of r from bit `field` on (one if not given).
function bit.extract(r,field,width)
	return r>>field&((1<<(width or 1))-1)
end

-- r with those bits replaced by v.
function bit.replace(r,v,field,width)
	local mask=(1<<(width or 1))-1
	return r&~(mask<<field)|(v&mask)<<field
end
