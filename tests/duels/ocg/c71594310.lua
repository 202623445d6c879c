-- Gem-Knight Pearl
test("is laid on two Level 4 monsters",function()
	field{me={monsters={"Command Knight","X-Head Cannon"},extra={"Gem-Knight Pearl"}}}
	me:special_summon("Gem-Knight Pearl",{"Command Knight","X-Head Cannon"},"attack")
	me:expect{monsters={{"Gem-Knight Pearl",atk=2600,def=1900,materials=2}},grave=0}
end)

test("not on others",function()
	field{me={monsters={"Command Knight","Elemental HERO Avian"},extra={"Gem-Knight Pearl"}}}
	me:not_offered("special_summon","Gem-Knight Pearl")
end)
