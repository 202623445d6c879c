-- Equip Cards.

rest("pass")

test("OCG-EQUIP-01: Equip Spells are Equip Cards",function()
	field{rules="mr1",me={hand={"Mage Power"},monsters={"Cyber Dragon"}}}
	me:activate("Mage Power")
	me:expect{spells={{"Mage Power",position="faceup"}}}
	me:expect_card("Cyber Dragon",{equips=1,atk=2600,def=2100})
end)

test("OCG-EQUIP-01: so is a monster an effect has made into equipment: it lies with the Spells and Traps",function()
	field{
		rules="mr1",
		me={monsters={"Relinquished"}},
		opponent={monsters={"Cyber Dragon"},spells={"Dust Tornado"}},
	}
	me:activate("Relinquished")
	me:expect{monsters={"Relinquished"},spells={"Cyber Dragon"}}
	me:expect_card("Relinquished",{equips=1,atk=2100,def=1600})
	me:expect_card("Cyber Dragon",{at="spells",owner=opponent})
	me:battle_phase()
	opponent:activate("Dust Tornado")
	me:expect{spells=0}
	me:expect_card("Relinquished",{equips=0,atk=0})
	opponent:expect{grave={"Cyber Dragon","Dust Tornado"}}
end)

test("OCG-EQUIP-02: when the equipped monster leaves the field the Equip Card is destroyed",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"},spells={{"Mage Power",position="faceup",equipped_to="Cyber Dragon"}}},
		opponent={monsters={{"Penguin Soldier",position="facedown defense"}}},
	}
	me:end_turn()
	opponent:change_position("Penguin Soldier","yes",{"Cyber Dragon"})
	me:expect{hand={"Cyber Dragon"},spells=0,grave={"Mage Power"}}
	happened("move",{card="Mage Power",to="grave",reason="destroy",times=1})
	happened("move",{card="Mage Power",reason="lost_target",times=1})
end)

test("OCG-EQUIP-02: equipment that was a monster goes to its owner's Graveyard then",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole"},monsters={"Relinquished","Kuriboh"}},
		opponent={monsters={"Cyber Dragon","Speed Warrior"}},
	}
	me:activate("Relinquished","Cyber Dragon")
	me:end_turn()
	opponent:end_turn()
	me:expect_card("Relinquished",{equips=1})
	me:activate("Dark Hole")
	me:expect{monsters=0,spells=0}
	opponent:expect{grave={"Cyber Dragon","Speed Warrior"}}
end)

test("OCG-EQUIP-02: another monster that leaves does nothing to it",function()
	field{
		rules="mr1",
		me={hand={"Tribute to The Doomed","Krebons"},monsters={"Cyber Dragon","Kuriboh"},spells={{"Mage Power",position="faceup",equipped_to="Cyber Dragon"}}},
	}
	me:activate("Tribute to The Doomed","Krebons","Kuriboh")
	me:expect{spells={"Mage Power"}}
	me:expect_card("Cyber Dragon",{equips=1})
end)

test("OCG-EQUIP-03: turned face-down the monster loses its Equip Card, which is destroyed",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"},spells={{"Mage Power",position="faceup",equipped_to="Cyber Dragon"}},hand={"Book of Moon"}},
	}
	me:expect_card("Cyber Dragon",{equips=1,atk=2600})
	me:activate("Book of Moon")
	me:expect{monsters={{"Cyber Dragon",position="facedown defense"}},spells=0}
	happened("move",{card="Mage Power",to="grave",reason="destroy",times=1})
end)

test("OCG-EQUIP-03: put into face-up Defense Position it keeps it",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"},spells={{"Mage Power",position="faceup",equipped_to="Cyber Dragon"}}},
	}
	me:change_position("Cyber Dragon")
	me:expect{spells={"Mage Power"}}
	me:expect_card("Cyber Dragon",{position="defense",equips=1,def=2100})
end)

test("OCG-EQUIP-04: face-down monsters cannot be equipped, in Defense or in Attack Position",function()
	field{
		rules="mr1",
		me={hand={"Mage Power"},monsters={{"Cyber Dragon",position="facedown defense"}}},
		opponent={monsters={{"Cyber Dragon",position="facedown attack"}}},
	}
	me:not_offered("activate","Mage Power","target of Mage Power")
end)

test("OCG-EQUIP-04: face-up ones can, of both sides",function()
	field{
		rules="mr1",
		me={hand={"Mage Power"},monsters={{"Cyber Dragon",position="facedown defense"},{"Kuriboh",position="defense"}}},
		opponent={monsters={{"Speed Warrior",position="facedown attack"},"Krebons"}},
	}
	me:activate("Mage Power")
	me:offered("choose","Kuriboh")
	me:offered("choose","Krebons")
	me:not_offered("choose","Cyber Dragon")
	me:not_offered("choose","Speed Warrior")
	me:answer("Krebons")
	opponent:expect_card("Krebons",{equips=1})
end)

test("OCG-EQUIP-05: an Equip Card lies in a zone of its own player, whosever monster it is on",function()
	field{
		rules="mr1",
		me={hand={"Mage Power"},spells={"Waboku"}},
		opponent={monsters={"Krebons"}},
	}
	me:activate("Mage Power")
	me:expect{spells={"Waboku","Mage Power"}}
	opponent:expect{spells=0}
	opponent:expect_card("Krebons",{equips=1,atk=1200+1000})
end)

test("OCG-EQUIP-05: without a free zone it cannot be activated",function()
	field{
		rules="mr1",
		me={hand={"Mage Power"},monsters={"Cyber Dragon"},spells={"Waboku","Waboku","Waboku","Waboku","Waboku"}},
	}
	me:not_offered("activate","Mage Power")
end)
