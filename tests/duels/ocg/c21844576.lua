-- Elemental HERO Avian
test("is a Normal Monster of 1000 ATK and DEF",function()
	field{me={hand={"Elemental HERO Avian"}}}
	me:summon("Elemental HERO Avian")
	me:expect{monsters={{"Elemental HERO Avian",atk=1000,def=1000,level=3,position="attack"}}}
	me:not_offered("activate","Elemental HERO Avian","no effect that is activated")
end)
