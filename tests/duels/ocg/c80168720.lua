-- Darkness Approaches
rest("pass")
field{
	rules="mr1",
	me={hand={"Darkness Approaches","Kuriboh","Krebons","Dark Hole"}},
	opponent={monsters={"Cyber Dragon",{"Speed Warrior",position="defense"},{"Kaiser Sea Horse",position="facedown"}}},
}

test("turns a monster in Attack Position to face-down Attack Position for two discarded cards",function()
	me:activate("Darkness Approaches",{"Kuriboh","Dark Hole"})
	me:not_offered("choose","Kaiser Sea Horse")
	me:answer("Cyber Dragon")
	opponent:expect{monsters={{"Cyber Dragon",position="facedown attack"},{"Speed Warrior",position="defense"},"Kaiser Sea Horse"}}
	me:expect{hand={"Krebons"},grave={"Kuriboh","Dark Hole","Darkness Approaches"}}
	happened("move",{card="Kuriboh",to="grave",reason="cost"})
	happened("targeted",{card="Cyber Dragon"})
end)

test("turns a monster in Defense Position to face-down Defense Position",function()
	me:activate("Darkness Approaches",{"Kuriboh","Dark Hole"},"Speed Warrior")
	opponent:expect{monsters={"Cyber Dragon",{"Speed Warrior",position="facedown defense"},"Kaiser Sea Horse"}}
end)

test("where face-down Attack Position is gone, it goes to face-down Defense Position",function()
	field{rules="mr5",me={hand={"Darkness Approaches","Kuriboh","Krebons"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Darkness Approaches",{"Kuriboh","Krebons"},"Cyber Dragon")
	opponent:expect{monsters={{"Cyber Dragon",position="facedown defense"}}}
end)

test("turns a monster of its own player, too",function()
	field{rules="mr1",me={hand={"Darkness Approaches","Kuriboh","Krebons"},monsters={"Speed Warrior"}}}
	me:activate("Darkness Approaches",{"Kuriboh","Krebons"})
	me:expect{monsters={{"Speed Warrior",position="facedown attack"}}}
end)

test("one card in the hand does not pay for it",function()
	field{rules="mr1",me={hand={"Darkness Approaches","Kuriboh"}},opponent={monsters={"Cyber Dragon"}}}
	me:not_offered("activate","Darkness Approaches","cost of Darkness Approaches")
end)

test("needs a face-up monster, and no Token",function()
	field{rules="mr1",
		me={hand={"Darkness Approaches","Kuriboh","Krebons"},monsters={{"Speed Warrior",position="facedown"}}},
		opponent={monsters={"Sheep Token"}},
	}
	me:not_offered("activate","Darkness Approaches","target of Darkness Approaches")
end)

test("does nothing to a monster that is face-down by then",function()
	field{rules="mr1",
		me={hand={"Darkness Approaches","Kuriboh","Krebons"}},
		opponent={monsters={"Cyber Dragon"},spells={"Book of Moon"}},
	}
	me:activate("Darkness Approaches",{"Kuriboh","Krebons"},"Cyber Dragon")
	opponent:activate("Book of Moon")
	opponent:expect{monsters={{"Cyber Dragon",position="facedown defense"}}}
	happened("change_position",{card="Cyber Dragon",times=1})
end)
