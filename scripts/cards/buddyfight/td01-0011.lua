-- Dragoenergy
local s=GetID()
s.card={
	number="TD01/0011",
	name="Dragoenergy",
	world="Dragon World",
	type="Spell",
	attributes={"Dragon"},
	keywords={"Counter"},
}

function s.initial_effect(c)
	-- Any number at a time. An Armordragon in battle gets power +3000, defense +3000 and Counterattack for the battle.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_PLAY)
	e:SetProperty(EFFECT_FLAG_ANY_NUMBER)
	e:SetTarget(s.target)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.fighting(c)
	return c:HasAttribute("Armordragon") and c:IsInBattle()
end

function s.target(e,tp,eg,ep,ev,r,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(tp,s.fighting,LOCATION_MONSTER,LOCATION_MONSTER,1) end
	Duel.SelectTarget(tp,s.fighting,LOCATION_MONSTER,LOCATION_MONSTER,1,1)
end

function s.operation(e,tp)
	local c=Duel.GetFirstTarget()
	if not c then return end
	Duel.UpdateStat(c,STAT_POWER,3000,UNTIL_BATTLE_END)
	Duel.UpdateStat(c,STAT_DEFENSE,3000,UNTIL_BATTLE_END)
	Duel.GiveKeyword(c,KEYWORD_COUNTERATTACK,UNTIL_BATTLE_END)
end
