-- Different Dimension Capsule
rest("pass")
field{
	rules="mr1",
	me={hand={"Different Dimension Capsule"},deck={"Kuriboh","Dark Hole","Dark Magician"}},
	opponent={hand={"Mystical Space Typhoon"},deck={"Krebons"}},
}

test("puts a card of the Deck aside face-down and gives it back in the second Standby Phase",function()
	me:activate("Different Dimension Capsule","Dark Hole")
	me:expect{spells={{"Different Dimension Capsule",position="faceup"}},banished={{"Dark Hole",position="facedown"}},deck=2}
	me:end_turn()
	opponent:end_turn()
	me:expect{spells=1,banished=1,hand=0}
	happened("move",{card="Dark Hole",to="banished",reason="effect"})
	me:end_turn()
	me:expect{spells=1,banished=1}
	opponent:end_turn()
	expect{turn=5}
	me:expect{spells=0,banished=0,hand={"Dark Hole"},grave={"Different Dimension Capsule"}}
	happened("move",{card="Different Dimension Capsule",to="grave",reason="destroy"})
	happened("move",{card="Different Dimension Capsule",to="grave",reason="effect"})
	happened("move",{card="Dark Hole",to="hand",reason="effect"})
end)

test("counts its player's Standby Phases only",function()
	field{rules="mr1",me={deck={"Kuriboh"}},opponent={hand={"Different Dimension Capsule"},deck={"Dark Hole"}}}
	me:end_turn()
	opponent:activate("Different Dimension Capsule")
	opponent:end_turn()
	me:end_turn()
	opponent:end_turn()
	expect{turn=5}
	opponent:expect{banished=1,spells=1}
	me:end_turn()
	expect{turn=6}
	opponent:expect{hand={"Dark Hole"},spells=0}
end)

test("leaves the card banished if it leaves the field first",function()
	me:activate("Different Dimension Capsule","Dark Hole")
	me:end_turn()
	opponent:activate("Mystical Space Typhoon")
	opponent:end_turn()
	me:end_turn()
	opponent:end_turn()
	me:expect{spells=0,banished={{"Dark Hole",position="facedown"}},hand=0}
end)

test("banishes nothing when it is destroyed before it resolves",function()
	field{
		rules="mr1",me={hand={"Different Dimension Capsule"},deck={"Kuriboh"}},
		opponent={spells={"Mystical Space Typhoon"}},
	}
	me:activate("Different Dimension Capsule")
	opponent:activate("Mystical Space Typhoon")
	me:expect{spells=0,banished=0,deck=1,grave={"Different Dimension Capsule"}}
end)

test("needs a card in the Deck",function()
	field{rules="mr1",me={hand={"Different Dimension Capsule"},deck={}},opponent={deck={"Kuriboh"}}}
	me:not_offered("activate","Different Dimension Capsule","target of Different Dimension Capsule")
end)
