-- United We Stand
test("gives 800 for each face-up monster of its player",function()
	field{
		me={hand={"United We Stand"},monsters={"Speed Warrior","Cyber Dragon",{"Kuriboh",position="facedown"}}},
		opponent={monsters={"Kaiser Sea Horse"}},
	}
	me:activate("United We Stand")
	me:not_offered("choose","Kuriboh")
	me:answer("Speed Warrior")
	me:expect_card("Speed Warrior",{atk=900+1600,def=400+1600,equips=1})
	me:expect_card("Cyber Dragon",{atk=2100})
	me:change_position("Kuriboh")
	me:expect_card("Speed Warrior",{atk=900+2400,def=400+2400})
end)

test("counts the side of its own player",function()
	field{
		me={hand={"United We Stand"},monsters={"Speed Warrior"}},
		opponent={monsters={"Kaiser Sea Horse","Kuriboh","Krebons"}},
	}
	me:activate("United We Stand","Kaiser Sea Horse")
	opponent:expect_card("Kaiser Sea Horse",{atk=1700+800})
end)

test("goes with the monster",function()
	field{
		me={monsters={"Speed Warrior"},spells={{"United We Stand",position="faceup",equipped_to="Speed Warrior"}},hand={"Dark Hole"}},
	}
	me:expect_card("Speed Warrior",{atk=1700})
	me:activate("Dark Hole")
	me:expect{spells=0,grave=3}
end)
