-- Burning Dagger
local s=GetID()
s.card={
	number="BT01/0104",
	name="Burning Dagger",
	world="Generic",
	type="Item",
	power=4000,
	critical=1,
	attributes={"Weapon"},
}
