-- Last Will
rest("pass")
field{
	me={hand={"Last Will","Tribute to The Doomed","Dark Hole"},monsters={"Speed Warrior"},deck={"Kuriboh","Cyber Dragon","Dark Hole"}},
	opponent={monsters={"Cyber Dragon"}},
}

test("after a monster went from its player's field to the Graveyard, brings one of 1500 ATK or less from the Deck",function()
	me:activate("Dark Hole")
	me:activate("Last Will","yes","attack")
	me:expect{monsters={"Kuriboh"},deck={"Cyber Dragon","Dark Hole"}}
	happened("special_summoned",{times=1})
	me:not_offered("activate","Last Will")
end)

test("its player chooses which",function()
	field{me={hand={"Last Will","Dark Hole"},monsters={"Speed Warrior"},deck={"Kuriboh","Krebons"}}}
	me:activate("Dark Hole")
	me:activate("Last Will","yes","Krebons","defense")
	me:expect{monsters={{"Krebons",position="defense"}},deck={"Kuriboh"}}
end)

test("activated before that, it may be used later in the turn, once",function()
	me:activate("Last Will")
	me:expect{grave={"Last Will"}}
	me:not_offered("activate","Last Will")
	me:activate("Dark Hole")
	me:activate("Last Will","attack")
	me:expect{monsters={"Kuriboh"},deck=2}
	me:not_offered("activate","Last Will")
end)

test("or kept for later",function()
	me:activate("Dark Hole")
	me:activate("Last Will","no")
	me:expect{monsters=0}
	me:activate("Last Will","attack")
	me:expect{monsters={"Kuriboh"}}
end)

test("to the end of the turn",function()
	me:activate("Last Will")
	me:end_turn()
	opponent:end_turn()
	me:activate("Dark Hole")
	me:not_offered("activate","Last Will")
end)

test("what went in an earlier turn does not count",function()
	me:activate("Dark Hole")
	me:end_turn()
	opponent:end_turn()
	me:activate("Last Will")
	me:not_offered("answer","yes")
	me:not_offered("activate","Last Will")
	me:expect{monsters=0}
end)

test("nor what went from elsewhere, or of the opponent's field",function()
	field{me={hand={"Last Will","Tribute to The Doomed","Krebons"},monsters={"Speed Warrior"},deck={"Kuriboh"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Tribute to The Doomed","Krebons","Cyber Dragon")
	me:activate("Last Will")
	me:not_offered("answer","yes")
	me:expect{deck={"Kuriboh"}}
	me:not_offered("activate","Last Will")
end)

test("needs a monster weak enough, and a zone",function()
	field{me={hand={"Last Will","Dark Hole"},monsters={"Speed Warrior"},deck={"Cyber Dragon","Dark Hole"}}}
	me:activate("Dark Hole")
	me:activate("Last Will")
	me:expect{monsters=0,deck=2}
end)

test("its player's zones count, and the last free one will do",function()
	field{
		me={
			hand={"Last Will","Last Will","Tribute to The Doomed","Krebons","Summoned Skull"},deck={"Kuriboh"},
			monsters={"Speed Warrior","Cyber Dragon","Command Knight","Marauding Captain","Kuriboh"},
		},
	}
	me:summon("Summoned Skull","Kuriboh")
	me:activate("Last Will")
	me:not_offered("answer","yes")
	me:activate("Tribute to The Doomed","Krebons","Cyber Dragon")
	me:activate({"Last Will",at="grave"},"attack")
	me:expect{monsters=5,deck=0}
end)

test("not from the opponent's Deck",function()
	field{me={hand={"Last Will","Dark Hole"},monsters={"Speed Warrior"},deck={"Cyber Dragon"}},opponent={deck={"Kuriboh"}}}
	me:activate("Dark Hole")
	me:activate("Last Will")
	me:not_offered("answer","yes")
end)

test("a monster of 1500 ATK, but none that comes by a procedure of its own only",function()
	field{
		me={hand={"Last Will","Dark Hole"},monsters={"Speed Warrior"},deck={"Amphibious Bugroth MK-3","Toon Mermaid"},spells={{"Toon World",position="faceup"}}},
		opponent={deck={"Kuriboh"}},
	}
	me:activate("Dark Hole")
	me:activate("Last Will","yes","attack")
	me:expect{monsters={"Amphibious Bugroth MK-3"},deck={"Toon Mermaid"}}
end)

test("nor without Toon World",function()
	field{me={hand={"Last Will","Dark Hole"},monsters={"Speed Warrior"},deck={"Toon Mermaid"}}}
	me:activate("Dark Hole")
	me:activate("Last Will")
	me:not_offered("answer","yes")
end)

test("the player who goes second can use it too",function()
	field{opponent={hand={"Last Will","Dark Hole"},monsters={"Speed Warrior"},deck={"Kuriboh"}}}
	me:end_turn()
	opponent:activate("Dark Hole")
	opponent:activate("Last Will","yes","attack")
	opponent:expect{monsters={"Kuriboh"}}
end)
