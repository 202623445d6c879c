-- The Battle Phase and its steps.

rest("pass")

test("OCG-BATTLE-01: the turn player may leave the Battle Phase out",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"}},opponent={monsters={"Kuriboh"}}}
	me:offered("battle_phase")
	me:offered("end_turn")
	me:end_turn()
	expect{turn=2,turn_player=opponent,phase="main 1"}
	never_happened("phase",{phase="battle"})
	never_happened("attack")
end)

test("OCG-BATTLE-02: there is no Battle Phase in the first turn of the Duel",function()
	field{rules="mr1",flags=0,me={monsters={"Cyber Dragon"}},opponent={monsters={"Speed Warrior"}}}
	me:not_offered("battle_phase",nil,"there is no battle phase in the first turn")
	me:end_turn()
	opponent:offered("battle_phase")
	opponent:battle_phase()
	opponent:offered("attack","Speed Warrior")
end)

test("OCG-BATTLE-03: the Battle Phase can be entered without a monster",function()
	field{rules="mr1",me={hand={"Kuriboh"}},opponent={monsters={"Kuriboh"}}}
	me:battle_phase()
	expect{phase="battle"}
	me:not_offered("attack","Kuriboh")
	me:main_phase_2()
end)

test("OCG-BATTLE-03: the Battle Phase can be entered with no monster able to attack",function()
	field{rules="mr1",me={monsters={{"Cyber Dragon",position="defense"}}},opponent={monsters={"Kuriboh"}}}
	me:battle_phase()
	expect{phase="battle"}
	me:not_offered("attack","Cyber Dragon")
end)

test("OCG-BATTLE-04 OCG-BATTLE-08 OCG-BATTLE-11: Start Step, Battle Step and Damage Step in turn, End Step",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon","Speed Warrior"},spells={"Rush Recklessly"}},
		opponent={monsters={"Krebons","Kuriboh"},spells={"Rush Recklessly"}},
	}
	expect{phase="main 1",step="none"}
	rest("strict")
	me:battle_phase()
	opponent:pass()
	expect{step="start"}
	me:pass()
	opponent:pass()
	expect{step="battle"}
	me:attack("Cyber Dragon","Kuriboh")
	for window=1,2 do -- for the declaration, then for anything else (C-08)
		expect{step="battle",attacker="Cyber Dragon"}
		me:pass()
		opponent:pass()
	end
	expect{step="damage"}
	rest("pass")
	expect{step="battle",attacker="none"}
	happened("damage_step_end",{times=1})
	me:attack("Speed Warrior","Krebons")
	happened("damage_step_end",{times=2})
	expect{step="battle"}
	rest("strict")
	me:main_phase_2()
	opponent:pass()
	expect{step="end"}
	me:pass()
	opponent:pass()
	expect{phase="main 2",step="none"}
end)

test("OCG-BATTLE-05: the turn player declares the entry, and both may respond in the Start Step",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"},spells={"Scapegoat"}},opponent={spells={"Waboku"}}}
	expect{phase="main 1"}
	rest("strict")
	me:battle_phase()
	opponent:pass()
	expect{step="start"}
	happened("phase",{phase="battle",times=1})
	me:offered("activate","Scapegoat")
	me:not_offered("attack","Cyber Dragon")
	me:pass()
	opponent:activate("Waboku")
	me:pass()
	expect{step="start"}
	opponent:expect{grave={"Waboku"}}
end)

test("OCG-BATTLE-06: a monster in face-up Attack Position attacks one monster of the opponent",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon",{"Command Knight",position="defense"},{"Kuriboh",position="facedown defense"}}},
		opponent={monsters={"Kuriboh","Krebons"}},
	}
	me:battle_phase()
	me:offered("attack","Cyber Dragon")
	me:not_offered("attack","Command Knight","position")
	me:not_offered("attack","Kuriboh")
	opponent:not_offered("attack","Krebons")
	me:attack("Cyber Dragon","Krebons")
	opponent:expect{monsters={"Kuriboh"}}
end)

test("OCG-BATTLE-07: a direct attack needs an opponent without monsters",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"}}}
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:expect{lp=8000-2100}
end)

test("OCG-BATTLE-07: a face-down monster is enough to stop a direct attack",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"}},opponent={monsters={{"Kuriboh",position="facedown defense"}}}}
	me:battle_phase()
	me:attack("Cyber Dragon","Kuriboh")
	opponent:expect{lp=8000,monsters=0}
end)

