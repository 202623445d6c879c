-- Warrior Dai Grepher
test("fights with 1700 ATK and nothing else",function()
	field{rules="mr1",me={hand={"Warrior Dai Grepher"}},opponent={monsters={"Kuriboh"}}}
	me:summon("Warrior Dai Grepher")
	me:expect{monsters={{"Warrior Dai Grepher",atk=1700,def=1600,level=4,position="attack"}}}
	me:not_offered("activate","Warrior Dai Grepher")
	me:battle_phase()
	me:attack("Warrior Dai Grepher","Kuriboh")
	opponent:expect{lp=8000-1400}
end)
