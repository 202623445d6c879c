-- Gargantua Punisher!!
local s=GetID()
s.card={
	number="BT01/0012",
	name="Gargantua Punisher!!",
	world="Dragon World",
	type="Impact",
	attributes={"Dragon"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,4)
	-- With the opponent at 4 life or less and no monster in either center: deals 4 damage that cannot be reduced. Cannot be nullified.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_PLAY)
	e:SetProperty(EFFECT_FLAG_CANNOT_BE_NULLIFIED)
	e:SetCondition(s.condition)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp)
	return Duel.GetLife(1-tp)<=4 and Duel.GetCount(tp,LOCATION_CENTER,LOCATION_CENTER)==0
end

function s.operation(e,tp)
	Duel.Damage(1-tp,4,e:GetHandler(),true)
end
