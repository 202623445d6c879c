-- Tribe-Infecting Virus
field{
	me={monsters={"Tribe-Infecting Virus","Speed Warrior"},hand={"Kuriboh"}},
	opponent={monsters={"Command Knight","Cyber Dragon",{"Marauding Captain",position="facedown"}}},
}

test("destroys the face-up monsters of the named Type",function()
	me:activate("Tribe-Infecting Virus","warrior")
	me:expect{monsters={"Tribe-Infecting Virus"},grave={"Speed Warrior","Kuriboh"},hand=0}
	opponent:expect{monsters={"Cyber Dragon","Marauding Captain"},grave={"Command Knight"}}
end)

test("offers the Types on the field only",function()
	me:activate("Tribe-Infecting Virus","machine")
	opponent:expect{monsters=2,grave={"Cyber Dragon"}}
	me:not_offered("activate","Tribe-Infecting Virus","cost of Tribe-Infecting Virus")
end)

test("alone, it can only name its own Type",function()
	field{me={monsters={"Tribe-Infecting Virus"},hand={"Kuriboh"}}}
	me:activate("Tribe-Infecting Virus")
	me:expect{monsters=0,grave={"Tribe-Infecting Virus","Kuriboh"}}
end)

test("names a Type only one of the players has",function()
	field{me={monsters={"Tribe-Infecting Virus","Kuriboh"},hand={"Dark Hole"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Tribe-Infecting Virus","fiend")
	me:expect{monsters={"Tribe-Infecting Virus"}}
	opponent:expect{monsters={"Cyber Dragon"}}
end)
