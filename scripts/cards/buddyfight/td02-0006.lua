-- Armorknight Hellhound
local s=GetID()
s.card={
	number="TD02/0006",
	name="Armorknight Hellhound",
	world="Danger World",
	type="Monster",
	size=1,
	power=5000,
	critical=1,
	defense=6000,
	attributes={"Armorknight"},
}
