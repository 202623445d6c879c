-- The order of the phases, and what can be done at the end of each.

test("OCG-TURN-01: a turn goes through Draw, Standby, Main 1, Battle, Main 2 and End Phase",function()
	field{rules="mr1",me={hand={"Scapegoat"}},opponent={spells={"Waboku"}}}
	expect{turn=1,turn_player=me,phase="draw"}
	me:pass()
	opponent:pass()
	expect{phase="standby"}
	me:pass()
	opponent:pass()
	expect{phase="main 1"}
	me:battle_phase()
	opponent:pass()
	expect{phase="battle"}
	me:pass()
	opponent:pass()
	me:main_phase_2()
	opponent:pass()
	expect{phase="battle"}
	me:pass()
	opponent:pass()
	expect{phase="main 2"}
	me:end_turn()
	opponent:pass()
	expect{phase="end"}
	me:pass()
	opponent:pass()
	expect{turn=2,turn_player=opponent,phase="draw"}
end)

test("OCG-TURN-02: without a Battle Phase the End Phase follows on Main Phase 1",function()
	field{rules="mr1",me={hand={"Scapegoat"},monsters={"Cyber Dragon"}}}
	me:pass()
	me:pass()
	me:end_turn()
	expect{phase="end"}
	me:pass()
	expect{turn=2}
	happened("phase",{phase="end",times=1})
	never_happened("phase",{phase="main 2"})
	never_happened("phase",{phase="battle"})
end)

test("OCG-TURN-02: Main Phase 2 comes after a Battle Phase, even one without attacks",function()
	field{rules="mr1",me={hand={"Speed Warrior"}}}
	me:battle_phase()
	expect{phase="battle"}
	me:main_phase_2()
	expect{phase="main 2"}
	me:offered("summon","Speed Warrior")
end)

test("OCG-TURN-02: from the Battle Phase the turn player may also end the turn",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"}},opponent={spells={"Waboku"}}}
	rest("pass")
	me:battle_phase()
	me:end_turn()
	expect{turn=2,turn_player=opponent}
end)

test("OCG-TURN-03: before each phase ends both players may activate Quick-Play Spells and Traps",function()
	field{rules="mr1",me={spells={"Scapegoat"},hand={"Kuriboh"}},opponent={spells={"Waboku"}}}
	expect{phase="draw"}
	me:offered("activate","Scapegoat")
	me:pass()
	opponent:offered("activate","Waboku")
	opponent:pass()
	expect{phase="standby"}
	me:offered("activate","Scapegoat")
	me:pass()
	opponent:offered("activate","Waboku")
	opponent:pass()
	me:battle_phase()
	expect{phase="main 1"}
	opponent:offered("activate","Waboku")
	opponent:pass()
	expect{phase="battle"}
	me:offered("activate","Scapegoat")
	me:pass()
	opponent:offered("activate","Waboku")
	opponent:activate("Waboku")
	me:pass()
	expect{phase="battle"}
	opponent:expect{grave={"Waboku"}}
end)

test("OCG-TURN-03: the phase ends only when both decline in a row",function()
	field{rules="mr1",me={spells={"Scapegoat"}},opponent={spells={"Waboku"}}}
	me:pass()
	opponent:activate("Waboku")
	me:pass()
	expect{phase="draw"}
	me:activate("Scapegoat")
	me:expect{monsters=4}
	expect{phase="main 1"}
end)

test("OCG-TURN-04: the turn player uses Quick-Play Spells from the hand, the opponent only Set ones",function()
	field{rules="mr1",me={hand={"Scapegoat"}},opponent={hand={"Scapegoat"},spells={"Rush Recklessly","Waboku"},monsters={"Cyber Dragon"}}}
	expect{phase="draw"}
	me:offered("activate",{"Scapegoat",at="hand"})
	me:pass()
	opponent:offered("activate","Rush Recklessly")
	opponent:not_offered("activate","Scapegoat")
	opponent:activate("Rush Recklessly","Cyber Dragon")
	me:pass()
	opponent:pass()
	opponent:expect{monsters={{"Cyber Dragon",atk=2800}}}
end)

test("OCG-TURN-05: Quick effects can be used in that window, and effects of their phase",function()
	field{rules="mr1",me={monsters={{"Magical Android"}},spells={"Waboku"}},opponent={}}
	expect{phase="draw"}
	me:pass()
	me:pass()
	me:end_turn()
	expect{phase="end"}
	me:offered("activate","Magical Android")
	me:activate("Magical Android")
	me:pass()
	me:expect{lp=8600}
end)
