-- What kind of card it is, and how it came to the field.

-- Tests of the current type: all bits needed.
local function haskind(kind)
	return function(c) return c:GetType()&kind==kind end
end

function Card.IsMonster(c) return c:IsType(TYPE_MONSTER) end
function Card.IsSpell(c) return c:IsType(TYPE_SPELL) end
function Card.IsTrap(c) return c:IsType(TYPE_TRAP) end
function Card.IsSpellTrap(c) return c:IsType(TYPE_SPELL|TYPE_TRAP) end

Card.IsEffectMonster=haskind(TYPE_MONSTER|TYPE_EFFECT)
Card.IsFusionMonster=haskind(TYPE_MONSTER|TYPE_FUSION)
Card.IsRitualMonster=haskind(TYPE_MONSTER|TYPE_RITUAL)
Card.IsSynchroMonster=haskind(TYPE_MONSTER|TYPE_SYNCHRO)
Card.IsXyzMonster=haskind(TYPE_MONSTER|TYPE_XYZ)
Card.IsPendulumMonster=haskind(TYPE_MONSTER|TYPE_PENDULUM)
Card.IsLinkMonster=haskind(TYPE_MONSTER|TYPE_LINK)

function Card.IsNonEffectMonster(c)
	return c:IsMonster() and not c:IsType(TYPE_EFFECT)
end

Card.IsQuickPlaySpell=haskind(TYPE_SPELL|TYPE_QUICKPLAY)
Card.IsContinuousSpell=haskind(TYPE_SPELL|TYPE_CONTINUOUS)
Card.IsEquipSpell=haskind(TYPE_SPELL|TYPE_EQUIP)
Card.IsFieldSpell=haskind(TYPE_SPELL|TYPE_FIELD)
Card.IsRitualSpell=haskind(TYPE_SPELL|TYPE_RITUAL)
Card.IsLinkSpell=haskind(TYPE_SPELL|TYPE_LINK)
Card.IsContinuousTrap=haskind(TYPE_TRAP|TYPE_CONTINUOUS)
Card.IsCounterTrap=haskind(TYPE_TRAP|TYPE_COUNTER)
Card.IsEquipTrap=haskind(TYPE_TRAP|TYPE_EQUIP)

function Card.IsNormalSpell(c) return c:GetType()==TYPE_SPELL end
function Card.IsNormalTrap(c) return c:GetType()==TYPE_TRAP end

function Card.IsNormalSpellTrap(c)
	return c:IsNormalSpell() or c:IsNormalTrap()
end

function Card.IsContinuousSpellTrap(c)
	return c:IsSpellTrap() and c:IsType(TYPE_CONTINUOUS)
end

function Card.IsEquipCard(c) return c:IsType(TYPE_EQUIP) end

-- Tests of the printed type.
function Card.IsMonsterCard(c) return c:IsOriginalType(TYPE_MONSTER) end
function Card.IsSpellCard(c) return c:IsOriginalType(TYPE_SPELL) end
function Card.IsTrapCard(c) return c:IsOriginalType(TYPE_TRAP) end
function Card.IsSpellTrapCard(c) return c:IsOriginalType(TYPE_SPELL|TYPE_TRAP) end

-- A Trap that is a monster by its own effect: it has a Level, Type or Attribute of its own.
function Card.IsTrapMonster(c)
	return c:IsTrapCard() and (c:GetOriginalLevel()>0 or c:GetOriginalRace()>0 or c:GetOriginalAttribute()>0)
end

-- TYPE_MONSTER, TYPE_SPELL or TYPE_TRAP, whichever it is now.
function Card.GetMainCardType(c)
	return c:GetType()&(TYPE_MONSTER|TYPE_SPELL|TYPE_TRAP)
end

-- The native test of all bits has this name; IsExactType compares the whole type.
Card.IsCompositeType=Card.IsExactType
function Card.IsExactType(c,kind,...)
	return c:GetType(...)==kind
end

-- Tests of how it was last Summoned.
local function camewith(sumtype)
	return function(c) return c:IsSummonType(sumtype) end
end

Card.IsNormalSummoned=camewith(SUMMON_TYPE_NORMAL)
Card.IsTributeSummoned=camewith(SUMMON_TYPE_TRIBUTE)
Card.IsGeminiSummoned=camewith(SUMMON_TYPE_GEMINI)
Card.IsFlipSummoned=camewith(SUMMON_TYPE_FLIP)
Card.IsSpecialSummoned=camewith(SUMMON_TYPE_SPECIAL)
Card.IsFusionSummoned=camewith(SUMMON_TYPE_FUSION)
Card.IsRitualSummoned=camewith(SUMMON_TYPE_RITUAL)
Card.IsSynchroSummoned=camewith(SUMMON_TYPE_SYNCHRO)
Card.IsXyzSummoned=camewith(SUMMON_TYPE_XYZ)
Card.IsPendulumSummoned=camewith(SUMMON_TYPE_PENDULUM)
Card.IsLinkSummoned=camewith(SUMMON_TYPE_LINK)
