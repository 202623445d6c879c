-- Chain Destruction
rest("pass")
field{
	me={hand={"Kuriboh","Kuriboh","Speed Warrior"},deck={"Kuriboh","Krebons"},monsters={{"Krebons",position="facedown"}},grave={"Kuriboh"}},
	opponent={spells={"Chain Destruction"},hand={"Kuriboh"}},
}

test("destroys the cards of the Summoned monster's name in hand and Deck",function()
	me:summon("Kuriboh")
	opponent:activate("Chain Destruction")
	me:expect{monsters=2,hand={"Speed Warrior"},deck={"Krebons"},grave={"Kuriboh","Kuriboh","Kuriboh"}}
	opponent:expect{hand={"Kuriboh"}}
	happened("move",{card="Kuriboh",from="deck",reason="destroy"})
end)

test("after a Flip Summon",function()
	me:change_position("Krebons")
	opponent:activate("Chain Destruction")
	me:expect{deck={"Kuriboh"},monsters={{"Krebons",position="attack"}}}
end)

test("after a Special Summon",function()
	field{
		me={hand={"Cyber Dragon"}},
		opponent={monsters={"Kuriboh"},spells={"Chain Destruction"},hand={"Monster Reborn","Kuriboh"},grave={"Kuriboh"}},
	}
	me:end_turn()
	opponent:activate("Monster Reborn","attack")
	opponent:activate("Chain Destruction")
	opponent:expect{hand=0,monsters=2,grave={"Monster Reborn","Chain Destruction","Kuriboh"}}
end)

test("not after one of more than 2000 ATK",function()
	field{me={hand={"Cyber Dragon","Cyber Dragon"}},opponent={monsters={"Kuriboh"},spells={"Chain Destruction"}}}
	me:special_summon("Cyber Dragon","attack")
	opponent:not_offered("activate","Chain Destruction")
end)

test("not after a Set",function()
	me:set("Kuriboh")
	opponent:not_offered("activate","Chain Destruction")
end)

test("not if the opponent has neither hand nor Deck",function()
	field{me={hand={"Kuriboh"}},opponent={spells={"Chain Destruction"},deck={"Kuriboh"}}}
	me:summon("Kuriboh")
	opponent:not_offered("activate","Chain Destruction")
end)

test("not for an own monster that is the last of its name",function()
	field{me={hand={"Kuriboh","Krebons"},spells={"Chain Destruction"}},opponent={hand={"Kuriboh"}}}
	me:summon("Kuriboh")
	me:not_offered("activate","Chain Destruction")
end)

test("does nothing once the monster is face-down",function()
	field{me={hand={"Kuriboh","Kuriboh","Book of Moon"}},opponent={spells={"Chain Destruction"}}}
	me:summon("Kuriboh")
	opponent:activate("Chain Destruction")
	me:activate("Book of Moon")
	me:expect{hand={"Kuriboh"}}
end)

test("one of several, chosen",function()
	field{
		me={hand={"Scapegoat"},deck={"Kuriboh"}},
		opponent={spells={"Chain Destruction"}},
	}
	me:activate("Scapegoat")
	opponent:activate("Chain Destruction",{"Sheep Token",slot=0})
	me:expect{deck={"Kuriboh"},monsters=4}
end)
