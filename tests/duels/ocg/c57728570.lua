-- Crush Card Virus
rest("pass")
field{
	me={spells={"Crush Card Virus"},monsters={"Kuriboh","Summoned Skull"},hand={"Krebons"}},
	opponent={
		monsters={"Cyber Dragon",{"Summoned Skull",position="facedown"},"Elemental HERO Avian"},
		hand={"Dark Magician","Kuriboh","Dark Hole"},draw=1,
		deck={"Gilford the Lightning","Speed Warrior","Cyber Dragon","Kaiser Sea Horse"},
	},
}

test("for a Tributed DARK monster of 1000 ATK or less destroys monsters of 1500 ATK or more, of field and hand",function()
	me:activate("Crush Card Virus")
	me:expect{monsters={"Summoned Skull"},grave={"Kuriboh","Crush Card Virus"}}
	happened("move",{card="Kuriboh",reason="cost"})
	opponent:expect{monsters={"Elemental HERO Avian"},hand={"Kuriboh","Dark Hole"},grave={"Cyber Dragon","Summoned Skull","Dark Magician"},deck=4}
	happened("confirm_cards",{card="Dark Hole"})
end)

test("and what the opponent draws, until the end of their third turn",function()
	me:activate("Crush Card Virus")
	me:end_turn()
	opponent:expect{deck=3,hand={"Kuriboh","Dark Hole"}}
	opponent:end_turn()
	me:end_turn()
	opponent:expect{deck=2,hand={"Kuriboh","Dark Hole","Speed Warrior"}}
	opponent:end_turn()
	me:end_turn()
	opponent:expect{deck=1,hand={"Kuriboh","Dark Hole","Speed Warrior"}}
	opponent:end_turn()
	me:end_turn()
	opponent:expect{deck=0,hand={"Kuriboh","Dark Hole","Speed Warrior","Kaiser Sea Horse"}}
end)

test("its player's draws are spared",function()
	field{
		me={spells={"Crush Card Virus"},monsters={"Kuriboh"},draw=1,deck={"Dark Magician","Dark Magician"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:activate("Crush Card Virus")
	opponent:expect{monsters=0}
	me:end_turn()
	opponent:end_turn()
	expect{turn=3}
	me:expect{hand={"Dark Magician"},deck={"Dark Magician"}}
end)

test("needs the Tribute",function()
	field{me={spells={"Crush Card Virus"},monsters={"Speed Warrior","Summoned Skull"},hand={"Kuriboh"}},opponent={monsters={"Cyber Dragon","Kuriboh"}}}
	me:not_offered("activate","Crush Card Virus","cost of Crush Card Virus")
end)

test("works on the opponent's draws alone",function()
	field{me={spells={"Crush Card Virus"},monsters={"Kuriboh"}},opponent={draw=1,deck={"Cyber Dragon"}}}
	me:activate("Crush Card Virus")
	me:end_turn()
	opponent:expect{hand=0,grave={"Cyber Dragon"}}
end)
