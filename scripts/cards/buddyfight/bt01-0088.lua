-- Solomon's Shield
local s=GetID()
s.card={
	number="BT01/0088",
	name="Solomon's Shield",
	world="Magic World",
	type="Spell",
	attributes={"Magic Power","Defense"},
	keywords={"Counter"},
}

function s.initial_effect(c)
	-- During an attack of the opponent: nullifies it unless it is a link attack.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_PLAY)
	e:SetCondition(s.condition)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp)
	return Duel.IsAttackedBy(1-tp)
end

function s.operation(e,tp)
	if not Duel.IsLinkAttack() then Duel.NullifyAttack() end
end
