-- Buster Blader
test("gains 500 ATK for each Dragon of the opponent",function()
	field{
		me={monsters={"Buster Blader","Stardust Dragon"},grave={"Stardust Dragon"}},
		opponent={monsters={"Red Dragon Archfiend",{"Stardust Dragon",position="facedown"},"Speed Warrior"},grave={"Stardust Dragon","Kuriboh"}},
	}
	me:expect_card("Buster Blader",{atk=2600+1000,def=2300})
end)
