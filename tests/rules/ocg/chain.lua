-- Chains: what can be chained to what, and how a chain resolves.

rest("pass")

test("OCG-CHAIN-01: a chain grows by answers to activations, each a link of its own",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole"},monsters={"Cyber Dragon"},spells={"Seven Tools of the Bandit"}},
		opponent={monsters={"Speed Warrior"},spells={"Magic Jammer"},hand={"Kuriboh"}},
	}
	me:activate("Dark Hole")
	expect{chain={"Dark Hole"}}
	opponent:activate("Magic Jammer")
	expect{chain={"Dark Hole","Magic Jammer"}}
	me:activate("Seven Tools of the Bandit")
	me:expect{lp=7000,monsters=0}
	happened("chain_end",{times=1})
end)

test("OCG-CHAIN-01: an activation by itself is a chain of one link, and the next one another chain",function()
	field{rules="mr1",me={hand={"Reinforcement of the Army","Dark Hole"},monsters={"Cyber Dragon"},deck={"Speed Warrior"}}}
	me:activate("Reinforcement of the Army")
	me:activate("Dark Hole")
	happened("chaining",{link=1,times=2})
	happened("chain_end",{times=2})
end)

test("OCG-CHAIN-02: cards and effects of speed 1 answer nothing",function()
	field{
		rules="mr1",
		me={
			hand={"Dark Hole","Messenger of Peace","Mage Power","Sogen","Black Illusion Ritual","Relinquished","Kuriboh","Rush Recklessly"},
			monsters={"Tribe-Infecting Virus"},
		},
		opponent={monsters={"Cyber Dragon"},spells={"Waboku"}},
	}
	for _,card in ipairs{"Dark Hole","Messenger of Peace","Mage Power","Sogen","Black Illusion Ritual","Tribe-Infecting Virus"} do
		me:offered("activate",card)
	end
	me:activate("Tribe-Infecting Virus","Kuriboh","machine")
	opponent:activate("Waboku")
	me:offered("activate","Rush Recklessly")
	rest("strict")
	for _,card in ipairs{"Dark Hole","Messenger of Peace","Mage Power","Sogen","Black Illusion Ritual"} do
		me:not_offered("activate",card)
	end
end)

test("OCG-CHAIN-02: a Trigger effect waits for the chain to end and begins the next one",function()
	field{
		rules="mr1",
		me={hand={"Monster Reborn"},grave={"Apprentice Magician"},monsters={"Royal Magical Library"}},
		opponent={monsters={"Cyber Dragon"},spells={"Rush Recklessly"}},
	}
	me:activate("Monster Reborn","Apprentice Magician","attack")
	opponent:activate("Rush Recklessly","Cyber Dragon")
	happened("chaining",{card="Rush Recklessly",link=2})
	happened("chaining",{card="Apprentice Magician",link=1})
	happened("chain_end",{times=2})
end)

test("OCG-CHAIN-02: so does a Flip effect",function()
	field{
		rules="mr1",
		me={hand={"Swords of Revealing Light"},monsters={"Cyber Dragon"}},
		opponent={monsters={{"Man-Eater Bug",position="facedown defense"}}},
	}
	me:activate("Swords of Revealing Light")
	opponent:answer("Cyber Dragon")
	happened("chaining",{card="Man-Eater Bug",link=1})
	happened("chain_end",{times=2})
	me:expect{monsters=0}
end)

test("OCG-CHAIN-03: Quick-Play Spells, Traps and Quick effects answer speed 1 and 2",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole"},monsters={"Cyber Dragon"}},
		opponent={
			monsters={"Speed Warrior"},grave={"Kuriboh"},
			spells={"Rush Recklessly","Waboku","Call of the Haunted"},
		},
	}
	me:activate("Dark Hole")
	opponent:activate("Waboku")
	opponent:activate("Call of the Haunted","Kuriboh")
	opponent:activate("Rush Recklessly","Cyber Dragon")
	happened("chaining",{card="Rush Recklessly",link=4,times=1})
end)

test("OCG-CHAIN-03: a Quick effect of a monster answers an activation",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole"}},
		opponent={monsters={"Dark Paladin"},hand={"Kuriboh"}},
	}
	me:activate("Dark Hole")
	opponent:activate("Dark Paladin")
	opponent:expect{monsters={"Dark Paladin"},grave={"Kuriboh"}}
end)

test("OCG-CHAIN-04: only speed 3 answers a Counter Trap",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole","Rush Recklessly"},monsters={"Cyber Dragon"},spells={"Waboku","Seven Tools of the Bandit"}},
		opponent={spells={"Magic Jammer","Solemn Judgment"},hand={"Kuriboh"},monsters={"Speed Warrior"}},
	}
	me:activate("Dark Hole")
	opponent:activate("Magic Jammer")
	me:offered("activate","Seven Tools of the Bandit")
	rest("strict")
	me:not_offered("activate","Waboku")
	me:not_offered("activate","Rush Recklessly")
	me:activate("Seven Tools of the Bandit")
	opponent:activate("Solemn Judgment")
	me:expect{monsters={"Cyber Dragon"},lp=7000}
	opponent:expect{lp=4000}
end)

