-- Sogen
test("gives Warriors of both sides 200 ATK and DEF",function()
	field{
		me={hand={"Sogen"},monsters={"Speed Warrior","Cyber Dragon"}},
		opponent={monsters={"Buster Blader"}},
	}
	me:activate("Sogen")
	me:expect{field={"Sogen"}}
	me:expect_card("Speed Warrior",{atk=1100,def=600})
	me:expect_card("Cyber Dragon",{atk=2100,def=1600})
	opponent:expect_card("Buster Blader",{atk=2800,def=2500})
end)

test("gives Beast-Warriors as much",function()
	field{me={field="Sogen",monsters={"Manticore of Darkness"}}}
	me:expect_card("Manticore of Darkness",{atk=2500,def=1200})
end)
