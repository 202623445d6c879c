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
	happened("confirm_cards",{card="Dark Hole",player=me})
end)

test("and what the opponent draws, until the end of their third turn",function()
	me:activate("Crush Card Virus")
	mark()
	me:end_turn()
	happened("confirm_cards",{card="Gilford the Lightning",player=me})
	happened("shuffle_hand",{player=opponent})
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

test("the Tribute is of the field",function()
	field{me={spells={"Crush Card Virus"},monsters={"Kuriboh","Magical Scientist"},hand={"Kuriboh"}},opponent={monsters={"Amphibious Bugroth MK-3"},hand={"Dark Hole"}}}
	me:activate("Crush Card Virus")
	me:not_offered("choose",{"Kuriboh",at="hand"})
	me:answer("Magical Scientist")
	me:expect{monsters={"Kuriboh"},hand={"Kuriboh"}}
	opponent:expect{monsters=0}
	happened("shuffle_hand",{player=opponent})
end)

test("no hand is shuffled that is empty",function()
	field{me={spells={"Crush Card Virus"},monsters={"Kuriboh"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Crush Card Virus")
	opponent:expect{monsters=0}
	never_happened("shuffle_hand")
end)

test("it says that it destroys monsters of the field",function()
	field{me={spells={"Crush Card Virus"},monsters={"Kuriboh"}},opponent={monsters={"Stardust Dragon"}}}
	me:activate("Crush Card Virus")
	opponent:activate("Stardust Dragon")
	happened("chain_negated")
end)
