-- Battle Aura Circle
local s=GetID()
s.card={
	number="TD02/0011",
	name="Battle Aura Circle",
	world="Danger World",
	type="Spell",
	attributes={"Battle Aura"},
	keywords={"Counter"},
}

function s.initial_effect(c)
	-- During an attack of the opponent while the own center is empty: nullifies the attack.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_PLAY)
	e:SetCondition(s.condition)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp)
	return Duel.IsAttackedBy(1-tp) and Duel.GetCount(tp,LOCATION_CENTER)==0
end

function s.operation(e,tp)
	Duel.NullifyAttack()
end
