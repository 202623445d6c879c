-- Traps by kind: when each may be activated, and what becomes of it.
rest("pass")

-- One Trap of each kind that its player could use at once, and what it waits for.
local traps={
	{kind="Normal",name="Waboku",me={},opponent={}},
	{kind="Continuous",name="Call of the Haunted",me={grave={"Kuriboh"}},opponent={}},
}

local function side(base,zone,name)
	local mine={[zone]={name}}
	for key,list in pairs(base) do mine[key]=list end
	return mine
end

for _,trap in ipairs(traps) do
	test("OCG-TRAP-01: not from the hand ("..trap.kind..")",function()
		field{rules="mr1",me=side(trap.me,"hand",trap.name),opponent={monsters={"Cyber Dragon"}}}
		me:not_offered("activate",trap.name,"from the hand")
		me:offered("set",trap.name)
		me:end_turn()
		opponent:battle_phase()
		opponent:attack("Cyber Dragon")
		me:not_offered("activate",trap.name)
	end)

	test("OCG-TRAP-02 OCG-SET-05: not in the turn it was Set, but from the start of the next ("..trap.kind..")",function()
		field{rules="mr1",me=side(trap.me,"hand",trap.name)}
		me:set(trap.name)
		me:not_offered("activate",trap.name,"in the turn it was set")
		me:end_turn()
		me:offered("activate",trap.name)
		expect{phase="draw",turn_player=opponent,chain=0}
		me:activate(trap.name)
		happened("chaining",{card=trap.name})
	end)

	test("OCG-TRAP-02: in its player's next turn too ("..trap.kind..")",function()
		field{rules="mr1",me=side(trap.me,"hand",trap.name)}
		me:set(trap.name)
		me:end_turn()
		opponent:end_turn()
		expect{turn=3}
		me:activate(trap.name)
		happened("chaining",{card=trap.name})
	end)

	test("OCG-TRAP-03 OCG-TRAP-04: of speed 2, it answers Spells and other Traps ("..trap.kind..")",function()
		local mine=side(trap.me,"spells",trap.name)
		mine.hand={"Dark Hole"}
		mine.monsters={"Krebons"}
		field{rules="mr1",me=mine,opponent={spells={"Book of Moon"}}}
		me:activate("Dark Hole")
		opponent:activate("Book of Moon","Krebons")
		me:activate(trap.name)
		happened("chaining",{card=trap.name,link=3})
	end)

	test("OCG-TRAP-03 OCG-TRAP-04: but no Counter Trap ("..trap.kind..")",function()
		local mine=side(trap.me,"spells",trap.name)
		mine.hand={"Dark Hole"}
		mine.monsters={"Krebons"}
		table.insert(mine.spells,"Solemn Judgment")
		field{rules="mr1",me=mine,opponent={spells={"Solemn Judgment"}}}
		me:activate("Dark Hole")
		opponent:activate("Solemn Judgment")
		rest("strict")
		me:offered("activate","Solemn Judgment")
		me:not_offered("activate",trap.name)
	end)
end

test("OCG-TRAP-03: used, a Normal Trap goes to the Graveyard",function()
	field{rules="mr1",me={spells={"Waboku"}}}
	me:activate("Waboku")
	me:expect{spells=0,grave={"Waboku"}}
end)

test("OCG-TRAP-04: a Continuous Trap stays",function()
	field{rules="mr1",me={spells={"Call of the Haunted"},grave={"Kuriboh"}}}
	me:activate("Call of the Haunted")
	me:end_turn()
	opponent:end_turn()
	me:expect{spells={{"Call of the Haunted",position="faceup"}},monsters={"Kuriboh"}}
end)

test("OCG-TRAP-04: as long as its condition holds",function()
	field{rules="mr1",me={spells={"Call of the Haunted"},grave={"Kuriboh"},hand={"Dark Hole"}}}
	me:activate("Call of the Haunted")
	me:activate("Dark Hole")
	me:expect{spells=0,grave={"Kuriboh","Call of the Haunted","Dark Hole"}}
end)

test("OCG-TRAP-04 OCG-TRAP-05: or it is destroyed, and its effect with it",function()
	field{
		rules="mr1",
		me={spells={"DNA Surgery"},hand={"Sogen","Mystical Space Typhoon"},monsters={"Kuriboh"}},
	}
	me:activate("DNA Surgery","warrior")
	me:pass()
	me:activate("Sogen")
	me:expect_card("Kuriboh",{atk=500})
	me:activate("Mystical Space Typhoon","DNA Surgery")
	me:expect{spells=0,grave={"DNA Surgery","Mystical Space Typhoon"}}
	me:expect_card("Kuriboh",{atk=300})
end)

