-- Field Spells and what their changes of ATK count for. (Of one Field Spell after another: spells.lua.)
rest("pass")

test("OCG-SPELL-14: a Field Spell affects the face-up monsters of both sides, not face-down ones",function()
	field{
		rules="mr1",
		me={hand={"Yami"},monsters={"Summoned Skull",{"Dark Magician",position="facedown"}}},
		opponent={monsters={{"Kuriboh",position="defense"},{"La Jinn the Mystical Genie of the Lamp",position="facedown"},"Speed Warrior"}},
	}
	me:activate("Yami")
	me:expect_card("Summoned Skull",{atk=2700,def=1400})
	me:expect_card("Dark Magician",{atk=2500,def=2100})
	opponent:expect_card("Kuriboh",{atk=500,def=400})
	opponent:expect_card("La Jinn the Mystical Genie of the Lamp",{atk=1800,def=1000})
	opponent:expect_card("Speed Warrior",{atk=900})
	me:change_position("Dark Magician")
	me:expect_card("Dark Magician",{atk=2700,def=2300})
end)

test("OCG-SPELL-15: it lies in the Field Zone and uses no Spell & Trap Zone",function()
	field{rules="mr1",me={hand={"Yami"},spells={"Waboku","Waboku","Waboku","Waboku","Waboku"}}}
	me:activate("Yami")
	me:expect{field={{"Yami",position="faceup"}},spells=5}
end)

test("OCG-SPELL-15 OCG-SET-04: when Set too",function()
	field{rules="mr1",me={hand={"Yami","Dark Hole"},spells={"Waboku","Waboku","Waboku","Waboku","Waboku"}}}
	me:not_offered("set","Dark Hole")
	me:set("Yami")
	me:expect{field={{"Yami",position="facedown"}},spells=5}
end)

test("OCG-SET-04 OCG-SET-05: Set there it may be activated, in that turn even",function()
	field{rules="mr1",me={hand={"Yami"},monsters={"Summoned Skull"}}}
	me:set("Yami")
	me:expect_card("Summoned Skull",{atk=2500})
	me:activate("Yami")
	me:expect{field={{"Yami",position="faceup"}}}
	me:expect_card("Summoned Skull",{atk=2700})
end)

test("OCG-SPELL-16: the ATK it gives makes a monster strong enough for Trap Hole",function()
	field{rules="mr1",me={hand={"Speed Warrior"},field="Sogen"},opponent={spells={"Trap Hole"}}}
	me:summon("Speed Warrior")
	opponent:activate("Trap Hole")
	me:expect{monsters=0}
end)

test("OCG-SPELL-16: which it is not without",function()
	field{rules="mr1",me={hand={"Speed Warrior"}},opponent={spells={"Trap Hole"}}}
	me:summon("Speed Warrior")
	opponent:not_offered("activate","Trap Hole")
	me:expect{monsters=1}
end)

test("OCG-SPELL-16: or too strong for Chain Destruction",function()
	field{rules="mr1",me={hand={"Dark Magician Girl"},field="Yami",monsters={"Kuriboh"},deck={"Dark Magician Girl"}},opponent={spells={"Chain Destruction"}}}
	me:summon("Dark Magician Girl","Kuriboh")
	opponent:not_offered("activate","Chain Destruction")
end)

test("OCG-SPELL-16: which without it is just weak enough",function()
	field{rules="mr1",me={hand={"Dark Magician Girl"},monsters={"Kuriboh"},deck={"Dark Magician Girl"}},opponent={spells={"Chain Destruction"}}}
	me:summon("Dark Magician Girl","Kuriboh")
	opponent:activate("Chain Destruction")
	me:expect{deck=0,monsters=1}
end)

test("OCG-SPELL-16: and strong enough to be destroyed by Crush Card Virus",function()
	field{rules="mr1",me={spells={"Crush Card Virus"},monsters={"Kuriboh"}},opponent={field="Sogen",monsters={"Invader of the Throne","Elemental HERO Burstinatrix"}}}
	me:activate("Crush Card Virus")
	opponent:expect{monsters={"Elemental HERO Burstinatrix"},grave={"Invader of the Throne"}}
end)
