-- Magic Jammer
field{
	me={hand={"Dark Hole"},monsters={"Cyber Dragon"},spells={}},
	opponent={spells={"Magic Jammer"},hand={"Kuriboh","Speed Warrior"}},
}

test("negates a Spell for a discarded card",function()
	me:activate("Dark Hole")
	opponent:activate("Magic Jammer","Kuriboh")
	me:expect{monsters={"Cyber Dragon"},grave={"Dark Hole"}}
	opponent:expect{hand={"Speed Warrior"},grave={"Magic Jammer","Kuriboh"}}
	happened("chain_negated")
end)

test("does not answer Traps, nor without a card to discard",function()
	field{me={spells={"Dust Tornado"}},opponent={spells={"Magic Jammer"},hand={"Kuriboh"}}}
	me:activate("Dust Tornado")
	opponent:not_offered("activate","Magic Jammer")
	opponent:expect{spells=0}
end)

test("needs a card to discard",function()
	field{me={hand={"Dark Hole"},monsters={"Cyber Dragon"}},opponent={spells={"Magic Jammer"}}}
	me:activate("Dark Hole")
	opponent:not_offered("activate","Magic Jammer")
	me:expect{monsters=0}
end)
