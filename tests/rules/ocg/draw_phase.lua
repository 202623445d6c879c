-- The Draw Phase: the draw that has to be made, and what may follow it.

test("OCG-DP-01 OCG-DP-05 OCG-EXT-04: the turn player draws the top card, in the first turn too",function()
	field{rules="mr1",me={draw=1,deck={"Cyber Dragon","Kuriboh"}},opponent={draw=1,deck={"Summoned Skull","Kuriboh"}}}
	expect{turn=1}
	me:expect{hand={"Cyber Dragon"},deck={"Kuriboh"}}
	opponent:expect{hand=0}
	me:end_turn()
	opponent:expect{hand={"Summoned Skull"},deck={"Kuriboh"}}
	me:expect{hand={"Cyber Dragon"}}
end)

test("OCG-DP-05 OCG-EXT-04: since 2014 the first turn has no draw",function()
	field{rules="mr3",me={draw=1,deck={"Cyber Dragon","Kuriboh"}},opponent={draw=1,deck={"Summoned Skull"}}}
	me:expect{hand=0}
	me:end_turn()
	opponent:expect{hand={"Summoned Skull"}}
end)

test("OCG-DP-01: the draw cannot be declined",function()
	field{rules="mr1",me={draw=1,deck={"Cyber Dragon"},spells={"Waboku"}}}
	me:expect{hand={"Cyber Dragon"}}
	happened("draw",{player=me,times=1})
	expect{phase="draw"}
end)

test("OCG-DP-02: nothing can be activated and nobody is asked before the draw",function()
	field{rules="mr1",me={draw=1,hand={"Scapegoat"},deck={"Cyber Dragon"}},opponent={spells={"Waboku"}}}
	expect{phase="draw"}
	happened("draw",{times=1})
	me:expect{hand={"Scapegoat","Cyber Dragon"}}
	never_happened("chaining")
	me:offered("activate","Scapegoat")
end)

test("OCG-DP-02: a card drawn is there for what follows the draw",function()
	field{rules="mr1",me={draw=1,deck={"Scapegoat"}}}
	expect{phase="draw"}
	me:activate("Scapegoat")
	me:expect{monsters=4}
end)

test("OCG-DP-03: after the draw Quick-Play Spells and Traps can be activated, then comes the Standby Phase",function()
	field{rules="mr1",me={draw=1,hand={"Scapegoat","Dark Hole"},deck={"Cyber Dragon"}},opponent={spells={"Waboku"}}}
	expect{phase="draw"}
	me:not_offered("activate","Dark Hole")
	me:not_offered("summon","Cyber Dragon")
	me:pass()
	opponent:activate("Waboku")
	me:pass()
	expect{phase="draw"}
	me:activate("Scapegoat")
	me:expect{monsters=4}
	happened("phase",{phase="standby",times=1})
	expect{phase="main 1"}
end)

test("OCG-DP-04 OCG-WIN-03: a turn player whose Deck is empty before the draw loses there and then",function()
	field{rules="mr1",me={draw=1,hand={"Scapegoat"},spells={"Waboku"}},opponent={spells={"Waboku"}}}
	expect{winner=opponent,turn=1,phase="draw"}
	never_happened("chaining")
end)

test("OCG-WIN-03: in the reference engine the players are asked before the loss shows",function()
	field{rules="edopro-mr1",me={draw=1,hand={"Scapegoat"}},opponent={spells={"Waboku"}}}
	expect{winner="none",phase="draw"}
	rest("pass")
	expect{winner=opponent}
end)
