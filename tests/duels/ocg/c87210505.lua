-- Knight's Title
rest("pass")
field{
	me={hand={"Knight's Title","Dark Magician Knight"},monsters={"Dark Magician"}},
	opponent={monsters={"Cyber Dragon"}},
}

test("brings Dark Magician Knight from the hand for a Tributed Dark Magician",function()
	me:activate("Knight's Title","defense")
	happened("move",{card="Dark Magician",to="grave",reason="cost"})
	me:answer("Cyber Dragon")
	me:expect{monsters={{"Dark Magician Knight",position="defense"}},hand=0,grave={"Dark Magician","Knight's Title"}}
end)

test("from the Deck",function()
	field{me={hand={"Knight's Title"},deck={"Kuriboh","Dark Magician Knight"},monsters={"Dark Magician"}}}
	me:activate("Knight's Title","attack")
	me:expect{deck={"Kuriboh"},grave=3}
end)

test("and from the Graveyard",function()
	field{me={hand={"Knight's Title"},grave={"Dark Magician Knight","Kuriboh"},monsters={"Dark Magician"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Knight's Title","attack")
	me:answer("Cyber Dragon")
	me:expect{monsters={"Dark Magician Knight"},grave={"Kuriboh","Dark Magician","Knight's Title"}}
end)

test("not a banished one",function()
	field{me={hand={"Knight's Title","Kuriboh"},banished={"Dark Magician Knight"},monsters={"Dark Magician"}}}
	me:not_offered("activate","Knight's Title","target of Knight's Title")
end)

test("needs a face-up Dark Magician of its player",function()
	field{me={hand={"Knight's Title","Dark Magician Knight","Dark Magician"},monsters={{"Dark Magician",position="facedown"},"Dark Magician Girl"}},opponent={monsters={"Dark Magician"}}}
	me:not_offered("activate","Knight's Title","cost of Knight's Title")
end)

test("the Tribute makes the room",function()
	field{
		me={hand={"Knight's Title","Dark Magician Knight"},monsters={"Dark Magician","Kuriboh","Krebons","Speed Warrior","Cyber Dragon"}},
		opponent={monsters={"Summoned Skull"}},
	}
	me:activate("Knight's Title","attack")
	me:answer("Summoned Skull")
	me:expect{monsters=5}
	opponent:expect{monsters=0}
end)

test("not the opponent's Knight",function()
	field{
		me={hand={"Knight's Title","Kuriboh"},monsters={"Dark Magician"}},
		opponent={deck={"Dark Magician Knight"},grave={"Dark Magician Knight"}},
	}
	me:not_offered("activate","Knight's Title","target of Knight's Title")
end)

test("its player chooses the Tribute and the Knight",function()
	field{
		me={hand={"Knight's Title","Dark Magician Knight"},deck={"Dark Magician Knight"},monsters={"Dark Magician",{"Dark Magician",position="defense"}}},
		opponent={monsters={"Kuriboh"},deck={"Dark Magician Knight"}},
	}
	me:activate("Knight's Title",{"Dark Magician",position="defense"},{"Dark Magician Knight",at="deck"},"attack")
	me:answer("Kuriboh")
	me:expect{hand={"Dark Magician Knight"},deck=0}
	me:expect_card("Dark Magician",{at="monsters",position="attack"})
end)
