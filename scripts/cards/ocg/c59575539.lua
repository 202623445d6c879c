-- Krebons
local s,id=GetID()
s.card={
	name="Krebons",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_TUNER,
	level=2,
	attribute=ATTRIBUTE_DARK,
	race=RACE_PSYCHIC,
	attack=1200,
	defense=400,
	texts={"Negate the attack"},
}

function s.initial_effect(c)
	-- When chosen as an attack target: for 800 LP the attack is negated.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e1:SetCode(EVENT_BE_BATTLE_TARGET)
	e1:SetCost(Cost.PayLP(800))
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	c:RegisterEffect(e1)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	Duel.NegateAttack()
end
