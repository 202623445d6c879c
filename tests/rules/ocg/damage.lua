-- The Damage Step: who wins a battle, and what battle damage is.

rest("pass")

test("OCG-DMG-01: damage and the result of the battle come in the Damage Step, not at the declaration",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"}},
		opponent={monsters={"Speed Warrior"},hand={"Kuriboh"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:offered("activate","Kuriboh")
	rest("strict")
	expect{step="damage calculation"}
	never_happened("damage")
	never_happened("battle")
	opponent:pass()
	opponent:expect{lp=8000-1200,monsters=0}
	happened("damage",{player=opponent,amount=1200,times=1})
end)

test("OCG-DMG-01: a battle that does not come to its Damage Step has no result",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"}},
		opponent={monsters={"Speed Warrior"},spells={"Negate Attack"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Negate Attack")
	opponent:expect{lp=8000,monsters={"Speed Warrior"}}
	never_happened("damage_step_start")
end)

test("OCG-DMG-02: what takes away battle damage leaves damage by effects",function()
	field{
		rules="mr1",
		me={monsters={"Elemental HERO Flame Wingman"}},
		opponent={monsters={"Krebons"},hand={"Kuriboh"}},
	}
	me:battle_phase()
	me:attack("Elemental HERO Flame Wingman","Krebons")
	opponent:activate("Kuriboh")
	opponent:expect{lp=8000-1200}
	happened("damage",{player=opponent,amount=1200,times=1})
	happened("damage",{times=1})
end)

test("OCG-DMG-02: without it both kinds of damage are taken",function()
	field{
		rules="mr1",
		me={monsters={"Elemental HERO Flame Wingman"}},
		opponent={monsters={"Krebons"}},
	}
	me:battle_phase()
	me:attack("Elemental HERO Flame Wingman","Krebons")
	opponent:expect{lp=8000-900-1200}
	happened("damage",{times=2})
end)

test("OCG-DMG-02: an effect that looks for battle damage does not see damage by effects",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"}},
		opponent={monsters={"Yata-Garasu"},spells={"Magic Cylinder"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Yata-Garasu")
	opponent:activate("Magic Cylinder")
	me:expect{lp=8000-2100}
	never_happened("chaining",{card="Yata-Garasu"})
end)

test("OCG-DMG-03: the higher value wins, whatever Attribute and Type are",function()
	field{
		rules="mr1",
		me={monsters={"Command Knight","Kaiser Sea Horse"}},
		opponent={monsters={"Mystic Tomato",{"Royal Magical Library",position="defense"},"Kaiser Sea Horse"}},
	}
	me:battle_phase()
	me:attack("Command Knight","Mystic Tomato") -- FIRE Warrior of 1600 against DARK Plant of 1400
	opponent:expect{lp=8000-200,monsters=2}
	me:attack("Kaiser Sea Horse","Royal Magical Library") -- 1700 against DEF 2000
	me:expect{lp=8000-300,monsters=2}
	opponent:expect{lp=8000-200,monsters=2}
end)

test("OCG-DMG-03: equal ATK destroys both",function()
	field{rules="mr1",me={monsters={"Kaiser Sea Horse"}},opponent={monsters={"Kaiser Sea Horse"}}}
	me:battle_phase()
	me:attack("Kaiser Sea Horse","Kaiser Sea Horse")
	me:expect{lp=8000,monsters=0}
	opponent:expect{lp=8000,monsters=0}
end)

test("OCG-DMG-04: a face-down monster that is attacked is turned up, and that is a flip",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon","Speed Warrior"}},
		opponent={monsters={{"Man-Eater Bug",position="facedown defense"}}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Man-Eater Bug")
	opponent:answer("Speed Warrior")
	happened("chaining",{card="Man-Eater Bug",times=1})
	me:expect{monsters={"Cyber Dragon"}}
end)

test("OCG-DMG-04: one that was face-up before is not flipped by the attack",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon","Speed Warrior"}},
		opponent={monsters={{"Man-Eater Bug",position="defense"}}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Man-Eater Bug")
	never_happened("chaining")
	opponent:expect{monsters=0}
end)

test("OCG-DMG-04: nor is one that is not attacked after all",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"}},
		opponent={monsters={{"Man-Eater Bug",position="facedown defense"}},spells={"Negate Attack"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Man-Eater Bug")
	opponent:activate("Negate Attack")
	opponent:expect{monsters={{"Man-Eater Bug",position="facedown defense"}}}
	never_happened("chaining",{card="Man-Eater Bug"})
end)

test("OCG-DMG-05: cards that change ATK can still be activated in the Damage Step, others cannot",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"}},
		opponent={monsters={"Summoned Skull"},hand={"Kuriboh"},spells={"Rush Recklessly","Scapegoat"}},
	}
	me:battle_phase()
	expect{step="battle"}
	rest("strict")
	me:attack("Cyber Dragon","Summoned Skull")
	for window=1,2 do
		opponent:offered("activate","Scapegoat")
		opponent:pass()
	end
	expect{step="damage"}
	opponent:offered("activate","Rush Recklessly")
	opponent:not_offered("activate","Scapegoat")
	opponent:activate("Rush Recklessly","Summoned Skull")
	me:expect{lp=8000-1100,monsters=0}
end)

test("OCG-DMG-05: and only until damage is calculated",function()
	field{
		rules="mr1",
		me={monsters={"Summoned Skull"}},
		opponent={monsters={"Cyber Dragon"},hand={"Kuriboh"},spells={"Rush Recklessly"}},
	}
	me:battle_phase()
	expect{step="battle"}
	rest("strict")
	me:attack("Summoned Skull","Cyber Dragon")
	for window=1,4 do
		opponent:offered("activate","Rush Recklessly")
		opponent:pass()
	end
	expect{step="damage calculation"}
	opponent:offered("activate","Kuriboh")
	opponent:not_offered("activate","Rush Recklessly")
	opponent:pass()
	opponent:expect{lp=8000-400}
end)
