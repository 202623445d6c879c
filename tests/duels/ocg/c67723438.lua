-- Emergency Teleport
test("calls a Level 3 or lower Psychic, which is banished in the End Phase",function()
	field{me={hand={"Emergency Teleport","Krebons"},deck={"Kuriboh","Krebons"}}}
	me:activate("Emergency Teleport")
	me:not_offered("choose","Kuriboh")
	me:answer({"Krebons",at="deck"})
	me:answer("attack")
	me:expect{monsters={"Krebons"},hand={"Krebons"},deck=1}
	me:end_turn()
	me:expect{monsters=0,banished={"Krebons"}}
end)

test("does not follow a monster that left the field",function()
	field{me={hand={"Emergency Teleport","Dark Hole"},deck={"Krebons"}}}
	me:activate("Emergency Teleport","attack")
	me:activate("Dark Hole")
	me:end_turn()
	me:expect{banished=0,grave=3}
end)

test("needs such a Psychic and a zone",function()
	field{me={hand={"Emergency Teleport"},deck={"Kuriboh","Magical Android"}}}
	me:not_offered("activate","Emergency Teleport","target of Emergency Teleport")
end)

test("needs a free zone",function()
	field{rule=1,me={hand={"Emergency Teleport"},deck={"Krebons"},monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	me:not_offered("activate","Emergency Teleport")
end)

test("takes the last free zone, whatever the opponent may do",function()
	rest("pass")
	field{
		rule=1,
		me={hand={"Emergency Teleport","Krebons"},deck={"Krebons"},monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh"}},
		opponent={spells={"Scapegoat"},monsters={"Cyber Dragon"},hand={"Krebons"}},
	}
	opponent:activate("Scapegoat")
	opponent:expect{monsters=5}
	me:activate("Emergency Teleport",{"Krebons",at="hand"},"attack")
	me:not_offered("choose",{"Krebons",of=opponent})
	me:expect{monsters=5,hand=0,deck=1}
end)

test("the Psychics of the opponent do not count",function()
	field{me={hand={"Emergency Teleport"}},opponent={hand={"Krebons"},deck={"Krebons"}}}
	me:not_offered("activate","Emergency Teleport")
end)

test("a Psychic of the hand will do",function()
	field{me={hand={"Emergency Teleport","Krebons"}}}
	me:activate("Emergency Teleport","attack")
	me:end_turn()
	me:expect{banished={{"Krebons",position="faceup"}}}
end)
