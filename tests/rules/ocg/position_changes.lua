-- Changes of battle position by a monster's controller.
rest("pass")

test("OCG-POS-05 OCG-POS-16: turned up by its controller, a monster in face-down Defense Position goes to face-up Attack Position",function()
	field{rules="mr1",me={monsters={{"Kuriboh",position="facedown"}}}}
	me:change_position("Kuriboh")
	me:not_offered("answer","defense")
	me:not_offered("answer","facedown attack")
	me:expect{monsters={{"Kuriboh",position="attack"}}}
	happened("flip_summoned",{times=1})
end)

test("OCG-POS-13: face-down Attack Position can be changed to face-down Defense Position",function()
	field{rules="mr1",me={monsters={{"Kuriboh",position="facedown attack"}}}}
	me:change_position("Kuriboh")
	me:offered("answer","attack")
	me:not_offered("answer","defense")
	me:answer("facedown defense")
	me:expect{monsters={{"Kuriboh",position="facedown defense"}}}
	never_happened("flip_summoned")
	me:not_offered("change_position","Kuriboh")
end)

test("OCG-POS-13: or the monster is Flip Summoned from it to face-up Attack Position",function()
	field{rules="mr1",me={monsters={{"Kuriboh",position="facedown attack"}}}}
	me:change_position("Kuriboh","attack")
	me:expect{monsters={{"Kuriboh",position="attack"}}}
	happened("flip_summoned",{times=1})
end)

test("OCG-POS-14 OCG-POS-07: face-up Attack and face-up Defense Position change into each other",function()
	field{rules="mr1",me={monsters={"Kuriboh",{"Krebons",position="defense"}}}}
	me:change_position("Kuriboh")
	me:change_position("Krebons")
	me:expect{monsters={{"Kuriboh",position="defense"},{"Krebons",position="attack"}}}
end)

test("OCG-POS-14: in the own Main Phase only",function()
	field{rules="mr1",me={monsters={"Kuriboh"}},opponent={monsters={{"Krebons",position="defense"}}}}
	me:battle_phase()
	me:not_offered("change_position","Kuriboh")
	me:end_turn()
	opponent:offered("change_position","Krebons")
	me:not_offered("change_position","Kuriboh")
end)

test("OCG-POS-15: no controller turns a face-up monster face-down",function()
	field{rules="mr1",me={monsters={"Kuriboh",{"Krebons",position="defense"}}}}
	me:change_position("Kuriboh")
	me:not_offered("answer","facedown defense")
	me:change_position("Krebons")
	me:not_offered("answer","facedown attack")
	me:expect{monsters={{"Kuriboh",position="defense"},{"Krebons",position="attack"}}}
	me:not_offered("set","Kuriboh")
end)

test("OCG-POS-15 OCG-POS-22: an effect can",function()
	field{rules="mr1",me={monsters={"Kuriboh"},hand={"Book of Moon"}}}
	me:activate("Book of Moon","Kuriboh")
	me:expect{monsters={{"Kuriboh",position="facedown defense"}}}
end)

test("OCG-POS-17: each monster changes its position once per turn",function()
	field{rules="mr1",me={monsters={"Kuriboh","Krebons"}}}
	me:change_position("Kuriboh")
	me:not_offered("change_position","Kuriboh","changed its position")
	me:offered("change_position","Krebons")
	me:battle_phase()
	me:main_phase_2()
	me:not_offered("change_position","Kuriboh")
	me:offered("change_position","Krebons")
end)

test("OCG-POS-17: and again in the next turn",function()
	field{rules="mr1",me={monsters={"Kuriboh"}}}
	me:change_position("Kuriboh")
	me:end_turn()
	opponent:end_turn()
	me:change_position("Kuriboh")
	me:expect{monsters={{"Kuriboh",position="attack"}}}
end)

test("OCG-POS-18: not in the turn of the Normal Summon",function()
	field{rules="mr1",me={hand={"Kuriboh"},monsters={"Krebons"}}}
	me:summon("Kuriboh")
	me:not_offered("change_position","Kuriboh")
	me:offered("change_position","Krebons")
	me:end_turn()
	opponent:end_turn()
	me:offered("change_position","Kuriboh")
end)

test("OCG-POS-18: not in the turn of the Set",function()
	field{rules="mr1",me={hand={"Kuriboh","Mirror Force"}}}
	me:set("Kuriboh")
	me:not_offered("change_position","Kuriboh")
	me:battle_phase()
	me:main_phase_2()
	me:not_offered("change_position","Kuriboh")
	me:end_turn()
	opponent:end_turn()
	me:offered("change_position","Kuriboh")
end)

test("OCG-POS-18: not in the turn of the Special Summon",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Kuriboh"}}}
	me:activate("Monster Reborn","attack")
	me:not_offered("change_position","Kuriboh")
	me:end_turn()
	opponent:end_turn()
	me:offered("change_position","Kuriboh")
end)

test("OCG-POS-18 OCG-POS-19: a Flip Summon is the change of position of the turn",function()
	field{rules="mr1",me={monsters={{"Kuriboh",position="facedown"}},hand={"Mirror Force"}}}
	me:change_position("Kuriboh")
	me:not_offered("change_position","Kuriboh")
	me:battle_phase()
	me:main_phase_2()
	me:not_offered("change_position","Kuriboh")
	me:end_turn()
	opponent:end_turn()
	me:change_position("Kuriboh")
	me:expect{monsters={{"Kuriboh",position="defense"}}}
end)

test("OCG-POS-20 OCG-POS-21: in Main Phase 2 a monster may change that neither changed nor attacked before",function()
	field{rules="mr1",me={monsters={"Kuriboh","Krebons","Cyber Dragon"}},opponent={monsters={"Speed Warrior"}}}
	me:change_position("Krebons")
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	me:main_phase_2()
	me:not_offered("change_position","Krebons")
	me:not_offered("change_position","Cyber Dragon")
	me:change_position("Kuriboh")
	me:expect{monsters={{"Kuriboh",position="defense"},{"Krebons",position="defense"},{"Cyber Dragon",position="attack"}}}
end)

test("OCG-POS-21: an attack that was negated was declared all the same",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"},hand={"Mirror Force"}},opponent={monsters={"Speed Warrior"},spells={"Negate Attack"}}}
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Negate Attack")
	opponent:expect{monsters={"Speed Warrior"}}
	expect{phase="main 2"}
	me:not_offered("change_position","Cyber Dragon","attacked")
end)

test("OCG-POS-22 OCG-POS-21: an effect changes the position of a monster that attacked",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"},hand={"Book of Moon"}},opponent={monsters={"Speed Warrior"}}}
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	me:main_phase_2()
	me:activate("Book of Moon","Cyber Dragon")
	me:expect{monsters={{"Cyber Dragon",position="facedown defense"}}}
	me:not_offered("change_position","Cyber Dragon")
end)

test("OCG-POS-22: an effect changes a monster that was summoned this turn, or changed position",function()
	field{rules="mr1",me={monsters={"Krebons"},hand={"Kuriboh"}},opponent={spells={"Book of Moon","Book of Moon"}}}
	me:summon("Kuriboh")
	opponent:activate({"Book of Moon",slot=0},"Kuriboh")
	me:expect{monsters={"Krebons",{"Kuriboh",position="facedown defense"}}}
	me:change_position("Krebons")
	opponent:activate("Book of Moon","Krebons")
	me:expect{monsters={{"Krebons",position="facedown defense"},{"Kuriboh",position="facedown defense"}}}
end)
