-- Equip Spells, and cards that become equipment.
rest("pass")
field{
	rules="mr1",
	me={hand={"Mage Power"},monsters={"Speed Warrior","Kuriboh"}},
	opponent={monsters={"Cyber Dragon"},hand={"Book of Moon"}},
}

test("OCG-SPELL-08: an Equip Spell stays on its monster",function()
	me:activate("Mage Power","Speed Warrior")
	me:end_turn()
	opponent:end_turn()
	me:change_position("Speed Warrior")
	me:expect{spells={{"Mage Power",position="faceup"}}}
	me:expect_card("Speed Warrior",{atk=1400,equips=1})
end)

test("OCG-SPELL-08: until it is destroyed",function()
	field{
		rules="mr1",me={monsters={"Speed Warrior"},spells={{"Mage Power",position="faceup",equipped_to="Speed Warrior"}},hand={"Mystical Space Typhoon"}},
	}
	me:expect_card("Speed Warrior",{atk=1400})
	me:activate("Mystical Space Typhoon")
	me:expect{spells=0,grave={"Mage Power","Mystical Space Typhoon"}}
	me:expect_card("Speed Warrior",{atk=900,equips=0})
end)

test("OCG-SPELL-08: or the condition on the card no longer holds",function()
	field{
		rules="mr1",
		me={monsters={"Speed Warrior"},spells={{"Legendary Sword",position="faceup",equipped_to="Speed Warrior"},"DNA Surgery"}},
	}
	me:expect_card("Speed Warrior",{atk=1200,equips=1})
	me:activate("DNA Surgery","dragon")
	me:expect{spells={"DNA Surgery"},grave={"Legendary Sword"}}
	me:expect_card("Speed Warrior",{atk=900,equips=0})
end)

test("OCG-SPELL-08: which may be about the monster it is put on",function()
	field{rules="mr1",me={hand={"Legendary Sword"},monsters={"Kuriboh","Speed Warrior"}}}
	me:activate("Legendary Sword")
	me:not_offered("choose","Kuriboh")
	me:expect_card("Speed Warrior",{equips=1})
end)

test("OCG-SPELL-09: it is not moved to another monster",function()
	me:activate("Mage Power","Speed Warrior")
	me:not_offered("activate","Mage Power")
	me:end_turn()
	opponent:end_turn()
	me:not_offered("activate","Mage Power")
	me:expect_card("Speed Warrior",{equips=1})
end)

test("OCG-SPELL-09: except by the effect of a card",function()
	field{
		rules="mr1",
		me={monsters={"Speed Warrior","Kuriboh"},spells={{"Mage Power",position="faceup",equipped_to="Speed Warrior"}},hand={"Tailor of the Fickle"}},
	}
	me:activate("Tailor of the Fickle","Mage Power","Kuriboh")
	me:expect{spells={"Mage Power"}}
	me:expect_card("Speed Warrior",{atk=900,equips=0})
	me:expect_card("Kuriboh",{atk=800,equips=1})
end)

test("OCG-SPELL-10: on a monster of either side, in a zone of its own player's",function()
	me:activate("Mage Power")
	me:offered("choose","Speed Warrior")
	me:answer("Cyber Dragon")
	me:expect{spells={"Mage Power"}}
	opponent:expect{spells=0}
	opponent:expect_card("Cyber Dragon",{atk=2600,equips=1})
end)

