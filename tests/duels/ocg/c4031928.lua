-- Change of Heart
field{me={hand={"Change of Heart"}},opponent={monsters={"Cyber Dragon",{"Man-Eater Bug",position="facedown"}},spells={"Book of Moon"}}}

test("takes a monster until the End Phase",function()
	rest("pass")
	me:activate("Change of Heart","Cyber Dragon")
	me:expect{monsters={"Cyber Dragon"}}
	me:end_turn()
	me:expect{monsters=0}
	opponent:expect{monsters={"Cyber Dragon",{"Man-Eater Bug",position="facedown"}}}
end)

test("takes a face-down monster too",function()
	rest("pass")
	me:activate("Change of Heart","Man-Eater Bug")
	opponent:activate("Book of Moon","Cyber Dragon")
	me:expect{monsters={{"Man-Eater Bug",position="facedown"}}}
end)

test("needs a monster of the opponent",function()
	field{me={hand={"Change of Heart"},monsters={"Kuriboh"}}}
	me:not_offered("activate","Change of Heart","target of Change of Heart")
end)

test("takes nothing that left before it resolves",function()
	field{
		me={hand={"Change of Heart"}},
		opponent={grave={"Cyber Dragon"},spells={"Call of the Haunted","Mystical Space Typhoon"}},
	}
	rest("pass")
	me:end_turn()
	opponent:activate("Call of the Haunted") -- before the end of the Main Phase, which goes on then
	me:activate("Change of Heart")
	opponent:activate("Mystical Space Typhoon","Call of the Haunted")
	me:expect{monsters=0}
	opponent:expect{grave=3}
end)
