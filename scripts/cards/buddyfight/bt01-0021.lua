-- Drum Bunker Dragon
local s=GetID()
s.card={
	number="BT01/0021",
	name="Drum Bunker Dragon",
	world="Dragon World",
	type="Monster",
	size=2,
	power=5000,
	critical=3,
	defense=5000,
	attributes={"Armordragon","Red Dragon"},
	keywords={"Soulguard"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,1)
	c:AddCost(COST_DECK_TO_SOUL,1)
end
