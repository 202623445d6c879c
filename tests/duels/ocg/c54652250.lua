-- Man-Eater Bug
field{
	me={monsters={{"Man-Eater Bug",position="facedown"}}},
	opponent={monsters={"Cyber Dragon","Speed Warrior"}},
}

test("destroys a monster when flipped",function()
	me:change_position("Man-Eater Bug")
	me:answer("Cyber Dragon")
	opponent:expect{monsters={"Speed Warrior"},grave={"Cyber Dragon"}}
	me:expect{monsters={{"Man-Eater Bug",position="attack"}}}
end)

test("works when attacked",function()
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Speed Warrior","Man-Eater Bug")
	me:answer("Cyber Dragon")
	opponent:expect{monsters={"Speed Warrior"}}
	me:expect{grave={"Man-Eater Bug"}}
end)

test("has to target itself if it is alone",function()
	field{me={monsters={{"Man-Eater Bug",position="facedown"}}}}
	me:change_position("Man-Eater Bug")
	me:expect{monsters=0,grave={"Man-Eater Bug"}}
end)
