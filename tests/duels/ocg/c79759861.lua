-- Tribute to The Doomed
field{
	me={hand={"Tribute to The Doomed","Kuriboh"}},
	opponent={monsters={{"Cyber Dragon",position="facedown"},"Speed Warrior"}},
}

test("destroys a monster for a discarded card",function()
	me:activate("Tribute to The Doomed","Cyber Dragon")
	me:expect{hand=0,grave={"Tribute to The Doomed","Kuriboh"}}
	opponent:expect{monsters={"Speed Warrior"},grave={"Cyber Dragon"}}
end)

test("needs another card in the hand",function()
	field{me={hand={"Tribute to The Doomed"}},opponent={monsters={"Cyber Dragon"}}}
	me:not_offered("activate","Tribute to The Doomed","cost of Tribute to The Doomed")
end)

test("needs a monster",function()
	field{me={hand={"Tribute to The Doomed","Kuriboh"}},opponent={spells={"Mirror Force"}}}
	me:not_offered("activate","Tribute to The Doomed","target of Tribute to The Doomed")
end)

test("takes its own player's monsters too",function()
	field{me={hand={"Tribute to The Doomed","Kuriboh"},monsters={"Speed Warrior"}}}
	me:activate("Tribute to The Doomed")
	me:expect{monsters=0}
end)
