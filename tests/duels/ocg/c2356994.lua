-- Great Long Nose
test("battle damage by it has the opponent skip the next Battle Phase",function()
	field{rules="mr1",me={monsters={"Great Long Nose"}},opponent={hand={"Command Knight"},monsters={"Speed Warrior"}}}
	me:battle_phase()
	me:attack("Great Long Nose","Speed Warrior")
	opponent:expect{lp=7000}
	me:end_turn()
	opponent:not_offered("battle_phase",nil,"an effect skips it of Great Long Nose")
	opponent:end_turn()
	expect{turn=3}
	me:offered("end_turn")
	me:end_turn()
	opponent:battle_phase()
	expect{turn=4,phase="battle"}
end)

test("damage it deals as the attacked monster counts for the next turn's Battle Phase",function()
	field{rules="mr1",me={monsters={"Great Long Nose"}},opponent={hand={"Command Knight"},monsters={"Speed Warrior","Cyber Dragon"}}}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Speed Warrior","Great Long Nose")
	opponent:expect{lp=7000}
	opponent:attack("Cyber Dragon","Great Long Nose")
	opponent:main_phase_2()
	opponent:end_turn()
	expect{turn=3}
	me:end_turn()
	opponent:not_offered("battle_phase")
	opponent:end_turn()
	expect{turn=5}
	me:end_turn()
	opponent:offered("battle_phase")
end)

test("works for the player who goes second as well",function()
	field{rules="mr1",me={monsters={"Speed Warrior"}},opponent={monsters={"Great Long Nose"}}}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Great Long Nose","Speed Warrior")
	opponent:end_turn()
	me:not_offered("battle_phase")
	expect{turn=4}
	opponent:end_turn()
	me:offered("battle_phase")
end)

test("returns to the hand when it was Flip Summoned, but not otherwise",function()
	field{rules="mr1",me={monsters={{"Great Long Nose",slot=0},{"Great Long Nose",slot=1,position="facedown"}}}}
	me:change_position({"Great Long Nose",slot=1})
	me:end_turn()
	me:expect{hand=1,monsters={{"Great Long Nose",slot=0}}}
end)

test("damage to its own player skips nothing",function()
	field{rules="mr1",me={monsters={"Great Long Nose"}},opponent={monsters={"Cyber Dragon"}}}
	me:battle_phase()
	me:attack("Great Long Nose","Cyber Dragon")
	me:expect{lp=7800}
	me:end_turn()
	opponent:offered("battle_phase")
	opponent:battle_phase()
	expect{turn=2,phase="battle"}
end)

test("returns to the hand in the End Phase of the turn it was Summoned",function()
	field{rules="mr1",me={hand={"Great Long Nose"},monsters={"Kuriboh"}}}
	me:summon("Great Long Nose","Kuriboh")
	me:end_turn()
	me:expect{hand={"Great Long Nose"}}
end)

test("cannot be Special Summoned",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Great Long Nose"}}}
	me:not_offered("activate","Monster Reborn")
end)
