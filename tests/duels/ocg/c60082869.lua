-- Dust Tornado
rest("pass")
field{
	me={spells={"Dust Tornado"},hand={"Trap Hole","Speed Warrior"},monsters={"Kuriboh"}},
	opponent={spells={"Mirror Force"},monsters={"Cyber Dragon"}},
}

test("destroys a Spell or Trap, then sets one",function()
	me:activate("Dust Tornado","yes")
	opponent:expect{spells=0,grave={"Mirror Force"},monsters=1}
	me:expect{spells={{"Trap Hole",position="facedown"}},hand={"Speed Warrior"},grave={"Dust Tornado"}}
end)

test("need not set one",function()
	me:activate("Dust Tornado","no")
	opponent:expect{spells=0}
	me:expect{spells=0,hand=2}
end)

test("is not asked without a card to set",function()
	field{me={spells={"Dust Tornado"},hand={"Speed Warrior"}},opponent={spells={"Mirror Force"}}}
	me:activate("Dust Tornado")
	me:expect{spells=0,hand=1}
end)

test("sets nothing if the target is gone",function()
	field{
		me={spells={"Dust Tornado"},hand={"Trap Hole"}},
		opponent={spells={"Mystical Space Typhoon"},monsters={"Cyber Dragon"}},
	}
	me:activate("Dust Tornado")
	opponent:activate("Mystical Space Typhoon")
	me:expect{hand={"Trap Hole"}}
end)

test("targets cards of the opponent only",function()
	field{me={spells={"Dust Tornado","Mirror Force"}}}
	me:not_offered("activate","Dust Tornado","target of Dust Tornado")
end)

test("works for the opponent too, who chooses what to Set",function()
	field{
		me={spells={"Trap Hole"}},
		opponent={spells={"Dust Tornado"},hand={"Mirror Force","Waboku","Speed Warrior"}},
	}
	me:end_turn()
	opponent:activate("Dust Tornado","yes")
	opponent:not_offered("choose","Speed Warrior")
	opponent:answer("Waboku")
	opponent:expect{spells={{"Waboku",position="facedown"}},hand={"Mirror Force","Speed Warrior"}}
	me:expect{spells=0}
	never_happened("confirm_cards")
end)

test("chooses among the Spells and Traps of the opponent and of the own hand",function()
	field{
		me={spells={"Dust Tornado"},hand={"Waboku","Trap Hole"}},
		opponent={spells={"Mirror Force","Solemn Judgment"},hand={"Magic Jammer"}},
	}
	me:activate("Dust Tornado","Mirror Force","yes")
	me:not_offered("choose","Magic Jammer")
	me:answer("Waboku")
	opponent:expect{spells={"Solemn Judgment"}}
	me:expect{spells={"Waboku"},hand={"Trap Hole"}}
	never_happened("confirm_cards")
end)

test("a card in the opponent's hand is none to set",function()
	field{me={spells={"Dust Tornado"}},opponent={spells={"Mirror Force"},hand={"Magic Jammer"}}}
	me:activate("Dust Tornado")
	me:not_offered("answer","yes")
	opponent:expect{spells=0,hand=1}
end)

test("is not asked without a zone to set it in",function()
	field{me={spells={"Dust Tornado","Waboku","Waboku","Waboku","Waboku"},hand={"Trap Hole"}},opponent={spells={"Mirror Force"}}}
	me:activate("Dust Tornado")
	me:expect{spells=4,hand={"Trap Hole"}}
end)
