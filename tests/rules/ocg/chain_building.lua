-- Building a chain: who is asked, spell speeds, costs, targets, and what lies in the zones meanwhile.

test("OCG-EXT-10: after each activation the opponent of its player is asked first; two passes in a row close the chain",function()
	field{
		rules="mr1",
		me={spells={"Mystical Space Typhoon","Rush Recklessly"},monsters={"Speed Warrior"}},
		opponent={spells={"Waboku","Book of Moon"},monsters={"Cyber Dragon"}},
	}
	me:activate("Mystical Space Typhoon","Waboku")
	opponent:offered("activate","Waboku")
	opponent:activate("Waboku")
	me:offered("activate","Rush Recklessly")
	me:pass()
	opponent:offered("activate","Book of Moon")
	opponent:activate("Book of Moon","Speed Warrior")
	expect{chain={"Mystical Space Typhoon","Waboku","Book of Moon"}}
	me:pass()
	opponent:expect{spells=0,grave={"Waboku","Book of Moon"}}
	me:expect{spells={"Rush Recklessly"},monsters={{"Speed Warrior",position="facedown defense"}}}
end)

test("OCG-EXT-10: a chain resolves without further activations in between",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole"},monsters={"Peten the Dark Clown"},deck={"Peten the Dark Clown"}},
		opponent={spells={"Scapegoat","Waboku"},monsters={"Cyber Dragon"}},
	}
	rest("pass")
	me:activate("Dark Hole")
	opponent:activate("Waboku")
	-- Peten asks only when Dark Hole, the last to resolve, has done so; Scapegoat was not to be had in between.
	me:answer("no")
	opponent:expect{spells={"Scapegoat"},monsters=0}
	happened("chaining",{times=2})
end)

test("OCG-EXT-11: Spell Speed 1 can be chained to nothing",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole","Monster Reborn"},monsters={"Tribe-Infecting Virus"},grave={"Kuriboh"},spells={"Yami","Book of Moon","Rush Recklessly"}},
		opponent={spells={"Waboku"},monsters={"Cyber Dragon"}},
	}
	rest("pass")
	me:activate("Book of Moon","Cyber Dragon")
	rest("strict")
	opponent:activate("Waboku")
	me:offered("activate","Rush Recklessly")
	me:not_offered("activate","Dark Hole","spell speed or chain limit")
	me:not_offered("activate","Monster Reborn")
	me:not_offered("activate","Yami")
	me:not_offered("activate","Tribe-Infecting Virus")
	rest("pass")
	opponent:expect{monsters={{"Cyber Dragon",position="facedown defense"}}}
	me:offered("activate","Dark Hole")
	me:offered("activate","Tribe-Infecting Virus")
end)

test("OCG-EXT-11: Spell Speed 2 can be chained to speeds 1 and 2, not to 3",function()
	field{
		rules="mr1",
		me={hand={"Kuriboh","Magic Jammer"},spells={"Book of Moon","Rush Recklessly","Magic Jammer"},monsters={"Speed Warrior"}},
		opponent={spells={"Waboku","Rush Recklessly","Seven Tools of the Bandit"},hand={"Dark Hole"},monsters={"Cyber Dragon"}},
	}
	rest("pass")
	me:end_turn()
	opponent:activate("Dark Hole")
	rest("strict")
	me:offered("activate","Book of Moon")       -- 2 to 1
	me:activate("Rush Recklessly","Speed Warrior")
	opponent:offered("activate","Waboku")       -- 2 to 2
	opponent:activate({"Rush Recklessly",of=opponent},"Cyber Dragon")
	me:activate({"Magic Jammer",at="spells"},"Kuriboh") -- 3 to 2
	expect{chain={"Dark Hole","Rush Recklessly","Rush Recklessly","Magic Jammer"}}
	opponent:offered("activate","Seven Tools of the Bandit")
	opponent:not_offered("activate","Waboku","spell speed or chain limit") -- 2 to 3
end)

