-- Lord Aura Meditation
local s=GetID()
s.card={
	number="BT01/0020",
	name="Lord Aura Meditation",
	world="Danger World",
	type="Spell",
	attributes={"Battle Aura"},
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
