-- Super Armordragon, Buster Cannon Dragon
local s=GetID()
s.card={
	number="BT01/0001",
	name="Super Armordragon, Buster Cannon Dragon",
	world="Dragon World",
	type="Monster",
	size=3,
	power=7000,
	critical=2,
	defense=5000,
	attributes={"Armordragon","Blue Dragon"},
	keywords={"Soulguard","Double Attack"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,3)
	c:AddCost(COST_DECK_TO_SOUL,1)
end
