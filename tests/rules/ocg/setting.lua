-- Setting monsters, Spells and Traps. (Of the kinds of Spells and Traps in the turn they are Set: spells.lua, traps.lua.)
rest("pass")
field{
	rules="mr1",
	me={hand={"Man-Eater Bug","Speed Warrior","Dark Hole","Waboku","Book of Moon","Yami"}},
	opponent={monsters={"Cyber Dragon"}},
}

test("OCG-SET-01: a card is Set face-down: a monster in defense",function()
	me:set("Man-Eater Bug")
	me:expect{monsters={{"Man-Eater Bug",position="facedown defense"}}}
	happened("move",{card="Man-Eater Bug",from="hand",to="monsters"})
end)

test("OCG-SET-01: a Spell or Trap in its zone",function()
	me:set("Dark Hole")
	me:set("Waboku")
	me:expect{spells={{"Dark Hole",position="facedown"},{"Waboku",position="facedown"}}}
	never_happened("chaining")
end)

test("OCG-SET-01 OCG-SET-02: a Set monster is a Normal Summon, the one of the turn",function()
	me:set("Man-Eater Bug")
	me:not_offered("summon","Speed Warrior")
	me:not_offered("set","Speed Warrior")
	me:offered("set","Dark Hole")
end)

test("OCG-SET-02: and after a Summon there is no Set",function()
	me:summon("Speed Warrior")
	me:not_offered("set","Man-Eater Bug")
end)

test("OCG-SET-02: it is no Summon: nothing that answers one answers it",function()
	field{rules="mr1",me={hand={"Cyber Dragon","Elemental HERO Avian"},spells={"Waboku"}},opponent={spells={"Trap Hole","Solemn Judgment"},monsters={"Kuriboh"}}}
	me:set("Elemental HERO Avian")
	opponent:not_offered("activate","Trap Hole")
	opponent:not_offered("activate","Solemn Judgment")
	never_happened("summoning")
	never_happened("summoned")
end)

test("OCG-SET-03: any number of Spells and Traps in a Main Phase",function()
	field{rules="mr1",me={hand={"Dark Hole","Dark Hole","Waboku","Book of Moon","Trap Hole","Speed Warrior"}},opponent={monsters={"Kuriboh"}}}
	me:set({"Dark Hole"})
	me:set("Dark Hole")
	me:set("Waboku")
	me:summon("Speed Warrior")
	me:battle_phase()
	me:not_offered("set","Trap Hole")
	me:main_phase_2()
	me:set("Book of Moon")
	me:set("Trap Hole")
	me:expect{spells=5,hand=0}
end)

test("OCG-SET-03: as long as one of the five zones is free",function()
	field{rules="mr1",me={hand={"Dark Hole","Waboku"},spells={"Trap Hole","Trap Hole","Trap Hole","Trap Hole"}}}
	me:set("Dark Hole")
	me:not_offered("set","Waboku","zone")
	me:expect{hand={"Waboku"},spells=5}
end)

test("OCG-SET-03: not in the opponent's turn",function()
	me:end_turn()
	me:not_offered("set","Dark Hole")
	opponent:battle_phase()
	me:not_offered("set","Dark Hole")
end)

test("OCG-SET-04: a Field Spell is Set in the Field Zone",function()
	me:set("Yami")
	me:expect{field={{"Yami",position="facedown"}},spells=0}
end)

test("OCG-SET-05: in that turn a Spell of speed 1 may be activated, a Quick-Play Spell, a Trap and a Flip Summon may not",function()
	me:set("Man-Eater Bug")
	me:set("Dark Hole")
	me:set("Waboku")
	me:set("Book of Moon")
	me:not_offered("change_position","Man-Eater Bug")
	me:not_offered("activate","Waboku")
	me:not_offered("activate","Book of Moon")
	me:activate("Dark Hole")
	me:expect{monsters=0,spells=2}
end)

test("OCG-SET-05: in the next they may",function()
	me:set("Man-Eater Bug")
	me:set("Waboku")
	me:set("Book of Moon")
	me:end_turn()
	opponent:end_turn()
	expect{turn=3}
	me:offered("change_position","Man-Eater Bug")
	me:offered("activate","Waboku")
	me:offered("activate","Book of Moon")
end)
