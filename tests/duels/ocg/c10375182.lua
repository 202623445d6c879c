-- Command Knight
test("gives its player's Warriors 400 ATK",function()
	field{
		me={monsters={"Command Knight","Marauding Captain","Krebons"}},
		opponent={monsters={"Speed Warrior"}},
	}
	me:expect_card("Command Knight",{atk=1600,def=1900})
	me:expect_card("Marauding Captain",{atk=1600,def=400})
	me:expect_card("Krebons",{atk=1200})
	opponent:expect_card("Speed Warrior",{atk=900})
end)

test("cannot be attacked beside another monster",function()
	field{
		me={monsters={"Cyber Dragon"}},
		opponent={monsters={"Command Knight","Speed Warrior"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:expect{monsters={"Command Knight"},grave={"Speed Warrior"},lp=8000-2100+1300}
end)

test("protects itself only beside another monster",function()
	field{
		me={monsters={"Cyber Dragon","Kaiser Sea Horse"}},
		opponent={monsters={"Command Knight","Speed Warrior"}},
	}
	local why=me:why("attack","Cyber Dragon","Command Knight")
	assert(why:find("an effect protects it",1,true),why)
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	me:attack("Kaiser Sea Horse","Command Knight")
	opponent:expect{monsters=0}
end)

test("is silent face-down",function()
	field{me={monsters={{"Command Knight",position="facedown"},"Marauding Captain"}}}
	me:expect_card("Marauding Captain",{atk=1200})
end)
