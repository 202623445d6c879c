-- Ground Collapse
rest("pass")
test("closes two free Monster Zones of either side as long as it stays",function()
	field{rules="mr1",
		me={hand={"Ground Collapse","Krebons"},monsters={{"Kuriboh",slot=0}}},
		opponent={spells={"Mystical Space Typhoon"},hand={"Krebons","Mystic Tomato"}},
	}
	me:activate("Ground Collapse",{slot=0},{{slot=1,of=me},{slot=0,of=opponent}})
	me:summon("Krebons")
	me:expect{monsters={{"Kuriboh",slot=0},{"Krebons",slot=2}}}
	me:end_turn()
	opponent:summon("Krebons")
	opponent:expect{monsters={{"Krebons",slot=1}}}
	opponent:activate("Mystical Space Typhoon")
	opponent:end_turn()
	me:end_turn()
	opponent:summon("Mystic Tomato",{slot=0})
	opponent:expect{monsters={{"Krebons",slot=1},{"Mystic Tomato",slot=0}}}
end)

test("the only two free zones may be one of each side",function()
	local full={"Kuriboh","Krebons","Speed Warrior","Mystic Tomato"}
	field{rules="mr1",me={hand={"Ground Collapse"},monsters=full},opponent={monsters=full}}
	me:activate("Ground Collapse")
	me:end_turn()
	opponent:expect{monsters=4}
end)

test("needs two free zones",function()
	local full={"Kuriboh","Krebons","Speed Warrior","Mystic Tomato","Penguin Soldier"}
	field{rules="mr1",
		me={hand={"Ground Collapse"},monsters=full},
		opponent={monsters={"Kuriboh","Krebons","Speed Warrior","Mystic Tomato"}},
	}
	me:not_offered("activate","Ground Collapse","target of Ground Collapse")
end)
