-- Union monsters: they equip themselves to a monster, and come back.

-- The flag of a Union that used one of the two this turn.
local USED=0x2001d

-- Whether the handler is a Union monster in use as equipment.
function aux.IsUnionState(e)
	local c=e:GetHandler()
	return c:IsHasEffect(EFFECT_UNION_STATUS)~=nil or c:IsHasEffect(EFFECT_OLDUNION_STATUS)~=nil
end

-- Whether Union `c` may join `tc`: an old one wants no other Union there, a new one no old one.
-- `ex` is how many of those there do not count.
function aux.CheckUnionEquip(c,tc,ex)
	local new,old=tc:GetUnionCount()
	if c:GetMetatable().old_union then return new+old<=(ex or 0) end
	return old<=(ex or 0)
end

-- Marks an equipped Union as one in use.
function aux.SetUnionState(c)
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_SINGLE)
	e:SetCode(c:GetMetatable().old_union and EFFECT_OLDUNION_STATUS or EFFECT_UNION_STATUS)
	e:SetReset(RESET_EVENT|RESETS_STANDARD)
	c:RegisterEffect(e)
end

-- Makes `c` a Union for monsters f(tc) accepts. `oldrule`: one Union a monster; `oldprotect`: it is destroyed instead
-- of the monster in battle only.
function aux.AddUnionProcedure(c,f,oldrule,oldprotect)
	if oldprotect==nil then oldprotect=oldrule end
	if oldrule then c:GetMetatable().old_union=true end
	-- Once per turn from the monster zone: onto another monster of its player.
	local function able(tc,c)
		return tc:IsFaceup() and tc~=c and (not f or f(tc)) and aux.CheckUnionEquip(c,tc)
	end
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(1068)
	e1:SetCategory(CATEGORY_EQUIP)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetRange(LOCATION_MZONE)
	e1:SetTarget(function(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
		local c=e:GetHandler()
		if chkc then return chkc:IsLocation(LOCATION_MZONE) and chkc:IsControler(tp) and able(chkc,c) end
		if chk==0 then
			return not c:HasFlagEffect(USED) and Duel.GetLocationCount(tp,LOCATION_SZONE)>0
				and Duel.IsExistingTarget(able,tp,LOCATION_MZONE,0,1,c,c)
		end
		Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_EQUIP)
		local g=Duel.SelectTarget(tp,able,tp,LOCATION_MZONE,0,1,1,c,c)
		Duel.SetOperationInfo(0,CATEGORY_EQUIP,g,1,0,0)
		c:RegisterFlagEffect(USED,RESET_EVENT|(RESETS_STANDARD&~(RESET_TOFIELD|RESET_LEAVE))|RESET_PHASE|PHASE_END,0,1)
	end)
	e1:SetOperation(function(e,tp)
		local c,tc=e:GetHandler(),Duel.GetFirstTarget()
		if not (c:IsRelateToEffect(e) and c:IsFaceup()) then return end
		if not tc:IsRelateToEffect(e) or f and not f(tc) then
			Duel.SendtoGrave(c,REASON_EFFECT)
		elseif Duel.Equip(tp,c,tc,false) then
			aux.SetUnionState(c)
		end
	end)
	c:RegisterEffect(e1)
	-- Once per turn from the spell zone: back to the field, an old one in Attack Position.
	local pos=oldrule and POS_FACEUP_ATTACK or POS_FACEUP
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(2)
	e2:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e2:SetType(EFFECT_TYPE_IGNITION)
	e2:SetRange(LOCATION_SZONE)
	e2:SetCondition(aux.IsUnionState)
	e2:SetTarget(function(e,tp,eg,ep,ev,re,r,rp,chk)
		local c=e:GetHandler()
		if chk==0 then
			return not c:HasFlagEffect(USED) and Duel.GetLocationCount(tp,LOCATION_MZONE)>0
				and c:IsCanBeSpecialSummoned(e,0,tp,true,false,pos)
		end
		Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,c,1,0,0)
		c:RegisterFlagEffect(USED,RESET_EVENT|(RESETS_STANDARD&~(RESET_TOFIELD|RESET_LEAVE))|RESET_PHASE|PHASE_END,0,1)
	end)
	e2:SetOperation(function(e,tp)
		local c=e:GetHandler()
		if not c:IsRelateToEffect(e) or Duel.SpecialSummon(c,0,tp,tp,true,false,pos)>0 then return end
		if Duel.GetLocationCount(tp,LOCATION_MZONE)==0 and c:IsCanBeSpecialSummoned(e,0,tp,true,false,pos) then
			Duel.SendtoGrave(c,REASON_RULE)
		end
	end)
	c:RegisterEffect(e2)
	-- It is destroyed in the monster's stead.
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_EQUIP)
	e3:SetProperty(EFFECT_FLAG_IGNORE_IMMUNE)
	e3:SetCode(EFFECT_DESTROY_SUBSTITUTE)
	e3:SetCondition(aux.IsUnionState)
	e3:SetValue(function(e,re,r,rp)
		return r&(oldprotect and REASON_BATTLE or REASON_BATTLE|REASON_EFFECT)~=0
	end)
	c:RegisterEffect(e3)
	-- What it may be equipped to.
	local e4=Effect.CreateEffect(c)
	e4:SetType(EFFECT_TYPE_SINGLE)
	e4:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	e4:SetCode(EFFECT_EQUIP_LIMIT)
	e4:SetValue(function(e,tc)
		return e:GetHandler():GetEquipTarget()==tc or tc:IsControler(e:GetHandlerPlayer()) and (not f or f(tc))
	end)
	c:RegisterEffect(e4)
	local e5=e4:Clone()
	e5:SetCode(EFFECT_UNION_LIMIT)
	e5:SetValue(function(e,tc) return not f or f(tc) end)
	c:RegisterEffect(e5)
end
