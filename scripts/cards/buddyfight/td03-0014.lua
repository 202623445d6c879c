-- Dragonic Charge
local s=GetID()
s.card={
	number="TD03/0014",
	name="Dragonic Charge",
	world="Dragon World",
	type="Spell",
	attributes={"Dragon"},
	keywords={"Counter"},
}

function s.initial_effect(c)
	-- Puts the top 2 cards of the deck into the gauge.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_PLAY)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.operation(e,tp)
	Duel.Charge(tp,2)
end
