-- La Jinn the Mystical Genie of the Lamp
test("fights with 1800 ATK and nothing else",function()
	field{rules="mr1",me={hand={"La Jinn the Mystical Genie of the Lamp"}},opponent={monsters={"Kuriboh"}}}
	me:summon("La Jinn the Mystical Genie of the Lamp")
	me:expect{monsters={{"La Jinn the Mystical Genie of the Lamp",atk=1800,def=1000,level=4,position="attack"}}}
	me:not_offered("activate","La Jinn the Mystical Genie of the Lamp")
	me:battle_phase()
	me:attack("La Jinn the Mystical Genie of the Lamp","Kuriboh")
	opponent:expect{lp=8000-1500}
end)
