-- Phases that an effect has a player skip.

test("OCG-SKIP-01: battle damage by Yata-Garasu has the opponent skip a Draw Phase",function()
	field{rules="mr1",me={monsters={"Yata-Garasu"}},opponent={draw=1,deck={"Kuriboh","Kuriboh"},spells={"Trap Hole"}}}
	me:battle_phase()
	me:attack("Yata-Garasu")
	me:end_turn()
	opponent:expect{hand=0,deck=2}
	expect{turn=2,phase="main 1"}
	opponent:end_turn()
	me:end_turn()
	opponent:expect{hand=1,deck=1}
end)

test("OCG-SKIP-01: Time Seal has the opponent skip a Draw Phase, even one that would lose",function()
	field{rules="mr1",me={spells={"Time Seal"}},opponent={draw=1}}
	me:activate("Time Seal")
	me:end_turn()
	expect{turn=2,winner="none"}
	opponent:end_turn()
	me:end_turn()
	expect{turn=4,winner=me}
end)

test("OCG-SKIP-02: Solomon's Lawbook has its player skip a Standby Phase, whose effects are not processed",function()
	field{rules="mr1",me={spells={"Solomon's Lawbook",{"Messenger of Peace",position="faceup"},{"Burning Land",position="faceup"}}}}
	me:activate("Solomon's Lawbook")
	expect{turn=1,phase="main 1"}
	me:expect{lp=8000,spells={"Messenger of Peace","Burning Land"}}
	never_happened("phase",{phase="standby"})
	me:end_turn()
	opponent:expect{lp=7500}
end)

-- Timeater has destroyed a monster; it is the opponent's turn.
local function eaten(side)
	field{rules="mr1",me={monsters={"Timeater"}},opponent=side}
	me:battle_phase()
	me:attack("Timeater","Kuriboh")
	me:end_turn()
end

test("OCG-SKIP-03 OCG-SKIP-04: Main Phase 1 is skipped; from the Standby Phase the turn goes to the Battle Phase",function()
	eaten{hand={"Speed Warrior"},monsters={"Kuriboh","Summoned Skull"}}
	opponent:answer("battle phase")
	expect{turn=2,phase="battle"}
	opponent:attack("Summoned Skull","Timeater")
	opponent:main_phase_2()
	expect{turn=2,phase="main 2"}
	opponent:summon("Speed Warrior")
end)

test("OCG-SKIP-03 OCG-SKIP-04: or to the End Phase, without a Main Phase 2",function()
	eaten{hand={"Speed Warrior"},monsters={"Kuriboh","Summoned Skull"}}
	mark()
	opponent:answer("end phase")
	expect{turn=3,turn_player=me}
	opponent:expect{hand={"Speed Warrior"}}
	happened("phase",{phase="end",times=1})
	never_happened("phase",{phase="battle"})
	never_happened("phase",{phase="main 2"})
end)

test("OCG-SKIP-03: only one Main Phase 1 is skipped",function()
	eaten{hand={"Speed Warrior"},monsters={"Kuriboh","Summoned Skull"}}
	opponent:answer("end phase")
	me:end_turn()
	expect{turn=4,phase="main 1"}
	opponent:summon("Speed Warrior")
end)

-- Timeater and Great Long Nose have both struck; it is the opponent's turn.
local function both(passedover)
	field{rules="mr1",switches={skipped_battle_passed_over=passedover},me={monsters={"Timeater","Great Long Nose"}},opponent={hand={"Command Knight"},monsters={"Kuriboh","Speed Warrior","Summoned Skull"}}}
	rest("pass")
	me:battle_phase()
	me:attack("Timeater","Kuriboh")
	me:attack("Great Long Nose","Speed Warrior")
	mark()
	me:end_turn()
	rest("strict")
end

test("OCG-SKIP-05: with Main Phase 1 and Battle Phase skipped the End Phase follows on the Standby Phase",function()
	both(true)
	expect{turn=3,turn_player=me}
	opponent:expect{hand={"Command Knight"}}
	happened("turn",{times=2})
	happened("phase",{phase="end",times=2})
	never_happened("phase",{phase="battle"})
end)

test("OCG-SKIP-05: in the reference engine the turn player still chooses where to go, and the Battle Phase ends at once",function()
	both(false)
	expect{turn=2}
	opponent:answer("battle phase")
	expect{turn=3}
	happened("phase",{phase="battle",times=1})
end)

test("OCG-SKIP-05 OCG-EXT-71: a skipped Battle Phase cannot be entered, and has no Main Phase 2",function()
	field{rules="mr1",me={monsters={"Great Long Nose"}},opponent={hand={"Command Knight"},monsters={"Speed Warrior","Summoned Skull"},spells={"Trap Hole"}}}
	me:battle_phase()
	me:attack("Great Long Nose","Speed Warrior")
	me:end_turn()
	mark()
	opponent:not_offered("battle_phase",nil,"an effect skips it")
	opponent:summon("Command Knight")
	opponent:end_turn()
	expect{turn=3}
	never_happened("phase",{phase="battle"})
	never_happened("phase",{phase="main 2"})
	me:end_turn()
	opponent:battle_phase()
	expect{turn=4,phase="battle"}
end)

test("OCG-EXT-71: in a skipped Draw Phase nothing can be activated",function()
	field{rules="mr1",me={spells={"Time Seal","Waboku"}},opponent={draw=1,deck={"Kuriboh"},spells={"Scapegoat"}}}
	rest("pass")
	me:activate("Time Seal")
	expect{phase="main 1"}
	rest("strict")
	me:end_turn()
	opponent:pass()
	me:pass() opponent:pass()
	expect{turn=2,phase="standby"}
end)

test("OCG-EXT-71: nor in a skipped Standby Phase",function()
	field{rules="mr1",me={spells={"Solomon's Lawbook","Scapegoat"}}}
	expect{phase="draw"}
	me:activate("Solomon's Lawbook")
	me:pass()
	me:pass()
	expect{phase="draw"}
	me:pass()
	expect{phase="main 1",turn=1}
	never_happened("phase",{phase="standby"})
end)

test("OCG-EXT-71: skips by several cards each use up one coming phase: two in turn skip two",function()
	field{rules="mr1",me={spells={"Time Seal","Time Seal"}},opponent={draw=1,deck={"Kuriboh","Kuriboh"}}}
	rest("pass")
	me:activate({"Time Seal",slot=0})
	me:end_turn()
	opponent:end_turn()
	expect{turn=3}
	me:activate({"Time Seal",slot=1})
	me:end_turn()
	opponent:expect{hand=0,deck=2}
	opponent:end_turn()
	me:end_turn()
	opponent:expect{hand=1,deck=1}
	expect{turn=6}
end)

test("OCG-EXT-71: two that name the Draw Phase of the same turn skip that one",function()
	field{rules="mr1",me={spells={"Time Seal","Time Seal"}},opponent={draw=1,deck={"Kuriboh","Kuriboh"}}}
	rest("pass")
	me:activate({"Time Seal",slot=0})
	me:activate({"Time Seal",slot=1})
	me:end_turn()
	opponent:expect{hand=0}
	opponent:end_turn()
	me:end_turn()
	opponent:expect{hand=1}
	expect{turn=4}
end)
