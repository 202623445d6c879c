-- What cannot be chained to.

rest("pass")

test("OCG-NOCHAIN-01: the activation of a card or effect can be chained to",function()
	field{
		rules="mr1",
		me={monsters={"Tribe-Infecting Virus"},hand={"Kuriboh","Dark Hole"}},
		opponent={monsters={"Cyber Dragon"},spells={"Rush Recklessly","Waboku"}},
	}
	me:activate("Tribe-Infecting Virus","Kuriboh","machine")
	opponent:activate("Waboku")
	me:activate("Dark Hole")
	opponent:activate("Rush Recklessly","Tribe-Infecting Virus")
	happened("chaining",{card="Waboku",link=2,times=1})
end)

test("OCG-NOCHAIN-01: setting a card and changing a position are none: what comes after begins a chain",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"},hand={"Dark Hole"}},
		opponent={hand={"Kuriboh"},spells={"Magic Jammer","Rush Recklessly","Waboku"}},
	}
	expect{phase="main 1"}
	me:set("Dark Hole")
	opponent:not_offered("activate","Magic Jammer")
	me:change_position("Cyber Dragon")
	opponent:activate("Rush Recklessly")
	happened("chaining",{card="Rush Recklessly",link=1,times=1})
	me:activate("Dark Hole")
	opponent:offered("activate","Magic Jammer")
end)

test("OCG-NOCHAIN-02: a Summon cannot be chained to: what answers it begins a chain",function()
	field{
		rules="mr1",
		me={hand={"Speed Warrior","Command Knight"}},
		opponent={spells={"Trap Hole"}},
	}
	me:summon("Command Knight")
	opponent:activate("Trap Hole")
	opponent:expect{grave={"Trap Hole"}}
	me:expect{grave={"Command Knight"}}
	happened("chaining",{card="Trap Hole",link=1,times=1})
	happened_in_order({"summoned"},{"chaining",card="Trap Hole"})
end)

test("OCG-NOCHAIN-02: or negates it before it succeeds, also with a chain of its own",function()
	field{
		rules="mr1",
		me={hand={"Command Knight"}},
		opponent={spells={"Solemn Judgment"}},
	}
	me:summon("Command Knight")
	opponent:activate("Solemn Judgment")
	me:expect{grave={"Command Knight"},monsters=0}
	happened("chaining",{link=1,times=1})
	never_happened("summoned")
end)

test("OCG-NOCHAIN-02: a Flip Summon and a Special Summon by procedure just so",function()
	field{
		rules="mr1",
		me={hand={"Cyber Dragon"},monsters={{"Kuriboh",position="facedown defense"}}},
		opponent={monsters={"Speed Warrior"},spells={"Solemn Judgment","Rush Recklessly"}},
	}
	expect{phase="main 1"}
	me:change_position("Kuriboh")
	opponent:activate("Solemn Judgment")
	me:expect{grave={"Kuriboh"}}
	happened("chaining",{card="Solemn Judgment",link=1,times=1})
	never_happened("chaining",{link=2})
	me:special_summon("Cyber Dragon","attack")
	opponent:activate("Rush Recklessly","Cyber Dragon")
	happened("chaining",{card="Rush Recklessly",link=1,times=1})
	me:expect_card("Cyber Dragon",{atk=2800})
end)

test("OCG-NOCHAIN-03: Tributing cannot be chained to",function()
	field{
		rules="mr1",
		me={hand={"Summoned Skull"},monsters={"Kuriboh","Cyber Dragon"}},
		opponent={spells={"Waboku","Rush Recklessly"}},
	}
	expect{phase="main 1"}
	rest("strict")
	me:summon("Summoned Skull")
	me:offered("choose","Kuriboh")
	opponent:not_offered("activate","Rush Recklessly")
	me:answer({"Kuriboh"})
	-- now the Summon has succeeded, and that may be answered
	opponent:offered("activate","Rush Recklessly")
	me:expect{monsters={"Summoned Skull","Cyber Dragon"},grave={"Kuriboh"}}
	happened_in_order({"move",card="Kuriboh",reason="release"},{"summoned"})
end)

test("OCG-NOCHAIN-05: an attack declaration cannot be chained to: what answers it begins a chain",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"}},
		opponent={monsters={"Speed Warrior"},spells={"Sakuretsu Armor","Rush Recklessly"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Sakuretsu Armor")
	me:expect{grave={"Cyber Dragon"}}
	happened("chaining",{card="Sakuretsu Armor",link=1,times=1})
	happened_in_order({"attack"},{"chaining"})
end)

test("OCG-NOCHAIN-05: the declaration stands while that chain resolves",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"},spells={"Seven Tools of the Bandit"}},
		opponent={monsters={"Speed Warrior"},spells={"Sakuretsu Armor"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Sakuretsu Armor")
	expect{attacker="Cyber Dragon",attack_target="Speed Warrior",chain={"Sakuretsu Armor"}}
	me:activate("Seven Tools of the Bandit")
	opponent:expect{monsters=0,lp=8000-1200}
end)
