-- Superior Strength Ninja, Kotaro Fuma
local s=GetID()
s.card={
	number="BT02/0005",
	name="Superior Strength Ninja, Kotaro Fuma",
	world="Katana World",
	type="Monster",
	size=3,
	power=6000,
	critical=2,
	defense=5000,
	attributes={"Ninja","Wind"},
	keywords={"Move","Double Attack"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,1)
end
