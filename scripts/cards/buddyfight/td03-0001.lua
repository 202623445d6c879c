-- Jackknife "Thunder Storm"
local s=GetID()
s.card={
	number="TD03/0001",
	name="Jackknife \"Thunder Storm\"",
	world="Dragon World",
	type="Monster",
	size=2,
	power=6000,
	critical=3,
	defense=6000,
	attributes={"Armordragon","Green Dragon"},
	keywords={"Soulguard"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,1)
	c:AddCost(COST_ON_TOP_OF,1,s.jackknife)
	-- [Act] "Thunder Raid" on left or right: may pay 2 life to destroy a monster on the opponent's field.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_ACT)
	e:SetRange(LOCATION_LEFT|LOCATION_RIGHT)
	e:SetDescription("Thunder Raid")
	e:SetTarget(s.target)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.jackknife(c)
	return c:NameContains("Jackknife")
end

function s.target(e,tp,eg,ep,ev,r,chk)
	if chk==0 then
		return Duel.CheckCost(tp,e:GetHandler(),COST_LIFE,2) and Duel.GetCount(tp,0,LOCATION_MONSTER)>0
	end
	Duel.SelectTarget(tp,nil,0,LOCATION_MONSTER,1,1)
end

function s.operation(e,tp)
	if Duel.Pay(tp,e:GetHandler(),COST_LIFE,2) then Duel.Destroy(Duel.GetTargets()) end
end
