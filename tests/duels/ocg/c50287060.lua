-- Archfiend of Gilfer
rest("pass")
field{
	me={hand={"Dark Hole"},monsters={"Archfiend of Gilfer","Speed Warrior"},spells={"Waboku"}},
	opponent={monsters={"Cyber Dragon",{"Kuriboh",position="facedown"}},hand={"Tribute to The Doomed","Krebons"}},
}

local function doomed()
	me:end_turn()
	opponent:activate("Tribute to The Doomed","Archfiend of Gilfer")
end

test("sent to the Graveyard it may equip itself to a face-up monster, which loses 500 ATK",function()
	doomed()
	me:activate("Archfiend of Gilfer")
	me:not_offered("choose","Kuriboh")
	me:answer("Cyber Dragon")
	me:expect{spells={"Waboku","Archfiend of Gilfer"},grave=0}
	opponent:expect_card("Cyber Dragon",{atk=1600,def=1600,equips=1})
end)

test("or not",function()
	doomed()
	me:expect{spells={"Waboku"},grave={"Archfiend of Gilfer"}}
end)

test("to an own one too, and it goes with it",function()
	doomed()
	me:activate("Archfiend of Gilfer","Speed Warrior")
	me:expect_card("Speed Warrior",{atk=400,equips=1})
	opponent:end_turn()
	me:activate("Dark Hole")
	me:expect{monsters=0,spells={"Waboku"}}
end)

test("not to a face-down one",function()
	field{
		me={monsters={"Archfiend of Gilfer"}},
		opponent={monsters={{"Kuriboh",position="facedown"}},hand={"Tribute to The Doomed","Krebons"}},
	}
	doomed()
	me:not_offered("activate","Archfiend of Gilfer","target of Archfiend of Gilfer")
end)

test("not without a free zone",function()
	field{
		me={monsters={"Archfiend of Gilfer"},spells={"Dark Hole","Dark Hole","Dark Hole","Dark Hole","Dark Hole"}},
		opponent={monsters={"Cyber Dragon"},hand={"Tribute to The Doomed","Krebons"}},
	}
	doomed()
	me:not_offered("activate","Archfiend of Gilfer","target of Archfiend of Gilfer")
end)

test("not if it was sent as a cost or Tribute: then it is too late when it could",function()
	field{me={hand={"Tribute to The Doomed","Archfiend of Gilfer"}},opponent={monsters={"Cyber Dragon","Kuriboh"}}}
	me:activate("Tribute to The Doomed","Archfiend of Gilfer","Kuriboh")
	me:not_offered("activate","Archfiend of Gilfer")
	happened("missed_timing",{card="Archfiend of Gilfer"})
end)

test("does nothing to a monster that is face-down by then",function()
	field{
		me={monsters={"Archfiend of Gilfer"}},
		opponent={monsters={"Cyber Dragon"},hand={"Tribute to The Doomed","Krebons","Book of Moon"}},
	}
	me:end_turn()
	opponent:activate("Tribute to The Doomed","Krebons","Archfiend of Gilfer")
	me:activate("Archfiend of Gilfer")
	opponent:activate("Book of Moon")
	me:expect{spells=0,grave={"Archfiend of Gilfer"}}
end)

test("the loss ends with it",function()
	field{
		me={monsters={"Archfiend of Gilfer"}},
		opponent={monsters={"Cyber Dragon"},hand={"Tribute to The Doomed","Krebons"},spells={"Dust Tornado"}},
	}
	doomed()
	me:activate("Archfiend of Gilfer")
	opponent:expect_card("Cyber Dragon",{atk=1600})
	opponent:activate("Dust Tornado")
	opponent:expect_card("Cyber Dragon",{atk=2100,equips=0})
	me:expect{grave={"Archfiend of Gilfer"}}
end)

test("a Tribute for a Summon misses it too",function()
	field{
		me={monsters={"Archfiend of Gilfer","Cyber Dragon"},hand={"Dark Magician","Kuriboh"}},
		opponent={monsters={"Summoned Skull"}},
	}
	me:summon("Dark Magician",{"Archfiend of Gilfer","Cyber Dragon"})
	me:not_offered("activate","Archfiend of Gilfer")
	happened("missed_timing",{card="Archfiend of Gilfer"})
end)

test("with the last free zone, to its player's only monster",function()
	field{
		me={monsters={"Archfiend of Gilfer","Speed Warrior"},spells={"Dark Hole","Dark Hole","Dark Hole","Dark Hole"}},
		opponent={monsters={{"Kuriboh",position="facedown"}},hand={"Tribute to The Doomed","Krebons"}},
	}
	doomed()
	me:activate("Archfiend of Gilfer")
	me:expect{spells=5}
	me:expect_card("Speed Warrior",{atk=400})
end)
