-- Dark Hole
test("destroys all monsters",function()
	rest("pass")
	field{
		me={hand={"Dark Hole"},monsters={"Cyber Dragon"}},
		opponent={monsters={"Speed Warrior",{"Kuriboh",position="facedown"}},spells={"Waboku"}},
	}
	me:activate("Dark Hole")
	me:expect{monsters=0,grave={"Dark Hole","Cyber Dragon"}}
	opponent:expect{monsters=0,spells=1,grave=2}
end)

test("needs a monster",function()
	field{me={hand={"Dark Hole"}},opponent={spells={"Mirror Force"}}}
	me:not_offered("activate","Dark Hole","target of Dark Hole")
end)

test("takes the opponent's monsters alone too",function()
	field{me={hand={"Dark Hole"}},opponent={monsters={"Kuriboh"}}}
	me:activate("Dark Hole")
	opponent:expect{monsters=0}
end)