test("OCG-BATTLE-09: a monster attacks once a turn",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"}},opponent={monsters={"Kuriboh"}}}
	me:battle_phase()
	me:attack("Cyber Dragon","Kuriboh")
	me:not_offered("attack","Cyber Dragon","it has attacked this turn")
	me:end_turn()
	opponent:end_turn()
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:expect{lp=8000-1800-2100}
end)

test("OCG-BATTLE-09: unless an effect lets it attack twice",function()
	field{rules="mr1",me={monsters={"Cyber Twin Dragon"}}}
	me:battle_phase()
	me:attack("Cyber Twin Dragon")
	me:attack("Cyber Twin Dragon")
	opponent:expect{lp=8000-5600}
	me:not_offered("attack","Cyber Twin Dragon","it has attacked this turn")
end)

test("OCG-BATTLE-10 OCG-BATTLE-12: each monster may attack or not, until the turn player ends the phase",function()
	field{rules="mr1",me={monsters={"Cyber Dragon","Speed Warrior","Command Knight"}}}
	me:battle_phase()
	me:attack("Speed Warrior")
	expect{step="battle"}
	me:offered("attack","Cyber Dragon")
	me:offered("attack","Command Knight")
	me:attack("Command Knight")
	me:offered("attack","Cyber Dragon")
	me:main_phase_2()
	expect{phase="main 2"}
	opponent:expect{lp=8000-1300-1600}
end)

test("OCG-BATTLE-13: an effect that ends the Battle Phase leads to its End Step",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon","Speed Warrior"}},
		opponent={monsters={"The Unhappy Maiden"},spells={"Waboku"}},
	}
	me:battle_phase()
	expect{step="battle"}
	rest("strict")
	me:attack("Cyber Dragon","The Unhappy Maiden")
	for window=1,2 do
		opponent:pass()
	end
	expect{step="end"}
	opponent:offered("activate","Waboku")
	opponent:pass()
	expect{phase="main 2"}
	me:not_offered("attack","Speed Warrior")
end)

test("OCG-BATTLE-13: also when the effect stops an attack before its Damage Step",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon","Speed Warrior"},spells={"Waboku"}},
		opponent={spells={"Negate Attack"}},
	}
	me:battle_phase()
	expect{step="battle"}
	rest("strict")
	me:attack("Cyber Dragon")
	me:pass()
	opponent:activate("Negate Attack")
	me:pass() -- the answer to what the chain did
	expect{step="end"}
	me:offered("activate","Waboku")
	me:pass()
	expect{phase="main 2"}
	opponent:expect{lp=8000}
end)

test("OCG-BATTLE-14: in the Battle Phase both use Quick-Play Spells, Traps and effects whose moment it is",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"},hand={"Rush Recklessly"}},
		opponent={monsters={"Krebons"},spells={"Sakuretsu Armor","Rush Recklessly"}},
	}
	me:battle_phase()
	me:not_offered("activate","Sakuretsu Armor")
	me:attack("Cyber Dragon","Krebons")
	opponent:activate("Krebons")
	opponent:expect{lp=7200,monsters={"Krebons"}}
	me:expect{monsters={"Cyber Dragon"}}
	expect{phase="battle"}
	me:activate("Rush Recklessly","Cyber Dragon")
	happened("chaining",{card="Rush Recklessly",times=1})
	expect{phase="battle"}
	me:expect_card("Cyber Dragon",{atk=2800})
end)

test("OCG-BATTLE-14: speed-1 Spells and Ignition effects wait for a Main Phase",function()
	field{rules="mr1",me={monsters={"Tribe-Infecting Virus"},hand={"Dark Hole","Kuriboh"}},opponent={monsters={"Krebons"}}}
	me:offered("activate","Dark Hole")
	me:offered("activate","Tribe-Infecting Virus")
	me:battle_phase()
	me:not_offered("activate","Dark Hole")
	me:not_offered("activate","Tribe-Infecting Virus")
	me:main_phase_2()
	me:offered("activate","Dark Hole")
	me:offered("activate","Tribe-Infecting Virus")
end)

test("OCG-BATTLE-15: a monster in face-down Attack Position cannot attack",function()
	field{rules="mr1",me={monsters={{"Cyber Dragon",position="facedown attack"},"Kuriboh"}}}
	me:battle_phase()
	me:offered("attack","Kuriboh")
	me:not_offered("attack","Cyber Dragon","position")
end)
