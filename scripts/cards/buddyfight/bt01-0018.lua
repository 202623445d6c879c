-- Fighting Dragon, Demongodol
local s=GetID()
s.card={
	number="BT01/0018",
	name="Fighting Dragon, Demongodol",
	world="Danger World",
	type="Monster",
	size=2,
	power=5000,
	critical=2,
	defense=3000,
	attributes={"Duel Dragon"},
	keywords={"Soulguard","Counterattack"},
}

function s.initial_effect(c)
	c:AddCost(COST_FIELD_TO_DROP,1)
	c:AddCost(COST_GAUGE,2)
	c:AddCost(COST_DECK_TO_SOUL,2)
end
