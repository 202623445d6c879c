-- Book of Moon
rest("pass")
field{
	me={monsters={"Cyber Dragon",{"Kaiser Sea Horse",position="facedown"}},hand={"Book of Moon"}},
	opponent={monsters={"Speed Warrior"},spells={"Book of Moon"}},
}

test("turns a face-up monster face-down",function()
	me:activate("Book of Moon","Speed Warrior")
	opponent:pass()
	opponent:expect{monsters={{"Speed Warrior",position="facedown defense"}}}
	me:expect{monsters={{"Cyber Dragon",position="attack"},{"Kaiser Sea Horse",position="facedown defense"}},grave={"Book of Moon"}}
end)

test("targets face-up monsters of either side",function()
	me:battle_phase()
	opponent:activate("Book of Moon")
	opponent:not_offered("choose","Kaiser Sea Horse")
	opponent:offered("choose","Speed Warrior")
	opponent:answer("Cyber Dragon")
	me:expect{monsters={{"Cyber Dragon",position="facedown defense"},"Kaiser Sea Horse"}}
end)

test("does nothing to a monster that is face-down by then",function()
	me:activate("Book of Moon","Speed Warrior")
	opponent:activate("Book of Moon","Speed Warrior")
	opponent:expect{monsters={{"Speed Warrior",position="facedown defense"}}}
	happened("change_position",{card="Speed Warrior",times=1})
end)

test("needs a monster that can be turned",function()
	field{me={hand={"Book of Moon"},monsters={{"Kaiser Sea Horse",position="facedown"}}}}
	me:not_offered("activate","Book of Moon","target of Book of Moon")
end)

test("cannot turn Tokens",function()
	field{me={hand={"Scapegoat","Book of Moon"}}}
	me:activate("Scapegoat")
	me:expect{monsters=4}
	me:not_offered("activate","Book of Moon","target of Book of Moon")
end)
