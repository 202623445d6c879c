-- Umi
test("moves the Types of the sea up and Machines and Pyros down, on both sides",function()
	field{
		me={hand={"Umi"},monsters={"Kaiser Sea Horse","Penguin Soldier","Speed Warrior"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:activate("Umi")
	me:expect{field={"Umi"}}
	me:expect_card("Kaiser Sea Horse",{atk=1900,def=1850})
	me:expect_card("Penguin Soldier",{atk=950,def=700})
	me:expect_card("Speed Warrior",{atk=900,def=400})
	opponent:expect_card("Cyber Dragon",{atk=1900,def=1400})
end)

test("ends with the card",function()
	field{me={field="Umi",monsters={"Kaiser Sea Horse"},hand={"Mystical Space Typhoon"}}}
	me:expect_card("Kaiser Sea Horse",{atk=1900})
	me:activate("Mystical Space Typhoon")
	me:expect{field=0}
	me:expect_card("Kaiser Sea Horse",{atk=1700,def=1650})
end)
