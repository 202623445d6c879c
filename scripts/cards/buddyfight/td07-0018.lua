-- Magic World: its owner may use cards of Magic World and Generic ones.
local s=GetID()
s.card={
	number="TD07/0018",
	name="Magic World",
	world="Magic World",
	type="Flag",
}
