-- Quick Summon
local s=GetID()
s.card={
	number="BT01/0058",
	name="Quick Summon",
	world="Magic World",
	type="Spell",
	attributes={"Summon"},
	keywords={"Counter"},
}

function s.initial_effect(c)
	-- During an attack of the opponent: calls a monster of the hand for its cost, with Counterattack in the battle, as the attack's new target.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_PLAY)
	e:SetCondition(s.condition)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.monster(c,tp)
	return c:IsType(TYPE_MONSTER) and c:IsCallable(tp)
end

function s.condition(e,tp)
	return Duel.IsAttackedBy(1-tp) and Duel.IsExistingMatchingCard(tp,s.monster,LOCATION_HAND,0,1,nil,tp)
end

function s.operation(e,tp)
	local c=Duel.SelectMatchingCard(tp,s.monster,LOCATION_HAND,0,1,1,nil,tp):GetFirst()
	if not c or not Duel.Call(tp,c) then return end
	c=s.called(c,tp)
	Duel.GiveKeyword(c,KEYWORD_COUNTERATTACK,UNTIL_BATTLE_END)
	Duel.ChangeAttackTarget(c)
end

-- The monster that came onto the field: the buddy, if it took the card's place.
function s.called(c,tp)
	if c:IsOnField() then return c end
	return Duel.GetMatchingGroup(tp,Card.IsName,LOCATION_MONSTER,0,nil,c:GetName()):GetFirst()
end
