-- Dungeon World: its owner may use cards of Dungeon World and Generic ones.
local s=GetID()
s.card={
	number="TD04/0020",
	name="Dungeon World",
	world="Dungeon World",
	type="Flag",
}
