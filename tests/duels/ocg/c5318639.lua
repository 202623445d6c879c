-- Mystical Space Typhoon
field{
	me={hand={"Mystical Space Typhoon"},monsters={"Kuriboh"}},
	opponent={spells={"Mirror Force","Mystical Space Typhoon"}},
}

test("destroys a Spell or Trap",function()
	me:activate("Mystical Space Typhoon")
	me:not_offered("choose","Kuriboh")
	me:answer("Mirror Force")
	opponent:pass()
	opponent:expect{spells={"Mystical Space Typhoon"},grave={"Mirror Force"}}
	me:expect{grave={"Mystical Space Typhoon"},hand=0}
end)

test("does nothing to a card that is gone",function()
	rest("pass")
	field{
		me={hand={"Mystical Space Typhoon"},spells={"Mirror Force"}},
		opponent={spells={"Mirror Force","Mystical Space Typhoon"}},
	}
	me:activate("Mystical Space Typhoon","Mystical Space Typhoon")
	opponent:activate("Mystical Space Typhoon",{"Mirror Force",of=me})
	opponent:expect{spells={"Mirror Force"},grave={"Mystical Space Typhoon"}}
	me:expect{grave={"Mystical Space Typhoon","Mirror Force"}}
end)

test("cannot target itself",function()
	field{me={hand={"Mystical Space Typhoon"}},opponent={monsters={"Cyber Dragon"}}}
	me:not_offered("activate","Mystical Space Typhoon","target of Mystical Space Typhoon")
end)

test("reaches its own player's cards",function()
	field{me={hand={"Mystical Space Typhoon"},spells={"Mirror Force"}}}
	me:activate("Mystical Space Typhoon")
	me:expect{spells=0,grave=2}
end)
