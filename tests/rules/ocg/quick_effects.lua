-- Quick effects of monsters.
rest("pass")

test("OCG-EFF-20: Kuriboh can be used in the opponent's turn, when it is attacked",function()
	field{rules="mr1",me={hand={"Kuriboh"}},opponent={monsters={"Cyber Dragon"}}}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Cyber Dragon")
	me:activate("Kuriboh")
	me:expect{lp=8000,hand=0,grave={"Kuriboh"}}
end)

test("OCG-EFF-20: not when its condition is not met",function()
	field{rules="mr1",me={hand={"Kuriboh"},monsters={"Speed Warrior"}},opponent={monsters={"Cyber Dragon"}}}
	me:battle_phase()
	me:attack("Speed Warrior","Cyber Dragon")
	me:not_offered("activate","Kuriboh")
	me:expect{lp=8000-1200}
	me:end_turn()
	opponent:end_turn()
	me:expect{hand={"Kuriboh"}}
end)

test("OCG-EFF-20 OCG-EFF-21: Ryu Senshi answers a Trap in the opponent's turn and in the own one",function()
	field{rules="mr1",
		me={monsters={"Ryu Senshi"}},opponent={monsters={"Cyber Dragon"},spells={"Waboku","Waboku"}},
	}
	me:battle_phase()
	opponent:activate{"Waboku",slot=0}
	me:activate("Ryu Senshi")
	me:expect{lp=7000}
	happened("chain_disabled",{times=1})
	me:end_turn()
	opponent:pass()
	opponent:activate("Waboku")
	me:activate("Ryu Senshi")
	expect{turn_player=opponent}
	me:expect{lp=6000}
	happened("chain_disabled",{times=2})
end)

test("OCG-EFF-21: of spell speed 2, it answers spell speed 2, but no Counter Trap",function()
	field{rules="mr1",
		me={monsters={"Stardust Dragon"},hand={"Mystical Space Typhoon"}},
		opponent={monsters={"Cyber Dragon"},spells={"Mirror Force","Seven Tools of the Bandit"}},
	}
	me:battle_phase()
	me:attack("Stardust Dragon","Cyber Dragon")
	opponent:activate("Mirror Force")
	me:offered("activate","Stardust Dragon")
	me:activate("Stardust Dragon")
	me:expect{grave={"Stardust Dragon"}}
	opponent:expect{grave={"Mirror Force"}}
end)

test("OCG-EFF-21: a Counter Trap is out of its reach",function()
	field{rules="mr1",
		me={hand={"Dark Hole"},monsters={"Stardust Dragon","Ryu Senshi"}},opponent={spells={"Magic Jammer"},hand={"Kuriboh"},monsters={"Krebons"}},
	}
	rest("pass")
	me:activate("Dark Hole")
	opponent:activate("Magic Jammer")
	me:not_offered("activate","Ryu Senshi")
	me:expect{monsters={"Stardust Dragon","Ryu Senshi"}}
end)
