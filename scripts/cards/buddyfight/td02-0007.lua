-- Armorknight Wizard
local s=GetID()
s.card={
	number="TD02/0007",
	name="Armorknight Wizard",
	world="Danger World",
	type="Monster",
	size=1,
	power=3000,
	critical=2,
	defense=5000,
	attributes={"Armorknight"},
}
