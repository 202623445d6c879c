-- Royal Magical Library
rest("pass")
field{
	me={monsters={"Royal Magical Library","Cyber Dragon"},hand={"Book of Moon","Book of Moon","Mystical Space Typhoon","Rush Recklessly"},deck={"Kuriboh","Speed Warrior"},spells={"Waboku"}},
	opponent={spells={"Mirror Force"},hand={"Rush Recklessly"}},
}

test("gets a counter for each resolved Spell, three at most, and draws for three",function()
	me:activate("Book of Moon","Cyber Dragon")
	me:expect_card("Royal Magical Library",{counters=1})
	me:not_offered("activate","Royal Magical Library","cost of Royal Magical Library")
	me:activate("Rush Recklessly","Royal Magical Library")
	me:expect_card("Royal Magical Library",{counters=2})
	me:activate("Mystical Space Typhoon","Mirror Force")
	me:expect_card("Royal Magical Library",{counters=3})
	me:activate("Royal Magical Library")
	me:expect{hand={"Book of Moon","Kuriboh"},deck={"Speed Warrior"}}
	me:expect_card("Royal Magical Library",{counters=0})
end)

test("holds three at most",function()
	field{me={monsters={{"Royal Magical Library",counters={[COUNTER_SPELL]=3}}},hand={"Rush Recklessly"},deck={"Kuriboh"}}}
	me:activate("Rush Recklessly")
	me:expect_card("Royal Magical Library",{counters=3})
end)

test("counts the opponent's Spells too, but no Traps",function()
	me:activate("Waboku")
	me:expect_card("Royal Magical Library",{counters=0})
	me:end_turn()
	opponent:activate("Rush Recklessly","Cyber Dragon")
	me:expect_card("Royal Magical Library",{counters=1})
end)

test("does not count a Spell whose activation it did not see",function()
	field{me={hand={"Monster Reborn"},grave={"Royal Magical Library"}}}
	me:activate("Monster Reborn","defense")
	me:expect_card("Royal Magical Library",{counters=0})
end)

test("needs a card to draw",function()
	field{me={monsters={{"Royal Magical Library",counters={[COUNTER_SPELL]=3}}}}}
	me:not_offered("activate","Royal Magical Library","target of Royal Magical Library")
end)

test("counts a Spell that ends the negation of its effects",function()
	field{
		me={monsters={"Royal Magical Library"},spells={"Skill Drain"},hand={"Mystical Space Typhoon"}},
	}
	me:activate("Skill Drain")
	me:expect{lp=7000}
	me:activate("Mystical Space Typhoon","Skill Drain")
	me:expect{spells=0}
	me:expect_card("Royal Magical Library",{counters=1})
end)
