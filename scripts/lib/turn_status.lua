-- Bookkeeping for all monsters: one that was Set, or turned face-down in the turn of its Summon, counts as one
-- whose position was changed this turn, not as Summoned this turn.

local SUMMONED=STATUS_SUMMON_TURN|STATUS_FLIP_SUMMON_TURN|STATUS_SPSUMMON_TURN

local function watch(event,affects)
	local e=Effect.GlobalEffect()
	e:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_CONTINUOUS)
	e:SetCode(event)
	e:SetOperation(function(e,tp,eg)
		for tc in aux.Next(eg:Filter(affects,nil)) do
			tc:SetStatus(SUMMONED,false)
			tc:SetStatus(STATUS_FORM_CHANGED,true)
		end
	end)
	Duel.RegisterEffect(e,0)
end

local function watchall()
	watch(EVENT_MSET,aux.TRUE)
	watch(EVENT_CHANGE_POS,function(c) return c:IsFacedown() and c:IsStatus(SUMMONED) end)
end

watchall()

-- A puzzle's field starts anew, without the effects registered before it.
local reload=Debug.ReloadFieldBegin
function Debug.ReloadFieldBegin(...)
	reload(...)
	watchall()
end
