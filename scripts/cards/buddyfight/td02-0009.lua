-- Crimson Slash
local s=GetID()
s.card={
	number="TD02/0009",
	name="Crimson Slash",
	world="Danger World",
	type="Spell",
	attributes={"Battle Aura"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,1)
	-- While the own center is empty: destroys a monster of size 1 or 2 of either field.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_PLAY)
	e:SetCondition(s.condition)
	e:SetTarget(s.target)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp)
	return Duel.GetCount(tp,LOCATION_CENTER)==0
end

function s.fits(c)
	return c:GetSize()>=1 and c:IsSizeBelow(2)
end

function s.target(e,tp,eg,ep,ev,r,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(tp,s.fits,LOCATION_MONSTER,LOCATION_MONSTER,1) end
	Duel.SelectTarget(tp,s.fits,LOCATION_MONSTER,LOCATION_MONSTER,1,1)
end

function s.operation(e,tp)
	Duel.Destroy(Duel.GetTargets())
end
