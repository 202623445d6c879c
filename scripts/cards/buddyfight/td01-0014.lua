-- Dragonblade, Dragofearless
local s=GetID()
s.card={
	number="TD01/0014",
	name="Dragonblade, Dragofearless",
	world="Dragon World",
	type="Item",
	power=3000,
	critical=2,
	attributes={"Dragon","Weapon"},
}
