-- Survival Chance
local s=GetID()
s.card={
	number="TD02/0010",
	name="Survival Chance",
	world="Danger World",
	type="Spell",
	attributes={"Battle Aura"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,1)
	-- At 5 life or less, once per turn by name: draws 2.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_PLAY)
	e:SetProperty(EFFECT_FLAG_ONCE_PER_TURN_BY_NAME)
	e:SetCondition(s.condition)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp)
	return Duel.GetLife(tp)<=5
end

function s.operation(e,tp)
	Duel.Draw(tp,2)
end
