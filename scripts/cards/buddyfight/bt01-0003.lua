-- Pile Bunker Dragon
local s=GetID()
s.card={
	number="BT01/0003",
	name="Pile Bunker Dragon",
	world="Dragon World",
	type="Monster",
	size=2,
	power=4000,
	critical=2,
	defense=4000,
	attributes={"Armordragon","Blue Dragon"},
	keywords={"Penetrate"},
}