test("OCG-EXT-11: only Spell Speed 3 can be chained to Spell Speed 3",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole"},spells={"Seven Tools of the Bandit","Book of Moon"},monsters={"Speed Warrior"}},
		opponent={spells={"Magic Jammer","Waboku","Seven Tools of the Bandit"},hand={"Kuriboh"},monsters={"Cyber Dragon"}},
	}
	rest("pass")
	me:activate("Dark Hole")
	rest("strict")
	opponent:activate("Magic Jammer")
	me:offered("activate","Seven Tools of the Bandit")
	me:not_offered("activate","Book of Moon","spell speed or chain limit")
	me:activate("Seven Tools of the Bandit")
	opponent:offered("activate","Seven Tools of the Bandit")
	opponent:not_offered("activate","Waboku","spell speed or chain limit")
	opponent:pass()
	me:expect{lp=7000,monsters=0}
	opponent:expect{monsters=0}
end)

test("OCG-EXT-12: a target that no longer qualifies is not affected",function()
	field{
		rules="mr1",
		me={spells={"Rush Recklessly"},monsters={"Speed Warrior","Command Knight"}},
		opponent={spells={"Book of Moon"}},
	}
	me:activate("Rush Recklessly","Speed Warrior")
	opponent:activate("Book of Moon","Speed Warrior")
	me:expect{monsters={{"Speed Warrior",position="facedown defense"},"Command Knight"},grave={"Rush Recklessly"}}
	me:expect_card("Command Knight",{atk=1200+400}) -- no other target was chosen in its stead
	me:end_turn()
	opponent:end_turn()
	me:change_position("Speed Warrior")
	me:expect_card("Speed Warrior",{atk=900+400})
end)

test("OCG-EXT-12: of two targets one that left is passed over, the rest of the effect applies",function()
	field{
		rules="mr1",
		me={spells={"Rush Recklessly"},monsters={"Elemental HERO Avian",{"Penguin Soldier",position="facedown"}}},
		opponent={grave={"Cyber Dragon"},monsters={"Krebons"},spells={"Call of the Haunted","Mystical Space Typhoon"}},
	}
	rest("pass")
	me:activate("Rush Recklessly","Elemental HERO Avian")
	opponent:activate("Call of the Haunted")
	me:change_position("Penguin Soldier","yes",{"Krebons","Cyber Dragon"})
	opponent:activate("Mystical Space Typhoon","Call of the Haunted")
	opponent:expect{hand={"Krebons"},monsters=0,grave={"Cyber Dragon","Call of the Haunted","Mystical Space Typhoon"}}
end)

