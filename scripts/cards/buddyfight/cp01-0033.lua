-- Blade Wing Dragon
local s=GetID()
s.card={
	number="CP01/0033",
	name="Blade Wing Dragon",
	world="Dragon World",
	type="Monster",
	size=1,
	power=2000,
	critical=2,
	defense=2000,
	attributes={"Armordragon","Red Dragon"},
	keywords={"Move"},
}
