-- Nightflight Dragon, Rahal
local s=GetID()
s.card={
	number="BT02/0014",
	name="Nightflight Dragon, Rahal",
	world="Danger World",
	type="Monster",
	size=2,
	power=6000,
	critical=2,
	defense=5000,
	attributes={"Duel Dragon"},
	keywords={"Move"},
}
