-- Summoned Skull
test("is a Normal Monster of 2500 ATK and 1200 DEF",function()
	field{me={hand={"Summoned Skull"},monsters={"Kuriboh"}}}
	me:summon("Summoned Skull","Kuriboh")
	me:expect{monsters={{"Summoned Skull",atk=2500,def=1200,level=6}}}
end)