test("OCG-SPELL-10: so it takes a free one",function()
	field{
		rules="mr1",
		me={hand={"Mage Power"},monsters={"Kuriboh"},spells={"Waboku","Waboku","Waboku","Waboku","Waboku"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:not_offered("activate","Mage Power")
end)

test("OCG-SPELL-10: unless the card says whose monster",function()
	field{rules="mr1",me={monsters={"Speed Warrior"},hand={"Butterfly Dagger - Elma"}},opponent={monsters={"Kuriboh"}}}
	me:activate("Butterfly Dagger - Elma","Kuriboh")
	opponent:expect_card("Kuriboh",{atk=600})
end)

test("OCG-SPELL-11: Archfiend of Gilfer takes up a zone of its owner",function()
	field{rules="mr1",me={monsters={"Archfiend of Gilfer"}},opponent={monsters={"Cyber Dragon"},hand={"Tribute to The Doomed","Kuriboh"}}}
	me:end_turn()
	opponent:activate("Tribute to The Doomed","Archfiend of Gilfer")
	me:activate("Archfiend of Gilfer")
	me:expect{spells={"Archfiend of Gilfer"}}
	opponent:expect{spells=0}
	opponent:expect_card("Cyber Dragon",{atk=1600})
end)

test("OCG-SPELL-11: without a free one it does not equip",function()
	field{
		rules="mr1",
		me={monsters={"Archfiend of Gilfer"},spells={"Waboku","Waboku","Waboku","Waboku","Waboku"}},
		opponent={monsters={"Cyber Dragon"},hand={"Tribute to The Doomed","Kuriboh"}},
	}
	me:end_turn()
	opponent:activate("Tribute to The Doomed","Archfiend of Gilfer")
	me:not_offered("activate","Archfiend of Gilfer")
	me:expect{grave={"Archfiend of Gilfer"}}
end)

test("OCG-SPELL-12: a monster Relinquished took goes to its owner's hand if it is returned",function()
	field{rules="mr1",me={monsters={"Relinquished"},hand={"Giant Trunade"}},opponent={monsters={"Summoned Skull"}}}
	me:activate("Relinquished")
	me:expect{spells={"Summoned Skull"}}
	me:activate("Giant Trunade")
	me:expect{spells=0,hand=0}
	opponent:expect{hand={"Summoned Skull"}}
end)

test("OCG-SPELL-12: so does one Sword Hunter took",function()
	field{rules="mr1",me={monsters={"Sword Hunter"},hand={"Giant Trunade"}},opponent={monsters={"Kuriboh"}}}
	me:battle_phase()
	me:attack("Sword Hunter","Kuriboh")
	me:main_phase_2()
	me:expect{spells={"Kuriboh"}}
	me:expect_card("Sword Hunter",{atk=2650})
	me:activate("Giant Trunade")
	me:expect{spells=0,hand=0}
	opponent:expect{hand={"Kuriboh"}}
end)

test("OCG-SPELL-13: a monster that has become an Equip Card is an Equip Spell",function()
	field{rules="mr1",me={monsters={"Relinquished"},hand={"De-Spell","Remove Trap"}},opponent={monsters={"Summoned Skull"}}}
	me:not_offered("activate","De-Spell")
	me:activate("Relinquished")
	me:not_offered("activate","Remove Trap")
	me:activate("De-Spell")
	me:expect{spells=0}
	opponent:expect{grave={"Summoned Skull"}}
end)

test("OCG-SPELL-13: a Trap that has become one is a Trap",function()
	field{rules="mr1",me={monsters={"Speed Warrior"},spells={"Metalmorph"},hand={"De-Spell","Remove Trap"}}}
	me:activate("Metalmorph","Speed Warrior")
	me:expect_card("Speed Warrior",{atk=1200,def=700,equips=1})
	me:not_offered("activate","De-Spell")
	me:activate("Remove Trap")
	me:expect{spells=0,grave={"Metalmorph","Remove Trap"}}
	me:expect_card("Speed Warrior",{atk=900,equips=0})
end)

test("OCG-SPELL-13: which yet is equipment, and goes with its monster",function()
	field{rules="mr1",me={monsters={"Speed Warrior"},spells={"Metalmorph"},hand={"Dark Hole"}}}
	me:activate("Metalmorph","Speed Warrior")
	me:activate("Dark Hole")
	me:expect{spells=0,grave={"Speed Warrior","Metalmorph","Dark Hole"}}
end)
