-- Dragon World: its owner may use cards of Dragon World and Generic ones.
local s=GetID()
s.card={
	number="TD01/0017",
	name="Dragon World",
	world="Dragon World",
	type="Flag",
}
