-- Bronze Shield Dragon
local s=GetID()
s.card={
	number="TD01/0008",
	name="Bronze Shield Dragon",
	world="Dragon World",
	type="Monster",
	size=1,
	power=2000,
	critical=1,
	defense=6000,
	attributes={"Armordragon","Green Dragon"},
}
