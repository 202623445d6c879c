-- Dark Magician
test("is a Normal Monster of 2500 ATK and 2100 DEF",function()
	field{me={hand={"Dark Magician"},monsters={"Speed Warrior","Kuriboh"}}}
	me:summon("Dark Magician",{"Speed Warrior","Kuriboh"})
	me:expect{monsters={{"Dark Magician",atk=2500,def=2100,level=7}},grave=2}
end)
