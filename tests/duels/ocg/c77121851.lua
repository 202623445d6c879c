-- Manticore of Darkness
field{
	rules="mr1",
	me={hand={"Dark Hole","Manticore of Darkness"},monsters={"Manticore of Darkness","Summoned Skull"}},
}

test("comes back in the End Phase of the turn it went to the Graveyard, for a fitting monster of the hand",function()
	me:activate("Dark Hole")
	me:expect{grave={"Dark Hole","Manticore of Darkness","Summoned Skull"}}
	me:end_turn()
	me:activate("Manticore of Darkness","Manticore of Darkness","attack")
	me:expect{monsters={{"Manticore of Darkness",atk=2300,def=1000}},hand=0}
	-- The one that was the cost may follow it in turn.
	me:pass()
	expect{turn=2}
	me:expect{grave={"Dark Hole","Summoned Skull","Manticore of Darkness"}}
end)

test("may stay in the Graveyard, and is too late the turn after",function()
	me:activate("Dark Hole")
	me:end_turn()
	me:pass()
	expect{turn=2}
	opponent:end_turn()
	expect{turn=3}
	me:expect{monsters=0,hand={"Manticore of Darkness"}}
end)

test("comes back for a face-up monster of the field, which makes room",function()
	field{rules="mr1",me={hand={"Tribute to The Doomed","Manticore of Darkness"},monsters={"Great Long Nose","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Tribute to The Doomed","Cyber Dragon")
	me:end_turn()
	me:activate("Manticore of Darkness","attack")
	me:expect{monsters={"Manticore of Darkness","Kuriboh","Kuriboh","Kuriboh","Kuriboh"},grave={"Tribute to The Doomed","Great Long Nose"}}
end)

test("other Types, face-down monsters and Spells do not pay for it",function()
	field{rules="mr1",me={hand={"Tribute to The Doomed","Manticore of Darkness","Scapegoat","Kuriboh"},monsters={"Summoned Skull",{"Great Long Nose",position="facedown"}}},opponent={monsters={"Cyber Dragon"}}}
	rest("pass")
	me:activate("Tribute to The Doomed","Manticore of Darkness","Cyber Dragon")
	me:end_turn()
	me:not_offered("activate","Manticore of Darkness")
	expect{turn=2}
	me:expect{grave={"Tribute to The Doomed","Manticore of Darkness"}}
end)

test("needs a free zone that the cost does not make",function()
	field{rules="mr1",me={hand={"Tribute to The Doomed","Manticore of Darkness","Manticore of Darkness"},monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Tribute to The Doomed","Manticore of Darkness","Cyber Dragon")
	me:end_turn()
	expect{turn=2}
	me:expect{hand={"Manticore of Darkness"},monsters=5}
end)

test("Winged Beasts pay for it, the opponent's monsters do not",function()
	field{rules="mr1",me={hand={"Tribute to The Doomed","Manticore of Darkness","Sacred Phoenix of Nephthys"},monsters={"Kuriboh"}},opponent={hand={"Manticore of Darkness"},monsters={"Cyber Dragon","Great Long Nose"}}}
	me:activate("Tribute to The Doomed","Manticore of Darkness","Cyber Dragon")
	me:end_turn()
	me:activate("Manticore of Darkness","attack")
	me:expect{monsters={"Kuriboh","Manticore of Darkness"},hand=0,grave={"Tribute to The Doomed","Sacred Phoenix of Nephthys"}}
	opponent:expect{hand=1,monsters={"Great Long Nose"}}
end)
