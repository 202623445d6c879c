-- Normal Summons and Sets, and their Tributes.
rest("pass")
field{
	rules="mr1",
	me={hand={"Speed Warrior","Kuriboh","Krebons"}},
}

test("OCG-NSUM-01: one Normal Summon or Set a turn, unless an effect allows more",function()
	me:summon("Speed Warrior")
	me:not_offered("summon","Kuriboh")
	me:not_offered("set","Kuriboh")
	me:end_turn()
	opponent:end_turn()
	me:offered("summon","Kuriboh")
	me:offered("set","Kuriboh")
	me:set("Kuriboh")
	me:not_offered("summon","Krebons")
	me:not_offered("set","Krebons")
end)

test("OCG-NSUM-01 OCG-SEFF-02: Ultimate Offering gives a further Normal Summon, which is no Special Summon",function()
	field{rules="mr1",me={hand={"Speed Warrior","Kuriboh"},spells={"Ultimate Offering"}},opponent={hand={"Krebons"}}}
	me:summon("Speed Warrior")
	me:activate("Ultimate Offering")
	mark()
	me:activate("Ultimate Offering")
	me:answer("attack")
	me:expect{monsters={"Speed Warrior","Kuriboh"},lp=7500}
	happened("summoning",{card="Kuriboh"})
	happened("summoned")
	never_happened("special_summoned")
end)

test("OCG-NSUM-02 OCG-NSUM-10: a Summon puts a monster of the hand on the field in face-up Attack Position",function()
	me:summon("Speed Warrior")
	me:expect{hand={"Kuriboh","Krebons"},monsters={{"Speed Warrior",position="attack"}}}
	happened("move",{card="Speed Warrior",from="hand",to="monsters"})
	never_happened("set")
end)

test("OCG-NSUM-03 OCG-NSUM-10: a Set puts it there in face-down Defense Position",function()
	me:set("Speed Warrior")
	me:expect{hand={"Kuriboh","Krebons"},monsters={{"Speed Warrior",position="facedown defense"}}}
	happened("move",{card="Speed Warrior",from="hand",to="monsters"})
end)

test("OCG-NSUM-04 OCG-SET-02: a Set is a Normal Summon, so it is the one of the turn, but no Summon",function()
	field{rules="mr1",me={hand={"Elemental HERO Avian","Speed Warrior"}},opponent={spells={"Trap Hole"}}}
	me:set("Elemental HERO Avian")
	opponent:not_offered("activate","Trap Hole")
	never_happened("summoned")
	me:not_offered("summon","Speed Warrior")
	me:expect{monsters=1}
end)

test("OCG-NSUM-04: a Summon can be answered as one",function()
	field{rules="mr1",me={hand={"Elemental HERO Avian"}},opponent={spells={"Trap Hole"}}}
	me:summon("Elemental HERO Avian")
	opponent:activate("Trap Hole")
	me:expect{monsters=0}
	happened("summoned")
end)

test("OCG-NSUM-05: Level 4 takes no Tribute",function()
	field{rules="mr1",me={hand={"Kaiser Sea Horse"},monsters={"Kuriboh"}}}
	me:summon("Kaiser Sea Horse")
	me:expect{monsters={"Kuriboh","Kaiser Sea Horse"},grave=0}
end)

test("OCG-NSUM-06 OCG-NSUM-07: Level 5 and 6 take one Tribute",function()
	field{rules="mr1",me={hand={"Cyber Dragon","Summoned Skull"},monsters={"Kuriboh","Krebons","Speed Warrior"}},opponent={monsters={"Kaiser Sea Horse"}}}
	me:summon("Cyber Dragon","Kuriboh")
	me:expect{monsters={"Krebons","Speed Warrior",{"Cyber Dragon",position="attack"}},grave={"Kuriboh"}}
	me:end_turn()
	opponent:end_turn()
	me:summon("Summoned Skull","Krebons")
	me:expect{monsters={"Speed Warrior","Cyber Dragon","Summoned Skull"},grave={"Kuriboh","Krebons"}}
end)

test("OCG-NSUM-06: Level 7 and more take two Tributes",function()
	field{rules="mr1",me={hand={"Dark Magician"},monsters={"Kuriboh","Krebons","Speed Warrior"}}}
	me:summon("Dark Magician",{"Kuriboh","Speed Warrior"})
	me:expect{monsters={"Krebons","Dark Magician"},grave={"Kuriboh","Speed Warrior"}}
end)

test("OCG-NSUM-07: without enough own monsters there is no Summon",function()
	field{
		rules="mr1",
		me={hand={"Dark Magician","Summoned Skull","Speed Warrior"},monsters={"Kuriboh"}},
		opponent={monsters={"Kaiser Sea Horse","Krebons"}},
	}
	me:not_offered("summon","Dark Magician","tribute")
	me:offered("summon","Summoned Skull")
	me:summon("Summoned Skull")
	me:not_offered("choose","Kaiser Sea Horse")
	me:not_offered("choose","Speed Warrior")
	me:answer("Kuriboh")
	me:expect{monsters={"Summoned Skull"},grave={"Kuriboh"}}
	opponent:expect{monsters=2}
end)

