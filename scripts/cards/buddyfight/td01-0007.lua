-- Systemic Dagger Dragon
local s=GetID()
s.card={
	number="TD01/0007",
	name="Systemic Dagger Dragon",
	world="Dragon World",
	type="Monster",
	size=1,
	power=3000,
	critical=2,
	defense=3000,
	attributes={"Armordragon"},
}
