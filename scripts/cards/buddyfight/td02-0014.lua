-- Boulder Piercing Spear
local s=GetID()
s.card={
	number="TD02/0014",
	name="Boulder Piercing Spear",
	world="Danger World",
	type="Item",
	power=3000,
	critical=2,
	attributes={"Battle Aura","Weapon"},
}
