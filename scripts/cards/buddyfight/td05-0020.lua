-- Katana World: its owner may use cards of Katana World and Generic ones.
local s=GetID()
s.card={
	number="TD05/0020",
	name="Katana World",
	world="Katana World",
	type="Flag",
}
