-- Green Dragon Shield
local s=GetID()
s.card={
	number="TD01/0012",
	name="Green Dragon Shield",
	world="Dragon World",
	type="Spell",
	attributes={"Green Dragon","Defense"},
	keywords={"Counter"},
}

function s.initial_effect(c)
	-- During an attack of the opponent while the own center is empty: nullifies the attack and gains 1 life.
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
	Duel.GainLife(tp,1)
end
