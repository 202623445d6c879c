-- Armorknight Ogre
local s=GetID()
s.card={
	number="TD02/0005",
	name="Armorknight Ogre",
	world="Danger World",
	type="Monster",
	size=1,
	power=5000,
	critical=2,
	defense=3000,
	attributes={"Armorknight"},
}
