-- Armorknight Demon
local s=GetID()
s.card={
	number="BT01/0008",
	name="Armorknight Demon",
	world="Danger World",
	type="Monster",
	size=3,
	power=9000,
	critical=3,
	defense=8000,
	attributes={"Armorknight"},
	keywords={"Double Attack"},
}

function s.initial_effect(c)
	c:AddCost(COST_FIELD_TO_DROP,1)
	c:AddCost(COST_GAUGE,2)
end
