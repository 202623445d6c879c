-- Hysteric Spear
local s=GetID()
s.card={
	number="TD02/0013",
	name="Hysteric Spear",
	world="Danger World",
	type="Item",
	power=5000,
	critical=2,
	attributes={"Battle Aura","Weapon"},
	keywords={"Penetrate"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,2)
end
