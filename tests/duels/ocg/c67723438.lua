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
