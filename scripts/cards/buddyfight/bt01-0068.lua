-- Control Unit, Suppression Queen
local s=GetID()
s.card={
	number="BT01/0068",
	name="Control Unit, Suppression Queen",
	world="Generic",
	type="Monster",
	size=2,
	power=4000,
	critical=2,
	defense=3000,
	attributes={"Chess"},
}
