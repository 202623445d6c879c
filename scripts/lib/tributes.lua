-- Tributes for costs: the player builds the group card by card.

-- The groups of a release of `tp`: all candidates f accepts, those that must be used, and those of which one may be.
local function candidates(tp,f,usehand,ex,...)
	local g=Duel.GetReleaseGroup(tp,usehand or false):Filter(f or aux.TRUE,ex,...)
	local theirs=g:Filter(Card.IsControler,nil,1-tp)
	local must=theirs:Filter(Card.IsHasEffect,nil,EFFECT_EXTRA_RELEASE)
	return g,must,theirs-must
end

-- The goal of such a release: at most one card of `oneof`, and what the caller asks of the group.
local function goal(tp,oneof,check,...)
	local args=table.pack(...)
	return function(sg)
		if #(sg&oneof)>1 then return false,true end
		if not check then return true end
		return check(sg,tp,oneof,table.unpack(args,1,args.n))
	end
end

-- Whether `tp` can Tribute minc..maxc cards (`maxc` may be left out) that f(c,...) accepts.
function Duel.CheckReleaseGroupCost(tp,f,minc,maxc,usehand,check,ex,...)
	if type(maxc)~="number" then
		return Duel.CheckReleaseGroupCost(tp,f,minc,minc,maxc,usehand,check,ex,...)
	end
	local g,must,oneof=candidates(tp,f,usehand,ex,...)
	if #must>maxc then return false end
	return aux.CanComplete(must,g,minc,maxc,goal(tp,oneof,check,...))
end

-- Lets `tp` choose them.
function Duel.SelectReleaseGroupCost(tp,f,minc,maxc,usehand,check,ex,...)
	local g,must,oneof=candidates(tp,f,usehand,ex,...)
	return aux.ChooseGroup(tp,g,minc,maxc,goal(tp,oneof,check,...),HINTMSG_RELEASE,{must=must,shown={1,1}})
end

-- Checks for the above: a Main Monster Zone is free afterwards; a target of `targets` remains.
function aux.ReleaseCheckMMZ(sg,tp)
	return Duel.GetMZoneCount(tp,sg)>0
end

function aux.ReleaseCheckTarget(sg,tp,exg,targets)
	return targets:IsExists(function(c) return not sg:IsContains(c) end,1,nil)
end
