-- Numbers and properties of a card: tests, and effects that change them.

function Card.HasLevel(c)
	return c:IsMonster() and not c:IsType(TYPE_XYZ|TYPE_LINK) and not c:IsStatus(STATUS_NO_LEVEL)
end

function Card.HasRank(c) return c:IsType(TYPE_XYZ) and not c:IsStatus(STATUS_NO_LEVEL) end
function Card.HasDefense(c) return c:IsMonster() and not c:IsType(TYPE_LINK) end
function Card.HasNonZeroAttack(c) return c:IsFaceup() and c:GetAttack()>0 end
function Card.HasNonZeroDefense(c) return c:IsFaceup() and c:GetDefense()>0 end
function Card.HasCounter(c,kind) return c:GetCounter(kind)>0 end
function Card.HasEquipCard(c) return c:GetEquipCount()>0 end

-- Whether the card bears the flag `id`, `count` times at least if given.
function Card.HasFlagEffect(c,id,count)
	return c:GetFlagEffect(id)>=(count or 1)
end

-- Comparisons of one property with one value.
local function equals(get)
	return function(c,value) return get(c)==value end
end

Card.IsBaseAttack=equals(Card.GetBaseAttack)
Card.IsBaseDefense=equals(Card.GetBaseDefense)
Card.IsTextAttack=equals(Card.GetTextAttack)
Card.IsTextDefense=equals(Card.GetTextDefense)
Card.IsOriginalLevel=equals(Card.GetOriginalLevel)
Card.IsOriginalRank=equals(Card.GetOriginalRank)
Card.IsFieldID=equals(Card.GetFieldID)
Card.IsRealFieldID=equals(Card.GetRealFieldID)
Card.IsOwner=equals(Card.GetOwner)
Card.IsReasonPlayer=equals(Card.GetReasonPlayer)
Card.IsReasonCard=equals(Card.GetReasonCard)
Card.IsReasonEffect=equals(Card.GetReasonEffect)
Card.IsPreviousAttackOnField=equals(Card.GetPreviousAttackOnField)
Card.IsPreviousDefenseOnField=equals(Card.GetPreviousDefenseOnField)
Card.IsPreviousLevelOnField=equals(Card.GetPreviousLevelOnField)
Card.IsPreviousRankOnField=equals(Card.GetPreviousRankOnField)
Card.IsPreviousSequence=equals(Card.GetPreviousSequence)

-- Comparisons by any common bit.
local function hasany(get)
	return function(c,bits) return get(c)&bits~=0 end
end

Card.IsPreviousTypeOnField=hasany(Card.GetPreviousTypeOnField)
Card.IsPreviousRaceOnField=hasany(Card.GetPreviousRaceOnField)
Card.IsPreviousAttributeOnField=hasany(Card.GetPreviousAttributeOnField)
Card.IsBattlePosition=hasany(Card.GetBattlePosition)

-- Whether one of its last names on the field is among the codes.
function Card.IsPreviousCodeOnField(c,...)
	local code1,code2=c:GetPreviousCodeOnField()
	for _,code in ipairs({...}) do
		if code==code1 or code==code2 then return true end
	end
	return false
end

function Card.IsLevelBetween(c,low,high) return c:IsLevelAbove(low) and c:IsLevelBelow(high) end

-- Whether it has a Type (Attribute) other than the given ones.
function Card.IsRaceExcept(c,race,...) return c:GetRace(...)&~race~=0 end
function Card.IsAttributeExcept(c,attribute,...) return c:GetAttribute(...)&~attribute~=0 end

-- Whether its place in the row is one of the given numbers.
function Card.IsSequence(c,...)
	local sequence=c:GetSequence()
	for _,wanted in ipairs({...}) do
		if sequence==wanted then return true end
	end
	return false
end

function Card.IsInMainMZone(c,tp)
	return c:IsLocation(LOCATION_MZONE) and c:GetSequence()<5 and (not tp or c:IsControler(tp))
end

