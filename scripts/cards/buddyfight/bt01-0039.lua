-- Armorknight Succubus
local s=GetID()
s.card={
	number="BT01/0039",
	name="Armorknight Succubus",
	world="Danger World",
	type="Monster",
	size=1,
	power=3000,
	critical=2,
	defense=2000,
	attributes={"Armorknight"},
	keywords={"Soulguard"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,1)
	c:AddCost(COST_DROP_TO_SOUL,1,s.armorknight)
end

function s.armorknight(c)
	return c:HasAttribute("Armorknight")
end
