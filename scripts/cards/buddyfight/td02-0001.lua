-- Armorknight Black Drake
local s=GetID()
s.card={
	number="TD02/0001",
	name="Armorknight Black Drake",
	world="Danger World",
	type="Monster",
	size=3,
	power=9000,
	critical=4,
	defense=8000,
	attributes={"Armorknight"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,3)
end