function Card.IsInExtraMZone(c,tp)
	return c:IsLocation(LOCATION_MZONE) and c:GetSequence()>4 and (not tp or c:IsControler(tp))
end

-- The Pendulum Scale of the side the card is on; the left one elsewhere; 0 for other cards.
function Card.GetScale(c)
	if not c:IsType(TYPE_PENDULUM) then return 0 end
	local isright=c:IsLocation(LOCATION_PZONE) and (c:GetSequence()==4 or c:GetSequence()==7)
	return isright and c:GetRightScale() or c:GetLeftScale()
end

function Card.IsScale(c,scale) return c:GetScale()==scale end
function Card.IsOddScale(c) return c:IsType(TYPE_PENDULUM) and c:GetScale()%2==1 end
function Card.IsEvenScale(c) return c:IsType(TYPE_PENDULUM) and c:GetScale()%2==0 end

-- Whether its effects can be negated: it is face-up, not negated yet, and has effects.
function Card.IsNegatableMonster(c)
	return c:IsFaceup() and not c:IsDisabled() and c:IsMonster()
		and (c:IsType(TYPE_EFFECT) or c:IsOriginalType(TYPE_EFFECT))
end

function Card.IsNegatableSpellTrap(c)
	return c:IsFaceup() and not c:IsDisabled() and c:IsSpellTrap()
end

function Card.IsNegatable(c)
	return c:IsNegatableMonster() or c:IsNegatableSpellTrap()
end

-- Negates the effects of `c` (of a Trap Monster too, with `negatescard`) in the name of `rc`,
-- and its links of the running chain.
function Card.NegateEffects(c,rc,resets,negatescard,count)
	local reset=RESET_EVENT|RESETS_STANDARD|(resets or 0)
	Duel.NegateRelatedChain(c,RESET_TURN_SET)
	local e1=Effect.CreateEffect(rc)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	e1:SetCode(EFFECT_DISABLE)
	e1:SetReset(reset,count or 1)
	c:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetCode(EFFECT_DISABLE_EFFECT)
	e2:SetValue(RESET_TURN_SET)
	c:RegisterEffect(e2)
	if negatescard and c:IsType(TYPE_TRAPMONSTER) then
		local e3=e1:Clone()
		e3:SetCode(EFFECT_DISABLE_TRAPMONSTER)
		c:RegisterEffect(e3)
	end
end

-- Adds `amount` to a number of the card by an effect of `rc`; gives the change.
local function updater(code,get)
	return function(c,amount,reset,rc,count)
		rc=rc or c
		if not reset then
			reset=RESET_EVENT|(rc==c and RESETS_STANDARD_DISABLE or RESETS_STANDARD)
		end
		local before=get(c)
		local e=Effect.CreateEffect(rc)
		e:SetType(EFFECT_TYPE_SINGLE)
		if rc==c then e:SetProperty(EFFECT_FLAG_COPY_INHERIT) end
		e:SetCode(code)
		e:SetValue(amount)
		e:SetReset(reset,count or 1)
		c:RegisterEffect(e)
		return get(c)-before
	end
end

Card.UpdateAttack=updater(EFFECT_UPDATE_ATTACK,Card.GetAttack)
Card.UpdateDefense=updater(EFFECT_UPDATE_DEFENSE,Card.GetDefense)
Card.UpdateLevel=updater(EFFECT_UPDATE_LEVEL,Card.GetLevel)
Card.UpdateRank=updater(EFFECT_UPDATE_RANK,Card.GetRank)
Card.UpdateLink=updater(EFFECT_UPDATE_LINK,Card.GetLink)

-- Lets the player declare one Attribute (Type) the card does not have.
function Card.AnnounceAnotherAttribute(c,p)
	return Duel.AnnounceAttribute(p,1,ATTRIBUTE_ALL&~c:GetAttribute())
end

function Card.AnnounceAnotherRace(c,p)
	return Duel.AnnounceRace(p,1,RACE_ALL&~c:GetRace())
end
