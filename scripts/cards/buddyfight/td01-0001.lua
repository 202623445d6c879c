-- Gigant Sword Dragon
local s=GetID()
s.card={
	number="TD01/0001",
	name="Gigant Sword Dragon",
	world="Dragon World",
	type="Monster",
	size=3,
	power=8000,
	critical=4,
	defense=8000,
	attributes={"Armordragon","Red Dragon"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,3)
end
