-- Danger World: its owner may use cards of Danger World and Generic ones.
local s=GetID()
s.card={
	number="TD02/0017",
	name="Danger World",
	world="Danger World",
	type="Flag",
}
