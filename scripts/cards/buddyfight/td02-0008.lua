-- Armorknight Eagle
local s=GetID()
s.card={
	number="TD02/0008",
	name="Armorknight Eagle",
	world="Danger World",
	type="Monster",
	size=0,
	power=4000,
	critical=1,
	defense=1000,
	attributes={"Armorknight"},
}
