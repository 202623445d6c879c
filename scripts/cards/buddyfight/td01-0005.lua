-- Thousand Rapier Dragon
local s=GetID()
s.card={
	number="TD01/0005",
	name="Thousand Rapier Dragon",
	world="Dragon World",
	type="Monster",
	size=1,
	power=5000,
	critical=2,
	defense=1000,
	attributes={"Armordragon","White Dragon"},
}