test("OCG-CHAIN-05: the last link resolves first",function()
	field{
		rules="mr1",
		me={hand={"Change of Heart"},monsters={"Kuriboh"}},
		opponent={monsters={"Cyber Dragon"},spells={"Book of Moon","Rush Recklessly"}},
	}
	me:activate("Change of Heart","Cyber Dragon")
	opponent:activate("Rush Recklessly","Cyber Dragon")
	opponent:activate("Book of Moon","Cyber Dragon")
	-- turned face-down before Rush Recklessly resolves, then taken over as it is
	me:expect{monsters={"Kuriboh",{"Cyber Dragon",position="facedown defense"}}}
	happened("chain_solving",{link=3,times=1})
end)

test("OCG-CHAIN-06: Dark Hole, Imperial Order, Mystical Space Typhoon, Magic Jammer, Seven Tools",function()
	field{
		rules="mr1",
		me={
			hand={"Dark Hole"},monsters={"Cyber Dragon"},
			spells={"Mystical Space Typhoon","Seven Tools of the Bandit"},
		},
		opponent={
			monsters={"Speed Warrior"},hand={"Kuriboh"},
			spells={"Imperial Order","Magic Jammer"},
		},
	}
	me:activate("Dark Hole")
	opponent:activate("Imperial Order")
	me:activate("Mystical Space Typhoon","Imperial Order")
	opponent:activate("Magic Jammer")
	me:activate("Seven Tools of the Bandit")
	me:expect{lp=7000,monsters=0,spells=0,hand=0}
	opponent:expect{monsters=0,spells=0,hand=0}
	happened("chaining",{card="Seven Tools of the Bandit",link=5,times=1})
	happened("chain_negated",{link=4,times=1})
	happened("chain_negated",{times=1})
	never_happened("chain_disabled")
	happened("move",{card="Imperial Order",from="spells",to="grave",reason="effect"})
end)

test("OCG-CHAIN-06: left in force, Imperial Order negates Dark Hole",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole"},monsters={"Cyber Dragon"},spells={"Mystical Space Typhoon"}},
		opponent={monsters={"Speed Warrior"},hand={"Kuriboh"},spells={"Imperial Order","Magic Jammer"}},
	}
	me:activate("Dark Hole")
	opponent:activate("Imperial Order")
	me:activate("Mystical Space Typhoon","Imperial Order")
	opponent:activate("Magic Jammer")
	me:expect{monsters={"Cyber Dragon"}}
	opponent:expect{monsters={"Speed Warrior"},spells={"Imperial Order"}}
	happened("chain_disabled",{times=1})
end)

test("OCG-CHAIN-07: a negated activation has no effect when its turn comes",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole"},monsters={"Cyber Dragon"}},
		opponent={monsters={"Speed Warrior"},hand={"Kuriboh"},spells={"Magic Jammer"}},
	}
	me:activate("Dark Hole")
	opponent:activate("Magic Jammer")
	me:expect{monsters={"Cyber Dragon"},grave={"Dark Hole"}}
	opponent:expect{monsters={"Speed Warrior"}}
	happened("chain_negated",{link=1,times=1})
end)

test("OCG-CHAIN-08: a Normal Spell destroyed in the chain takes effect all the same",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole"},monsters={"Cyber Dragon"}},
		opponent={monsters={"Speed Warrior"},spells={"Mystical Space Typhoon"}},
	}
	me:activate("Dark Hole")
	opponent:activate("Mystical Space Typhoon","Dark Hole")
	me:expect{monsters=0,grave={"Dark Hole","Cyber Dragon"}}
	opponent:expect{monsters=0}
	happened("move",{card="Dark Hole",to="grave",reason="destroy"})
end)

test("OCG-CHAIN-08: so does a Normal Trap",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"},spells={"Mystical Space Typhoon"}},
		opponent={monsters={"Speed Warrior"},spells={"Sakuretsu Armor"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Sakuretsu Armor")
	me:activate("Mystical Space Typhoon","Sakuretsu Armor")
	me:expect{monsters=0}
	opponent:expect{monsters={"Speed Warrior"}}
end)

test("OCG-CHAIN-09: a Continuous Trap destroyed in the chain does nothing",function()
	field{
		rules="mr1",
		me={spells={"Call of the Haunted"},grave={"Cyber Dragon"}},
		opponent={monsters={"Speed Warrior"},spells={"Mystical Space Typhoon"}},
	}
	me:activate("Call of the Haunted","Cyber Dragon")
	opponent:activate("Mystical Space Typhoon","Call of the Haunted")
	me:expect{monsters=0,grave={"Cyber Dragon","Call of the Haunted"}}
	never_happened("chain_negated")
end)

test("OCG-CHAIN-09: nor does a Continuous Spell, and what one did ends with it",function()
	field{
		rules="mr1",
		me={hand={"Messenger of Peace"},monsters={"Cyber Dragon"}},
		opponent={spells={"Mystical Space Typhoon"}},
	}
	me:activate("Messenger of Peace")
	opponent:activate("Mystical Space Typhoon","Messenger of Peace")
	me:battle_phase()
	me:offered("attack","Cyber Dragon")
end)

test("OCG-CHAIN-10: a continuous effect is not activated and cannot be chained to",function()
	field{
		rules="mr1",
		me={hand={"Command Knight"},monsters={"Speed Warrior"}},
		opponent={spells={"Seven Tools of the Bandit","Solemn Judgment"}},
	}
	me:summon("Command Knight")
	opponent:offered("activate","Solemn Judgment") -- the Summon itself can be negated
	opponent:pass()
	opponent:not_offered("activate","Seven Tools of the Bandit")
	me:expect_card("Speed Warrior",{atk=1300})
	never_happened("chaining")
end)
