-- Jamadhar Dragon
local s=GetID()
s.card={
	number="TD01/0002",
	name="Jamadhar Dragon",
	world="Dragon World",
	type="Monster",
	size=2,
	power=8000,
	critical=2,
	defense=4000,
	attributes={"Armordragon","Green Dragon"},
}
