-- Armorknight Medusa
local s=GetID()
s.card={
	number="BT01/0017",
	name="Armorknight Medusa",
	world="Danger World",
	type="Monster",
	size=2,
	power=5000,
	critical=2,
	defense=4000,
	attributes={"Armorknight"},
	keywords={"Penetrate"},
}
