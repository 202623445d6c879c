-- Flip Summons.
rest("pass")
field{
	rules="mr1",
	me={monsters={{"Kuriboh",position="facedown"},{"Speed Warrior",position="facedown"},{"Krebons",position="facedown"}}},
	opponent={monsters={{"Kaiser Sea Horse",position="facedown"}}},
}

test("OCG-FLIP-01: a player turns an own monster from face-down defense to face-up attack",function()
	me:change_position("Kuriboh")
	me:expect{monsters={{"Kuriboh",position="attack"},{"Speed Warrior",position="facedown defense"},{"Krebons",position="facedown defense"}}}
	happened("flip_summoning",{card="Kuriboh"})
	happened("flip_summoned")
end)

test("OCG-FLIP-01: of the own monsters, in the own Main Phase",function()
	me:not_offered("change_position","Kaiser Sea Horse")
	me:battle_phase()
	me:not_offered("change_position","Kuriboh")
	me:end_turn()
	opponent:not_offered("change_position","Kuriboh")
	me:not_offered("change_position","Kuriboh")
	opponent:offered("change_position","Kaiser Sea Horse")
end)

test("OCG-FLIP-01: in Main Phase 2 too",function()
	me:battle_phase()
	me:main_phase_2()
	me:change_position("Kuriboh")
	me:expect_card("Kuriboh",{position="attack"})
	happened("flip_summoned")
end)

test("OCG-FLIP-01: and only to attack",function()
	me:change_position("Kuriboh")
	me:not_offered("change_position","Kuriboh")
	me:expect_card("Kuriboh",{position="attack"})
end)

test("OCG-FLIP-02: any number of them in a turn, next to the Normal Summon",function()
	field{
		rules="mr1",
		me={hand={"Marauding Captain"},monsters={{"Kuriboh",position="facedown"},{"Speed Warrior",position="facedown"},{"Krebons",position="facedown"}}},
	}
	me:change_position("Kuriboh")
	me:change_position("Speed Warrior")
	me:summon("Marauding Captain")
	me:change_position("Krebons")
	happened("flip_summoned",{times=3})
	me:expect{monsters={{"Kuriboh",position="attack"},{"Speed Warrior",position="attack"},{"Krebons",position="attack"},"Marauding Captain"}}
end)

test("OCG-FLIP-03 OCG-SET-05: not a monster Set this turn, neither in Main Phase 1 nor 2",function()
	field{rules="mr1",me={hand={"Kuriboh"}}}
	me:set("Kuriboh")
	me:not_offered("change_position","Kuriboh")
	me:end_turn()
	opponent:end_turn()
	me:offered("change_position","Kuriboh")
end)

test("OCG-FLIP-03: Set in Main Phase 1, it is not Flip Summoned in Main Phase 2",function()
	field{rules="mr1",me={hand={"Kuriboh"},monsters={{"Krebons",position="facedown"}}}}
	me:set("Kuriboh")
	me:battle_phase()
	me:main_phase_2()
	me:not_offered("change_position","Kuriboh")
	me:offered("change_position","Krebons")
end)

test("OCG-FLIP-04: it activates the Flip effect",function()
	field{rules="mr1",me={monsters={{"Man-Eater Bug",position="facedown"}}},opponent={monsters={"Cyber Dragon","Kaiser Sea Horse"}}}
	me:change_position("Man-Eater Bug")
	me:answer("Cyber Dragon")
	happened("chaining",{card="Man-Eater Bug",link=1})
	opponent:expect{monsters={"Kaiser Sea Horse"}}
end)

test("OCG-FLIP-04: which a Normal Summon does not",function()
	field{rules="mr1",me={hand={"Man-Eater Bug"}},opponent={monsters={"Cyber Dragon"}}}
	me:summon("Man-Eater Bug")
	opponent:expect{monsters=1}
	never_happened("chaining")
end)

test("OCG-FLIP-06: a monster in face-down attack is Flip Summoned to face-up attack",function()
	field{rules="mr1",me={monsters={{"Kuriboh",position="facedown attack"}}}}
	me:change_position("Kuriboh","attack")
	me:expect_card("Kuriboh",{position="attack"})
	happened("flip_summoned")
end)

test("OCG-FLIP-07: turned face-up by an attack a monster is flipped, but not Flip Summoned",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"},spells={"Trap Hole"}},opponent={monsters={{"Man-Eater Bug",position="facedown"}},spells={"Solemn Judgment"}}}
	me:battle_phase()
	me:attack("Cyber Dragon","Man-Eater Bug")
	happened("change_position",{card="Man-Eater Bug"})
	happened("chaining",{card="Man-Eater Bug"})
	never_happened("flip_summoning")
	never_happened("flip_summoned")
	me:expect{monsters=0}
end)

test("OCG-FLIP-07: nor is one turned face-up by an effect, which nothing against Summons answers",function()
	field{
		rules="mr1",
		me={hand={"Swords of Revealing Light"},spells={"Trap Hole"}},
		opponent={monsters={{"Kaiser Sea Horse",position="facedown"},{"Man-Eater Bug",position="facedown"}}},
	}
	me:activate("Swords of Revealing Light")
	me:not_offered("activate","Trap Hole")
	opponent:answer("Kaiser Sea Horse")
	happened("change_position",{card="Kaiser Sea Horse"})
	happened("chaining",{card="Man-Eater Bug"})
	never_happened("flip_summoned")
	opponent:expect{monsters={{"Man-Eater Bug",position="defense"}}}
end)

test("OCG-FLIP-07: where a Flip Summon is answered by them",function()
	field{rules="mr1",me={monsters={{"Kaiser Sea Horse",position="facedown"}}},opponent={spells={"Trap Hole"}}}
	me:change_position("Kaiser Sea Horse")
	opponent:activate("Trap Hole")
	me:expect{monsters=0}
end)