test("OCG-NSUM-07: nor with none",function()
	field{rules="mr1",me={hand={"Summoned Skull","Speed Warrior"}}}
	me:not_offered("summon","Summoned Skull","tribute")
	me:not_offered("set","Summoned Skull")
	me:offered("summon","Speed Warrior")
end)

test("OCG-NSUM-07: Tributes are given before the Summon, and so are lost if it is negated",function()
	field{rules="mr1",me={hand={"Summoned Skull"},monsters={"Kuriboh"}},opponent={spells={"Solemn Judgment"}}}
	me:summon("Summoned Skull","Kuriboh")
	opponent:activate("Solemn Judgment")
	happened("move",{card="Kuriboh",from="monsters",to="grave",reason="release"})
	never_happened("summoned")
	me:expect{monsters=0,grave={"Kuriboh","Summoned Skull"}}
end)

test("OCG-NSUM-08: a Set of Level 5 or more takes the same Tributes",function()
	field{rules="mr1",me={hand={"Dark Magician","Summoned Skull"},monsters={"Kuriboh","Krebons"}}}
	me:set("Dark Magician",{"Kuriboh","Krebons"})
	me:expect{monsters={{"Dark Magician",position="facedown defense"}},grave={"Kuriboh","Krebons"}}
	me:end_turn()
	opponent:end_turn()
	me:set("Summoned Skull","Dark Magician")
	me:expect{monsters={{"Summoned Skull",position="facedown defense"}},grave=3}
end)

test("OCG-NSUM-08: without them there is no Set",function()
	field{rules="mr1",me={hand={"Dark Magician"},monsters={"Kuriboh"}}}
	me:not_offered("set","Dark Magician","tribute")
end)

test("OCG-NSUM-09: with Tributes it is a Tribute Summon, which can be told from one without",function()
	field{rules="mr1",me={hand={"Gilford the Lightning"},monsters={"Speed Warrior","Kuriboh","Krebons"}},opponent={monsters={"Kaiser Sea Horse"}}}
	me:summon("Gilford the Lightning","Tribute three monsters",{"Speed Warrior","Kuriboh","Krebons"})
	happened("summoned")
	never_happened("special_summoned")
	opponent:expect{monsters=0}
end)

test("OCG-NSUM-11: the Normal Summon not made in Main Phase 1 can be made in Main Phase 2",function()
	field{rules="mr1",me={hand={"Speed Warrior","Krebons"},monsters={"Kuriboh"}},opponent={monsters={"Kaiser Sea Horse"}}}
	me:end_turn()
	opponent:end_turn()
	me:battle_phase()
	me:main_phase_2()
	expect{phase="main 2"}
	me:offered("set","Krebons")
	me:summon("Speed Warrior")
	me:expect{monsters=2}
	me:not_offered("summon","Krebons")
end)

test("OCG-NSUM-11: but not a second one",function()
	field{rules="mr1",me={hand={"Speed Warrior","Krebons"},monsters={"Kuriboh"}},opponent={monsters={"Kaiser Sea Horse"}}}
	me:end_turn()
	opponent:end_turn()
	me:summon("Speed Warrior")
	me:battle_phase()
	me:main_phase_2()
	expect{phase="main 2"}
	me:not_offered("summon","Krebons")
	me:not_offered("set","Krebons")
end)

test("OCG-NSUM-12: Gilford the Lightning takes three Tributes or two, as its player likes",function()
	field{rules="mr1",me={hand={"Gilford the Lightning"},monsters={"Speed Warrior","Kuriboh","Krebons"}},opponent={monsters={"Kaiser Sea Horse"}}}
	me:summon("Gilford the Lightning",1,{"Speed Warrior","Kuriboh"})
	me:expect{monsters={"Krebons","Gilford the Lightning"}}
	opponent:expect{monsters=1}
end)

test("OCG-NSUM-12: Kaiser Sea Horse is two Tributes for a LIGHT monster",function()
	field{rules="mr1",me={hand={"Gilford the Lightning","Dark Magician"},monsters={"Kaiser Sea Horse"}}}
	me:not_offered("summon","Dark Magician","tribute")
	me:summon("Gilford the Lightning","Kaiser Sea Horse")
	me:expect{monsters={"Gilford the Lightning"},grave={"Kaiser Sea Horse"}}
end)

test("OCG-NSUM-13: Flip and Special Summons do not use up the Normal Summon, nor have they a limit",function()
	field{
		rules="mr1",
		me={
			hand={"Speed Warrior","Krebons","Cyber Dragon","Monster Reborn"},grave={"Dark Magician"},
			monsters={{"Kuriboh",position="facedown"},{"Marauding Captain",position="facedown"}},
		},
		opponent={monsters={"Kaiser Sea Horse"}},
	}
	me:change_position("Kuriboh")
	me:change_position("Marauding Captain")
	me:activate("Monster Reborn","attack")
	me:summon("Speed Warrior")
	me:not_offered("summon","Krebons")
	me:expect{monsters=4}
end)

test("OCG-NSUM-14: a Tribute is not destroyed",function()
	field{rules="mr1",me={hand={"Summoned Skull"},monsters={"Kuriboh"}}}
	me:summon("Summoned Skull","Kuriboh")
	happened("move",{card="Kuriboh",to="grave",reason="release"})
	never_happened("move",{card="Kuriboh",reason="destroy"})
	never_happened("destroyed")
end)
