-- Equip Spells, and monsters that become equipment by an effect.

-- Whether `ec` may be put on `tc` of a side: tp is the Equip Card's player, side 0 their own monsters,
-- 1 the opponent's, nil or PLAYER_ALL both.
local function onside(tc,tp,side)
	return side==nil or side==PLAYER_ALL or tc:IsControler(side==0 and tp or 1-tp)
end

-- Makes `c` an Equip Spell for monsters of the side that filter(tc,e,tp) accepts. eqlimit(e,tc) says what it may stay
-- on (the filter if not given, true for no limit). cost, target, operation, condition and property extend the activation.
function aux.AddEquipProcedure(c,side,filter,eqlimit,cost,target,operation,condition,property)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(1068)
	e1:SetCategory(CATEGORY_EQUIP)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET+EFFECT_FLAG_CONTINUOUS_TARGET+(property or 0))
	e1:SetCode(EVENT_FREE_CHAIN)
	if condition then e1:SetCondition(condition) end
	if cost then e1:SetCost(cost) end
	e1:SetTarget(aux.EquipTarget(target,side,filter))
	e1:SetOperation(operation or aux.EquipEquip)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	e2:SetCode(EFFECT_EQUIP_LIMIT)
	if eqlimit==nil and filter then
		eqlimit=function(e,tc) return onside(tc,e:GetHandlerPlayer(),side) and filter(tc,e,e:GetHandlerPlayer()) end
	elseif eqlimit==nil or eqlimit==true then
		eqlimit=eqlimit and 1 or function(e,tc) return onside(tc,e:GetHandlerPlayer(),side) end
	end
	e2:SetValue(eqlimit)
	c:RegisterEffect(e2)
	return e1
end

-- The target function of such an activation; more(e,tp,eg,ep,ev,re,r,rp,tc,chk) may follow the choice.
function aux.EquipTarget(more,side,filter)
	local function able(tc,e,tp)
		return tc:IsFaceup() and onside(tc,tp,side) and (not filter or filter(tc,e,tp))
	end
	return function(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
		if chkc then return chkc:IsLocation(LOCATION_MZONE) and able(chkc,e,tp) end
		if chk==0 then return Duel.IsExistingTarget(able,tp,LOCATION_MZONE,LOCATION_MZONE,1,nil,e,tp) end
		Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_EQUIP)
		local g=Duel.SelectTarget(tp,able,tp,LOCATION_MZONE,LOCATION_MZONE,1,1,nil,e,tp)
		if more then more(e,tp,eg,ep,ev,re,r,rp,g:GetFirst(),chk) end
		Duel.SetOperationInfo(0,CATEGORY_EQUIP,e:GetHandler(),1,0,0)
	end
end

-- The operation: equips the handler to the target.
function aux.EquipEquip(e,tp,eg,ep,ev,re,r,rp)
	local c,tc=e:GetHandler(),Duel.GetFirstTarget()
	if c:IsRelateToEffect(e) and tc:IsRelateToEffect(e) and tc:IsFaceup() then Duel.Equip(tp,c,tc) end
end

-- Equips `tc` to `c` by effect `e`, so that it stays on that monster alone. `flag` is registered on `tc`;
-- `facedown` equips it without turning it up. False if it could not be equipped.
function Card.EquipByEffectAndLimitRegister(c,e,tp,tc,flag,faceup)
	if not Duel.Equip(tp,tc,c,faceup==nil and true or faceup) then return false end
	if flag then tc:RegisterFlagEffect(flag,RESET_EVENT|RESETS_STANDARD,0,1) end
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetProperty(EFFECT_FLAG_COPY_INHERIT+EFFECT_FLAG_OWNER_RELATE)
	e1:SetCode(EFFECT_EQUIP_LIMIT)
	e1:SetLabelObject(e:GetLabelObject())
	e1:SetValue(Card.EquipByEffectLimit)
	e1:SetReset(RESET_EVENT|RESETS_STANDARD)
	tc:RegisterEffect(e1)
	return true
end

-- The equip limit of cards equipped that way: only the monster that took them.
function Card.EquipByEffectLimit(e,tc)
	return e:GetOwner()==tc
end

function aux.EquipAndLimitRegister(c,e,tp,tc)
	return c:EquipByEffectAndLimitRegister(e,tp,tc)
end