test("OCG-TRAP-05: Imperial Order gone, Spells work",function()
	field{
		rules="mr1",
		me={spells={{"Imperial Order",position="faceup"}},hand={"Yami"},monsters={"Summoned Skull"}},
		opponent={spells={"Dust Tornado"}},
	}
	me:answer("yes")
	me:activate("Yami")
	opponent:pass()
	me:expect_card("Summoned Skull",{atk=2500})
	me:end_turn()
	opponent:activate("Dust Tornado","Imperial Order")
	me:expect_card("Summoned Skull",{atk=2700})
end)

test("OCG-TRAP-06: a Counter Trap has speed 3: only another answers it",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole","Book of Moon"},spells={"Waboku","Solemn Judgment"},monsters={"Kuriboh"}},
		opponent={spells={"Magic Jammer"},hand={"Krebons"}},
	}
	me:activate("Dark Hole")
	opponent:activate("Magic Jammer")
	rest("strict")
	me:not_offered("activate","Waboku")
	me:not_offered("activate","Book of Moon")
	me:activate("Solemn Judgment")
	happened("chaining",{card="Solemn Judgment",link=3})
	me:expect{monsters=0}
end)

test("OCG-TRAP-07: Magic Jammer answers a Spell as it is used, and cancels it",function()
	field{rules="mr1",me={hand={"Dark Hole"},monsters={"Kuriboh"}},opponent={spells={"Magic Jammer"},hand={"Krebons"}}}
	opponent:not_offered("activate","Magic Jammer")
	me:activate("Dark Hole")
	opponent:activate("Magic Jammer")
	me:expect{monsters={"Kuriboh"},grave={"Dark Hole"}}
	opponent:expect{grave={"Krebons","Magic Jammer"}}
	happened("chain_negated")
end)

test("OCG-TRAP-07: not a Trap, nor anything later",function()
	field{rules="mr1",me={hand={"Dark Hole"},spells={"Waboku"}},opponent={spells={"Magic Jammer"},hand={"Krebons"},monsters={"Kuriboh"}}}
	me:activate("Waboku")
	opponent:not_offered("activate","Magic Jammer")
	me:activate("Dark Hole")
	opponent:pass()
	opponent:expect{monsters=0}
	opponent:not_offered("activate","Magic Jammer","what it responds to has not just happened")
end)

test("OCG-TRAP-07: Seven Tools of the Bandit answers a Trap",function()
	field{rules="mr1",me={spells={"Waboku"}},opponent={spells={"Seven Tools of the Bandit"}}}
	me:activate("Waboku")
	opponent:activate("Seven Tools of the Bandit")
	opponent:expect{lp=7000}
	me:expect{grave={"Waboku"}}
	happened("chain_negated")
end)

test("OCG-TRAP-07: not a Spell",function()
	field{rules="mr1",me={hand={"Dark Hole"},monsters={"Kuriboh"}},opponent={spells={"Seven Tools of the Bandit"}}}
	me:activate("Dark Hole")
	opponent:not_offered("activate","Seven Tools of the Bandit")
	me:expect{monsters=0}
end)

test("OCG-TRAP-07: others answer an attack",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"}},opponent={spells={"Negate Attack"}}}
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:activate("Negate Attack")
	opponent:expect{lp=8000}
	happened("attack_disabled")
end)

test("OCG-TRAP-07: or a Summon",function()
	field{rules="mr1",me={hand={"Speed Warrior"}},opponent={spells={"Solemn Judgment"}}}
	me:summon("Speed Warrior")
	opponent:activate("Solemn Judgment")
	me:expect{monsters=0,grave={"Speed Warrior"}}
	never_happened("summoned")
end)

test("OCG-TRAP-08: Traps are activated in every phase, by both players",function()
	field{
		rules="mr1",
		me={spells={"Waboku","DNA Surgery"},monsters={"Kuriboh"}},
		opponent={spells={"Waboku","DNA Surgery"},monsters={"Kuriboh"}},
	}
	local function both(phase)
		me:offered("activate","Waboku")
		expect{phase=phase,chain=0}
		me:offered("activate","DNA Surgery")
		opponent:offered("activate","Waboku")
		expect{phase=phase,chain=0}
		opponent:offered("activate","DNA Surgery")
		expect{phase=phase,chain=0}
	end
	both("draw")
	both("standby")
	me:offered("activate","Waboku")
	expect{phase="main 1",chain=0}
	me:battle_phase()
	opponent:offered("activate","Waboku")
	expect{phase="main 1",chain=0}
	me:attack("Kuriboh","Kuriboh")
	both("battle")
	me:main_phase_2()
	expect{phase="main 2"}
	me:offered("activate","Waboku")
	me:end_turn()
	both("end")
	opponent:end_turn()
	me:activate("Waboku")
	opponent:activate("Waboku")
	happened("chaining",{card="Waboku",times=2})
end)
