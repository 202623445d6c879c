-- The zones of the field: monster zones, spell and trap zones.
rest("pass")

test("OCG-ZONE-01: no Normal Summon, Set or Special Summon beside five monsters",function()
	field{rules="mr1",me={
		monsters={"Kuriboh","Krebons","Speed Warrior","Elemental HERO Avian","Elemental HERO Burstinatrix"},
		hand={"Mystic Tomato","Cyber Dragon","Monster Reborn"},grave={"Summoned Skull"},
	}}
	me:not_offered("summon","Mystic Tomato")
	me:not_offered("set","Mystic Tomato")
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
	me:expect{monsters=5}
end)

test("OCG-ZONE-01: the fifth monster still finds a place, on each side of the field",function()
	field{rules="mr1",
		me={monsters={"Kuriboh","Krebons","Speed Warrior","Elemental HERO Burstinatrix"},hand={"Mystic Tomato"}},
		opponent={monsters={"Kuriboh","Krebons","Speed Warrior","Elemental HERO Burstinatrix"},hand={"Mystic Tomato","Kuriboh"}},
	}
	me:summon("Mystic Tomato")
	me:expect{monsters=5}
	me:end_turn()
	opponent:summon("Mystic Tomato")
	opponent:expect{monsters=5}
end)

test("OCG-ZONE-01: a tribute makes room for a sixth monster",function()
	field{rules="mr1",me={monsters={"Kuriboh","Krebons","Speed Warrior","Elemental HERO Avian","Elemental HERO Burstinatrix"},hand={"Summoned Skull"}}}
	me:summon("Summoned Skull","Kuriboh")
	me:expect{monsters={"Summoned Skull","Krebons","Speed Warrior","Elemental HERO Avian","Elemental HERO Burstinatrix"}}
end)

test("OCG-ZONE-02: an upright monster fights with its ATK, one that lies sideways with its DEF",function()
	field{rules="mr1",
		me={monsters={"Cyber Dragon","Summoned Skull"}},
		opponent={monsters={{"Command Knight",position="attack"},{"Penguin Soldier",position="defense"},{"Kuriboh",position="defense"}}},
	}
	opponent:expect_card("Command Knight",{position="attack"})
	opponent:expect_card("Penguin Soldier",{position="defense"})
	me:battle_phase()
	me:attack("Cyber Dragon","Penguin Soldier")
	opponent:expect{lp=8000,grave={"Penguin Soldier"}}
end)

test("OCG-ZONE-02: a Normal Summon stands upright, a Set monster lies sideways",function()
	field{rules="mr1",me={hand={"Kuriboh","Krebons"}},opponent={hand={"Kuriboh"}}}
	me:summon("Kuriboh")
	me:expect{monsters={{"Kuriboh",position="attack"}}}
	me:end_turn()
	opponent:set("Kuriboh")
	opponent:expect{monsters={{"Kuriboh",position="facedown defense"}}}
end)

test("OCG-ZONE-03: a Spell lies in its zone while it is activated, a Set card lies there unused",function()
	rest("strict")
	field{rules="mr1",
		me={hand={"Dark Hole","Mirror Force"},monsters={"Kuriboh"}},
		opponent={spells={"Magic Jammer"},hand={"Kuriboh"}},
	}
	me:set("Mirror Force")
	never_happened("chaining")
	me:expect{spells={{"Mirror Force",position="facedown"}}}
	me:activate("Dark Hole")
	expect{chain={"Dark Hole"}}
	me:expect{spells={{"Dark Hole",position="faceup"},{"Mirror Force",position="facedown"}}}
	opponent:pass()
	me:expect{spells={"Mirror Force"},grave={"Dark Hole","Kuriboh"}}
end)

test("OCG-ZONE-03 OCG-ZONE-04: five Set cards fill the zone",function()
	field{rules="mr1",me={
		monsters={"Kuriboh"},hand={"Dark Hole","Waboku","Book of Moon"},
		spells={"Mirror Force","Waboku","Trap Hole","Sakuretsu Armor"},
	}}
	me:set("Waboku")
	me:expect{spells=5}
	me:not_offered("set","Dark Hole")
	me:not_offered("activate","Dark Hole","place")
	me:not_offered("activate","Book of Moon","place")
end)

test("OCG-ZONE-04: a card that lies there can be activated where it lies",function()
	field{rules="mr1",me={
		monsters={"Kuriboh"},hand={"Tribute to The Doomed","Monster Reborn"},
		spells={"Mirror Force","Waboku","Trap Hole","Sakuretsu Armor","Dark Hole"},
	}}
	me:not_offered("activate","Tribute to The Doomed","place")
	me:activate("Dark Hole")
	me:expect{spells=4,grave={"Dark Hole","Kuriboh"}}
	me:offered("activate","Monster Reborn")
end)

test("OCG-ZONE-18: zones an effect disables hold no monsters",function()
	field{rules="mr1",
		me={monsters={{"Krebons",slot=0},{"Speed Warrior",slot=1}},hand={"Kuriboh","Mystic Tomato","Monster Reborn"},grave={"Summoned Skull"}},
		opponent={hand={"Ground Collapse"},spells={"Mirror Force"}},
	}
	me:end_turn()
	opponent:activate("Ground Collapse",{slot=1},{{slot=2,of=me},{slot=4,of=me}})
	opponent:end_turn()
	me:summon("Kuriboh")
	me:expect{monsters={{"Krebons",slot=0},{"Speed Warrior",slot=1},{"Kuriboh",slot=3}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)
