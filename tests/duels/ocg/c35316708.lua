-- Time Seal
rest("pass")

test("the opponent's next Draw Phase is skipped, and only that",function()
	field{rules="mr1",me={spells={"Time Seal"}},opponent={draw=1,deck={"Kuriboh","Kuriboh"}}}
	me:activate("Time Seal")
	me:end_turn()
	opponent:expect{hand=0,deck=2}
	opponent:end_turn()
	me:end_turn()
	opponent:expect{hand=1,deck=1}
end)

test("its own player still draws",function()
	field{rules="mr1",me={draw=1,deck={"Kuriboh","Kuriboh"},spells={"Time Seal"}},opponent={draw=1,deck={"Kuriboh"}}}
	me:activate("Time Seal")
	me:end_turn()
	opponent:end_turn()
	me:expect{hand=2}
end)

test("used in the opponent's Draw Phase it skips that of their next turn",function()
	field{rules="mr1",me={spells={"Time Seal"}},opponent={draw=1,deck={"Kuriboh","Kuriboh","Kuriboh"}}}
	me:end_turn()
	me:pass()
	me:activate("Time Seal")
	expect{turn=2}
	opponent:expect{hand=1}
	opponent:end_turn()
	me:end_turn()
	opponent:expect{hand=1}
	opponent:end_turn()
	me:end_turn()
	opponent:expect{hand=2}
end)

test("used later in the opponent's turn it skips the Draw Phase of their next one",function()
	field{rules="mr1",me={spells={"Time Seal"}},opponent={draw=1,hand={"Speed Warrior"},deck={"Kuriboh","Kuriboh","Kuriboh"}}}
	me:end_turn()
	opponent:end_turn()
	me:activate("Time Seal")
	opponent:end_turn()
	me:end_turn()
	opponent:expect{hand=2}
	opponent:end_turn()
	me:end_turn()
	opponent:expect{hand=3}
end)
