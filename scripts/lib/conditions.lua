-- Conditions and value functions that many effects share.

-- "When this card destroys a monster by battle": it still is in that battle.
function aux.bdcon(e,tp,eg,ep,ev,re,r,rp)
	return e:GetHandler():IsRelateToBattle()
end

-- ... an opponent's monster.
function aux.bdocon(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	return c:IsRelateToBattle() and c:IsStatus(STATUS_OPPO_BATTLE)
end

local function senttograve(bc)
	return bc:IsLocation(LOCATION_GRAVE) and bc:IsMonster()
end

-- ... and sends it to the Graveyard.
function aux.bdgcon(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	return c:IsRelateToBattle() and senttograve(c:GetBattleTarget())
end

-- ... an opponent's monster, and sends it to the Graveyard.
function aux.bdogcon(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	return c:IsRelateToBattle() and c:IsStatus(STATUS_OPPO_BATTLE) and senttograve(c:GetBattleTarget())
end

-- "If this card is destroyed by an opponent's card."
function aux.dogcon(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	return c:IsPreviousControler(tp) and c:IsReason(REASON_DESTROY) and rp==1-tp
end

-- "Except the turn this card was sent to the Graveyard."
function aux.exccon(e)
	return Duel.GetTurnCount()~=e:GetHandler():GetTurnID() or e:GetHandler():IsReason(REASON_RETURN)
end

-- Not in the Damage Step once damage was calculated: for effects that change ATK or DEF.
function aux.StatChangeDamageStepCondition()
	return not (Duel.IsPhase(PHASE_DAMAGE) and Duel.IsDamageCalculated())
end

-- "If you would take effect damage": the link being chained to deals `tp` damage, or would heal them under a reversal.
function aux.damcon1(e,tp,eg,ep,ev,re,r,rp)
	local reversed=Duel.IsPlayerAffectedByEffect(tp,EFFECT_REVERSE_RECOVER)
	local found,_,_,player=Duel.GetOperationInfo(ev,CATEGORY_DAMAGE)
	if found and not Duel.IsPlayerAffectedByEffect(tp,EFFECT_REVERSE_DAMAGE) and (player==tp or player==PLAYER_ALL) then return true end
	found,_,_,player=Duel.GetOperationInfo(ev,CATEGORY_RECOVER)
	return found and reversed~=nil and (player==tp or player==PLAYER_ALL)
end

-- EFFECT_CANNOT_BE_EFFECT_TARGET: not by the opponent's effects.
function aux.tgoval(e,re,rp)
	return rp==1-e:GetHandlerPlayer()
end

-- EFFECT_INDESTRUCTABLE_EFFECT: not by the opponent's effects, not by its own player's.
function aux.indoval(e,re,rp)
	return rp==1-e:GetHandlerPlayer()
end

function aux.indsval(e,re,rp)
	return rp==e:GetHandlerPlayer()
end

-- EFFECT_CANNOT_BE_BATTLE_TARGET: not by monsters the effect reaches; not by the opponent's of them.
function aux.imval1(e,c)
	return not c:IsImmuneToEffect(e)
end

function aux.imval2(e,c)
	return aux.imval1(e,c) and c:IsControler(1-e:GetHandlerPlayer())
end

-- EFFECT_SPSUMMON_CONDITION: the summon type that is allowed.
local function allowonly(sumtype)
	return function(e,se,sp,st) return st&sumtype==sumtype end
end

aux.fuslimit=allowonly(SUMMON_TYPE_FUSION)
aux.ritlimit=allowonly(SUMMON_TYPE_RITUAL)
aux.synlimit=allowonly(SUMMON_TYPE_SYNCHRO)
aux.xyzlimit=allowonly(SUMMON_TYPE_XYZ)
aux.penlimit=allowonly(SUMMON_TYPE_PENDULUM)
aux.lnklimit=allowonly(SUMMON_TYPE_LINK)

-- EFFECT_CANNOT_BE_MATERIAL: not for summons of the given types.
function aux.cannotmatfilter(...)
	local types={...}
	return function(e,sc,sumtype,tp)
		for _,forbidden in ipairs(types) do
			if sumtype&forbidden==forbidden then return true end
		end
		return false
	end
end

-- The operation of EVENT_CHAINING that marks the card as having seen the link (flag 1, this chain).
function aux.chainreg(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	if not c:HasFlagEffect(1) then
		c:RegisterFlagEffect(1,RESET_EVENT|RESETS_STANDARD|RESET_CONTROL|RESET_CHAIN,0,1)
	end
end

-- The operation that marks cards of the event of the handler's own original name, with its code as the flag.
function aux.sumreg(e,tp,eg,ep,ev,re,r,rp)
	local code=e:GetHandler():GetOriginalCode()
	for tc in aux.Next(eg) do
		if tc:GetOriginalCode()==code then
			tc:RegisterFlagEffect(code,RESETS_STANDARD_PHASE_END,0,1)
		end
	end
end

-- The value of EFFECT_CHANGE_BATTLE_DAMAGE: `amount` (or HALF_DAMAGE, DOUBLE_DAMAGE) for the effect's player (0)
-- or the opponent (1), as it is for the other.
function aux.ChangeBattleDamage(player,amount)
	return function(e,damaged)
		local wanted=player==0 and e:GetOwnerPlayer() or 1-e:GetOwnerPlayer()
		return damaged==wanted and amount or -1
	end
end

-- The target of a continuous effect that gives other cards a summon procedure. The engine calls it twice over:
-- f1(e,c) says which cards have the procedure, f2(e,tp,...) is the procedure's own target.
function aux.FieldSummonProcTg(f1,f2)
	return function(e,first,...)
		if type(first)=="Card" then return not f1 or f1(e,first,...) end
		return not f2 or f2(e,first,...)
	end
end

-- Marks `c`, while it is in `range`, as a card with an effect that negates or destroys Traps: Double Snare looks for it.
local CARD_DOUBLE_SNARE=3682106

function aux.DoubleSnareValidity(c,range,property)
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_SINGLE)
	e:SetProperty(EFFECT_FLAG_CANNOT_DISABLE+EFFECT_FLAG_SINGLE_RANGE+(property or 0))
	e:SetCode(CARD_DOUBLE_SNARE)
	e:SetRange(range)
	c:RegisterEffect(e)
end
