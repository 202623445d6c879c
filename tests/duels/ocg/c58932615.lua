-- Elemental HERO Burstinatrix
test("is a Normal Monster of 1200 ATK and 800 DEF",function()
	field{me={hand={"Elemental HERO Burstinatrix"}}}
	me:summon("Elemental HERO Burstinatrix")
	me:expect{monsters={{"Elemental HERO Burstinatrix",atk=1200,def=800,level=3}}}
end)
