-- Lightforce Sword
rest("pass")
field{
	rules="mr1",
	me={spells={"Lightforce Sword"},hand={"Kuriboh"}},
	opponent={hand={"Kuriboh","Dark Hole","Krebons"}},
}

test("takes a random card away until the opponent's fourth Standby Phase",function()
	picks("Dark Hole")
	me:activate("Lightforce Sword")
	opponent:expect{hand={"Kuriboh","Krebons"},banished={{"Dark Hole",position="facedown"}}}
	happened("move",{card="Dark Hole",to="banished",reason="effect"})
	me:expect{grave={"Lightforce Sword"},hand={"Kuriboh"}}
	for _=1,3 do
		me:end_turn()
		opponent:expect{banished=1}
		opponent:end_turn()
	end
	opponent:expect{banished=1,hand=2}
	me:end_turn()
	expect{turn=8}
	opponent:expect{banished=0,hand={"Kuriboh","Krebons","Dark Hole"}}
	happened("move",{card="Dark Hole",to="hand",reason="effect"})
end)

test("does not count the Standby Phase of the turn it was activated in",function()
	field{rules="mr1",me={spells={"Lightforce Sword"}},opponent={hand={"Dark Hole"},deck={"Krebons","Kuriboh","Krebons","Kuriboh"},draw=1}}
	me:end_turn()
	me:pass()
	picks("Dark Hole")
	me:activate("Lightforce Sword")
	expect{turn=2}
	for _=1,3 do
		opponent:end_turn()
		me:end_turn()
	end
	expect{turn=8}
	opponent:expect{banished=1}
end)

test("does not fetch a card that left the banished ones in between, and nothing later",function()
	picks("Dark Hole")
	me:activate("Lightforce Sword")
	for _=1,5 do
		me:end_turn()
		opponent:end_turn()
	end
	happened("move",{card="Dark Hole",to="hand",times=1})
	opponent:expect{hand=3}
end)

test("needs a card in the opponent's hand",function()
	field{rules="mr1",me={spells={"Lightforce Sword"},hand={"Kuriboh"}}}
	me:not_offered("activate","Lightforce Sword","target of Lightforce Sword")
end)
