-- Dragon Breath
local s=GetID()
s.card={
	number="TD01/0010",
	name="Dragon Breath",
	world="Dragon World",
	type="Spell",
	attributes={"Dragon"},
	keywords={"Counter"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,1)
	-- Destroys a monster of either field with power 4000 or less.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_PLAY)
	e:SetTarget(s.target)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.target(e,tp,eg,ep,ev,r,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(tp,Card.IsPowerBelow,LOCATION_MONSTER,LOCATION_MONSTER,1,nil,4000) end
	Duel.SelectTarget(tp,Card.IsPowerBelow,LOCATION_MONSTER,LOCATION_MONSTER,1,1,nil,4000)
end

function s.operation(e,tp)
	Duel.Destroy(Duel.GetTargets())
end
