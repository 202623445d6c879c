-- Pendulum monsters: activation as a Spell in a Pendulum Zone, and the Pendulum Summon.

-- The count limit all Pendulum Summons of a player share.
local PENDULUM_SUMMON=10000000

-- Makes `c` a Pendulum monster; with reg false it cannot be activated from the hand.
function Pendulum.AddProcedure(c,reg,desc)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(desc or 1163)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE+EFFECT_FLAG_UNCOPYABLE)
	e1:SetCode(EFFECT_SPSUMMON_PROC_G)
	e1:SetRange(LOCATION_PZONE)
	e1:SetCountLimit(1,PENDULUM_SUMMON)
	e1:SetCondition(Pendulum.Condition)
	e1:SetOperation(Pendulum.Operation)
	e1:SetValue(SUMMON_TYPE_PENDULUM)
	c:RegisterEffect(e1)
	if reg==false then return end
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(1160)
	e2:SetType(EFFECT_TYPE_ACTIVATE)
	e2:SetCode(EVENT_FREE_CHAIN)
	e2:SetRange(LOCATION_HAND)
	c:RegisterEffect(e2)
end

-- The other scale of the player, if `c` is the left one.
local function othergauge(c,tp)
	local left=Duel.GetFieldCard(tp,LOCATION_PZONE,0)
	local right=Duel.GetFieldCard(tp,LOCATION_PZONE,1)
	if c~=left or not right then return nil end
	return right
end

-- The monsters that the two scales let be Summoned.
local function summonable(e,tp,left,right)
	local low,high=left:GetLeftScale(),right:GetRightScale()
	if low>high then low,high=high,low end
	local function able(c)
		local level=c:IsType(TYPE_XYZ) and 0 or c:GetLevel()
		return (c:IsLocation(LOCATION_HAND) or c:IsFaceup() and c:IsType(TYPE_PENDULUM))
			and level>low and level<high and not c:IsForbidden()
			and c:IsCanBeSpecialSummoned(e,SUMMON_TYPE_PENDULUM,tp,false,false)
	end
	local hand=Duel.GetLocationCount(tp,LOCATION_MZONE)>0 and Duel.GetMatchingGroup(able,tp,LOCATION_HAND,0,nil) or Group.CreateGroup()
	local extra=Duel.GetLocationCountFromEx(tp,tp,nil,TYPE_PENDULUM)>0 and Duel.GetMatchingGroup(able,tp,LOCATION_EXTRA,0,nil) or Group.CreateGroup()
	return hand+extra
end

function Pendulum.Condition(e,c,inchain,re,rp)
	if c==nil then return true end
	local tp=c:GetControler()
	local right=othergauge(c,tp)
	return right~=nil and #summonable(e,tp,c,right)>0
end

function Pendulum.Operation(e,tp,eg,ep,ev,re,r,rp,c,sg,inchain)
	local g=summonable(e,tp,c,othergauge(c,tp))
	local function fits(chosen)
		local fromextra=chosen:FilterCount(Card.IsLocation,nil,LOCATION_EXTRA)
		local ok=#chosen<=Duel.GetMZoneCount(tp) and fromextra<=Duel.GetLocationCountFromEx(tp,tp,nil,TYPE_PENDULUM)
			and #chosen-fromextra<=Duel.GetLocationCount(tp,LOCATION_MZONE)
		return ok,not ok
	end
	local most=Duel.IsPlayerAffectedByEffect(tp,CARD_BLUEEYES_SPIRIT) and 1 or #g
	most=math.min(most,aux.CheckSummonGate(tp) or most)
	if most<1 then return end
	local chosen=aux.ChooseGroup(tp,g,1,most,fits,HINTMSG_SPSUMMON,{cancelable=not inchain})
	if #chosen==0 then return end
	sg:Merge(chosen)
	Duel.HintSelection(Group.FromCards(c,othergauge(c,tp)))
end