test("OCG-EXT-13: an activation needs a cost that can be paid in full",function()
	field{
		rules="mr1",
		me={hand={"Tribute to The Doomed"},spells={"Ultimate Offering"},lp=400},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:not_offered("activate","Tribute to The Doomed","cost of Tribute to The Doomed")
end)

test("OCG-EXT-13: with the cost at hand it can be activated",function()
	field{rules="mr1",me={hand={"Tribute to The Doomed","Kuriboh"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Tribute to The Doomed","Kuriboh","Cyber Dragon")
	opponent:expect{monsters=0}
end)

test("OCG-EXT-13: an activation needs targets, and an effect that could do something",function()
	field{
		rules="mr1",
		me={hand={"Monster Reborn","Dark Hole","Book of Moon","Reinforcement of the Army","Mage Power"},deck={"Kuriboh","Marauding Captain"}},
	}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
	me:not_offered("activate","Dark Hole","target of Dark Hole")
	me:not_offered("activate","Book of Moon","target of Book of Moon")
	me:not_offered("activate","Mage Power","target of Mage Power")
	me:activate("Reinforcement of the Army")
	me:expect{hand=5,deck={"Kuriboh"}}
end)

test("OCG-EXT-13: a search that could find nothing cannot be activated",function()
	field{rules="mr1",me={hand={"Reinforcement of the Army"},deck={"Kuriboh","Cyber Dragon"}}}
	me:not_offered("activate","Reinforcement of the Army","target of Reinforcement of the Army")
end)

test("OCG-EXT-14: Normal Spells and Traps stay on the field, in their zones, until the whole chain has resolved",function()
	field{
		rules="mr1",
		me={hand={"Polymerization","Elemental HERO Avian","Elemental HERO Burstinatrix","Book of Moon"},extra={"Elemental HERO Flame Wingman"},
			spells={"Trap Hole","Mirror Force","Magic Cylinder","Call of the Haunted"}},
		opponent={spells={"Waboku"},monsters={"Cyber Dragon"}},
	}
	rest("pass")
	me:activate("Polymerization")
	rest("strict")
	opponent:activate("Waboku")
	-- All five zones are taken, so Book of Moon cannot come from the hand.
	me:not_offered("activate","Book of Moon")
	happened("chain_solved",{link=2})
	-- Link 1 resolves and asks for the materials; Waboku has resolved and still lies there.
	me:expect{spells=5,grave=0}
	opponent:expect{spells={{"Waboku",position="faceup"}},grave=0}
	me:answer({"Elemental HERO Avian","Elemental HERO Burstinatrix"},"attack")
	me:expect{spells=4,grave={"Polymerization","Elemental HERO Avian","Elemental HERO Burstinatrix"}}
	opponent:expect{spells=0,grave={"Waboku"}}
	me:offered("activate","Book of Moon")
end)

test("OCG-EXT-18: a card of the chain cannot be activated again in it, another copy can",function()
	field{
		rules="mr1",
		me={spells={"Rush Recklessly","Rush Recklessly"},monsters={"Speed Warrior"}},
		opponent={spells={"Waboku"}},
	}
	me:activate({"Rush Recklessly",slot=0})
	opponent:activate("Waboku")
	me:not_offered("activate",{"Rush Recklessly",slot=0})
	me:activate({"Rush Recklessly",slot=1})
	expect{chain=0}
	me:expect_card("Speed Warrior",{atk=900+1400})
end)

local paladin={
	me={hand={"Mystical Space Typhoon","Rush Recklessly"},spells={"Dust Tornado"}},
	opponent={monsters={"Dark Paladin"},hand={"Kuriboh","Kuriboh"},spells={"Mirror Force"}},
}

test("OCG-EXT-18: a monster's effect can be a link of a chain only once",function()
	paladin.rules="mr1"
	field(paladin)
	rest("pass")
	me:activate("Mystical Space Typhoon","Mirror Force")
	opponent:activate("Dark Paladin",{"Kuriboh",slot=0})
	me:activate("Rush Recklessly")
	opponent:not_offered("activate","Dark Paladin")
	expect{chain=0}
	opponent:expect{hand=1}
	happened("chain_negated",{times=1})
end)

test("OCG-EXT-18: without that rule it can be chained again",function()
	paladin.rules,paladin.switches="mr1",{one_use_in_chain=false}
	field(paladin)
	me:activate("Mystical Space Typhoon","Mirror Force")
	opponent:activate("Dark Paladin",{"Kuriboh",slot=0})
	me:activate("Rush Recklessly")
	opponent:activate("Dark Paladin")
	rest("pass")
	me:expect{grave=2}
	opponent:expect{hand=0}
	happened("chain_negated",{times=2})
end)

test("OCG-EXT-18: it can be used again in another chain of the turn",function()
	paladin.switches=nil
	field(paladin)
	rest("pass")
	me:activate("Mystical Space Typhoon","Mirror Force")
	opponent:activate("Dark Paladin",{"Kuriboh",slot=0})
	me:expect{grave={"Mystical Space Typhoon"}}
	me:activate("Rush Recklessly")
	opponent:activate("Dark Paladin")
	me:expect{grave=2}
	happened("chain_negated",{times=2})
end)

test("OCG-EXT-18: a card destroyed before its activation cannot be activated",function()
	field{
		rules="mr1",
		me={spells={"Mystical Space Typhoon"},monsters={"Speed Warrior"}},
		opponent={spells={"Sakuretsu Armor"}},
	}
	me:activate("Mystical Space Typhoon")
	me:battle_phase()
	me:attack("Speed Warrior")
	opponent:not_offered("activate","Sakuretsu Armor")
	opponent:expect{lp=7100,grave={"Sakuretsu Armor"}}
end)
