-- Quick-Play Spells.
rest("pass")
field{
	rules="mr1",
	me={hand={"Book of Moon","Rush Recklessly","Dark Hole"},monsters={"Speed Warrior"}},
	opponent={hand={"Book of Moon"},monsters={"Cyber Dragon","Kaiser Sea Horse"},spells={"Waboku"}},
}

test("OCG-SPELL-21: a Quick-Play Spell has speed 2: it answers speed 1 and 2",function()
	me:activate("Dark Hole")
	opponent:activate("Waboku")
	me:activate("Rush Recklessly","Speed Warrior")
	happened("chaining",{card="Rush Recklessly",link=3})
end)

test("OCG-SPELL-21: not speed 3",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole","Book of Moon"},monsters={"Speed Warrior"},spells={"Solemn Judgment"}},
		opponent={spells={"Solemn Judgment"}},
	}
	me:activate("Dark Hole")
	opponent:activate("Solemn Judgment")
	rest("strict")
	me:offered("activate","Solemn Judgment")
	me:not_offered("activate","Book of Moon")
end)

test("OCG-SPELL-22: from the hand in every phase of the own turn",function()
	field{rules="mr1",me={hand={"Book of Moon"},monsters={"Speed Warrior"}},opponent={monsters={"Cyber Dragon"}}}
	me:offered("activate","Book of Moon")
	expect{phase="draw",chain=0}
	me:pass()
	me:offered("activate","Book of Moon")
	expect{phase="standby",chain=0}
	me:pass()
	me:offered("activate","Book of Moon")
	expect{phase="main 1",chain=0}
	me:battle_phase()
	me:offered("activate","Book of Moon")
	expect{phase="battle",chain=0}
	me:main_phase_2()
	expect{phase="main 2"}
	me:offered("activate","Book of Moon")
	me:end_turn()
	me:offered("activate","Book of Moon")
	expect{phase="end",chain=0}
	me:activate("Book of Moon","Cyber Dragon")
	opponent:expect{monsters={{"Cyber Dragon",position="facedown defense"}}}
end)

test("OCG-SPELL-22: as far as its condition allows",function()
	field{rules="mr1",me={hand={"Book of Moon"}},opponent={monsters={{"Cyber Dragon",position="facedown"}}}}
	me:not_offered("activate","Book of Moon","target of Book of Moon")
	me:end_turn()
	me:not_offered("activate","Book of Moon")
end)

test("OCG-SPELL-23: Set, it is activated from the next turn on, the opponent's",function()
	me:set("Book of Moon")
	me:end_turn()
	me:activate("Book of Moon","Cyber Dragon")
	expect{turn_player=opponent}
	opponent:expect_card("Cyber Dragon",{position="facedown defense"})
end)

test("OCG-SPELL-23: or its player's own",function()
	me:set("Book of Moon")
	me:end_turn()
	opponent:end_turn()
	expect{turn=3}
	me:activate("Book of Moon","Cyber Dragon")
	opponent:expect_card("Cyber Dragon",{position="facedown defense"})
end)

test("OCG-SPELL-24 OCG-SET-05: not in the turn in which it was Set",function()
	me:set("Book of Moon")
	me:not_offered("activate","Book of Moon","in the turn it was set")
	me:offered("activate","Rush Recklessly")
	me:battle_phase()
	me:attack("Speed Warrior","Cyber Dragon")
	me:not_offered("activate","Book of Moon")
	me:end_turn()
	me:offered("activate","Book of Moon")
end)

test("OCG-SPELL-25: in the opponent's turn not from the hand",function()
	field{
		rules="mr1",
		me={hand={"Book of Moon"},spells={"Rush Recklessly"},monsters={"Speed Warrior"}},
		opponent={hand={"Dark Hole"},monsters={"Cyber Dragon"}},
	}
	me:end_turn()
	opponent:activate("Dark Hole")
	rest("strict")
	me:not_offered("activate","Book of Moon")
	me:activate("Rush Recklessly","Speed Warrior")
	happened("chaining",{card="Rush Recklessly",link=2})
end)

test("OCG-SPELL-26: Rush Recklessly in the Damage Step turns the battle",function()
	field{rules="mr1",me={hand={"Rush Recklessly"},monsters={"Kaiser Sea Horse"}},opponent={monsters={"Cyber Dragon"}}}
	rest("strict")
	me:pass()
	me:pass()
	me:battle_phase()
	me:pass()
	me:attack("Kaiser Sea Horse","Cyber Dragon")
	me:pass()
	me:pass()
	happened("damage_step_start")
	me:activate("Rush Recklessly","Kaiser Sea Horse")
	opponent:expect{lp=8000-300,monsters=0}
	me:expect{lp=8000,monsters=1}
end)

test("OCG-SPELL-26: a Set one of the opponent does too",function()
	field{rules="mr1",me={monsters={"Kaiser Sea Horse"}},opponent={monsters={"Speed Warrior"},spells={"Rush Recklessly"}}}
	me:end_turn()
	opponent:end_turn()
	me:battle_phase()
	me:attack("Kaiser Sea Horse","Speed Warrior")
	opponent:activate("Rush Recklessly","Speed Warrior")
	me:expect{lp=8000}
	opponent:expect{lp=8000-100}
end)

test("OCG-SPELL-26: others cannot be activated there",function()
	field{rules="mr1",me={hand={"Book of Moon","Rush Recklessly"},monsters={"Kaiser Sea Horse"}},opponent={monsters={"Cyber Dragon"}}}
	me:battle_phase()
	rest("strict")
	me:pass()
	me:attack("Kaiser Sea Horse","Cyber Dragon")
	me:offered("activate","Book of Moon")
	me:pass()
	me:offered("activate","Book of Moon")
	never_happened("damage_step_start")
	me:pass()
	happened("damage_step_start")
	me:offered("activate","Rush Recklessly")
	me:not_offered("activate","Book of Moon")
end)
