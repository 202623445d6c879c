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
