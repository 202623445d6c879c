-- From the declaration of an attack through the Damage Step.

-- Goes to the Battle Phase and declares an attack; from then on every choice is to be answered.
local function attack(attacker,target)
	rest("pass")
	me:battle_phase()
	me:attack(attacker,target)
	rest("strict")
end

test("OCG-EXT-50: an attack is declared, then answered, and when both pass the Damage Step begins",function()
	field{
		rules="mr1",
		me={monsters={"Speed Warrior"},spells={"Rush Recklessly"}},
		opponent={monsters={"Cyber Dragon"},spells={"Sakuretsu Armor","Waboku"}},
	}
	attack("Speed Warrior","Cyber Dragon")
	happened("attack")
	me:offered("activate","Rush Recklessly") -- the turn player has priority
	me:pass()
	opponent:offered("activate","Sakuretsu Armor")
	expect{step="battle",attacker="Speed Warrior",attack_target="Cyber Dragon"}
	opponent:pass()
	never_happened("damage_step_start")
	me:pass()
	opponent:pass()
	happened("damage_step_start")
	me:offered("activate","Rush Recklessly")
	expect{step="damage"}
end)

test("OCG-EXT-50: triggers of the declaration come before anything else",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"},spells={"Rush Recklessly"}},
		opponent={monsters={"Krebons"},spells={"Sakuretsu Armor"}},
	}
	attack("Cyber Dragon","Krebons")
	opponent:activate("Krebons")
	expect{chain={"Krebons"}}
	me:offered("activate","Rush Recklessly")
	me:pass()
	rest("pass")
	happened("attack_disabled")
end)

test("OCG-EXT-51: a face-down target is turned face-up before damage calculation",function()
	field{
		rules="mr1",
		me={monsters={"Speed Warrior"},spells={"Rush Recklessly"}},
		opponent={monsters={{"Elemental HERO Avian",position="facedown"}}},
	}
	attack("Speed Warrior","Elemental HERO Avian")
	me:pass()
	me:pass()
	-- the start of the Damage Step
	happened("damage_step_start")
	expect{step="damage"}
	opponent:expect{monsters={{"Elemental HERO Avian",position="facedown"}}}
	me:pass()
	-- before damage calculation
	expect{step="damage"}
	opponent:expect{monsters={{"Elemental HERO Avian",position="defense"}}}
	never_happened("battle")
	me:offered("activate","Rush Recklessly")
	me:pass()
	-- damage calculation, in which Rush Recklessly cannot be used; 900 against 1000
	happened("battle")
	me:expect{lp=7900}
end)

test("OCG-EXT-51 OCG-EXT-52: in damage calculation only what says so can be used",function()
	field{
		rules="mr1",
		me={monsters={"Speed Warrior"},spells={"Rush Recklessly"}},
		opponent={hand={"Kuriboh"},spells={"Rush Recklessly"}},
	}
	rest("pass")
	me:battle_phase()
	me:attack("Speed Warrior")
	opponent:activate("Kuriboh")
	-- Kuriboh was a link of its own window, after the last moment for Rush Recklessly.
	happened("chaining",{card="Kuriboh",link=1})
	never_happened("damage")
	opponent:expect{lp=8000,hand=0}
end)

test("OCG-EXT-52: cards that change ATK can be used until damage calculation begins",function()
	field{
		rules="mr1",
		me={monsters={"Speed Warrior"},spells={"Rush Recklessly","Negate Attack"}},
		opponent={hand={"Kuriboh"},monsters={},spells={"Rush Recklessly"}},
	}
	attack("Speed Warrior")
	me:pass()
	opponent:pass()
	me:pass()
	opponent:pass()
	expect{step="damage"}
	me:offered("activate","Rush Recklessly")
	me:pass()
	opponent:offered("activate",{"Rush Recklessly",of=opponent})
	opponent:not_offered("activate","Kuriboh")
	opponent:pass()
	me:pass()
	opponent:pass()
	expect{step="damage calculation"}
	opponent:offered("activate","Kuriboh")
	opponent:not_offered("activate",{"Rush Recklessly",of=opponent})
end)

test("OCG-EXT-52: other Quick-Play Spells and Traps cannot",function()
	field{
		rules="mr1",
		me={monsters={"Speed Warrior"},spells={"Rush Recklessly","Book of Moon","Mystical Space Typhoon","Waboku","Scapegoat","Sakuretsu Armor"}},
	}
	attack("Speed Warrior")
	me:pass()
	me:pass()
	expect{step="damage"}
	me:offered("activate","Rush Recklessly")
	for _,other in ipairs{"Book of Moon","Mystical Space Typhoon","Waboku","Scapegoat"} do
		me:not_offered("activate",other,"timing")
	end
end)

test("OCG-EXT-52: Counter Traps and effects that negate activations can",function()
	field{
		rules="mr1",
		me={monsters={"Speed Warrior"},spells={"Rush Recklessly"}},
		opponent={monsters={"Dark Paladin","Cyber Dragon"},hand={"Kuriboh"},spells={"Magic Jammer","Solemn Judgment"}},
	}
	attack("Speed Warrior","Cyber Dragon")
	me:pass()
	me:pass()
	expect{step="damage"}
	me:activate("Rush Recklessly","Speed Warrior")
	opponent:offered("activate","Magic Jammer")
	opponent:offered("activate","Solemn Judgment")
	opponent:offered("activate","Dark Paladin")
	opponent:activate("Dark Paladin")
	rest("pass")
	me:expect{lp=8000-1200}
	happened("chain_negated")
end)

test("OCG-EXT-52: compulsory effects and those triggered by the battle can",function()
	field{
		rules="mr1",
		me={monsters={"Yata-Garasu"},deck={"Kuriboh"}},
		opponent={monsters={{"Sangan",position="facedown"}},deck={"Kuriboh","Speed Warrior"},draw=1},
	}
	rest("pass")
	me:battle_phase()
	me:attack("Yata-Garasu","Sangan")
	me:expect{lp=7600}
	me:end_turn()
	opponent:change_position("Sangan")
	opponent:battle_phase()
	opponent:attack("Sangan","Yata-Garasu")
	me:expect{lp=6800,monsters=0}
end)

test("OCG-EXT-53: the Flip effect of an attacked monster is used after damage calculation",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon","Speed Warrior"}},
		opponent={monsters={{"Man-Eater Bug",position="facedown"},"Summoned Skull"}},
	}
	attack("Cyber Dragon","Man-Eater Bug")
	happened("battle")
	opponent:offered("choose","Cyber Dragon")
	opponent:offered("choose","Summoned Skull")
	opponent:not_offered("choose","Man-Eater Bug") -- already determined to be destroyed
	opponent:expect{monsters=2,grave=0}           -- but still there
	opponent:answer("Speed Warrior")
	me:expect{monsters={"Cyber Dragon"}}
	opponent:expect{monsters={"Summoned Skull"},grave={"Man-Eater Bug"}}
end)

test("OCG-EXT-53: nor an attacker that is determined to be destroyed",function()
	field{
		rules="mr1",
		me={monsters={"Speed Warrior","Cyber Dragon"}},
		opponent={monsters={{"Man-Eater Bug",position="facedown"}},spells={"Rush Recklessly"}},
	}
	rest("pass")
	me:battle_phase()
	me:attack("Speed Warrior","Man-Eater Bug")
	opponent:offered("choose","Speed Warrior") -- 900 against 600: not destroyed
	opponent:not_offered("choose","Man-Eater Bug")
	opponent:answer("Cyber Dragon")
	me:expect{monsters={"Speed Warrior"}}
end)

test("OCG-EXT-57: battle damage is applied in damage calculation, and a player at 0 loses before later parts of the step",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"}},
		opponent={lp=700,monsters={"Mystic Tomato"},deck={"Kuriboh"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Mystic Tomato")
	expect{winner=me}
	opponent:expect{lp=0,monsters={"Mystic Tomato"},grave=0}
	never_happened("damage_step_end")
end)

test("OCG-EXT-57: with one more life point the step goes on",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"}},
		opponent={lp=701,monsters={"Mystic Tomato"},deck={"Kuriboh"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Mystic Tomato")
	opponent:expect{lp=1,monsters=0}
	opponent:answer("yes")
	opponent:expect{monsters={"Kuriboh"}}
end)

test("OCG-EXT-58: monsters destroyed in battle stay until the end of the Damage Step and then go to the Graveyard",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon","Speed Warrior"}},
		opponent={monsters={{"Penguin Soldier",position="facedown"}}},
	}
	attack("Cyber Dragon","Penguin Soldier")
	happened("battle")
	opponent:answer("yes")
	opponent:expect{monsters={"Penguin Soldier"},grave=0}
	opponent:answer({"Cyber Dragon"})
	me:expect{hand={"Cyber Dragon"}}
	opponent:expect{monsters=0,grave={"Penguin Soldier"}}
end)

test("OCG-EXT-58: effects of monsters destroyed by battle and sent to the Graveyard are used there",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"}},
		opponent={monsters={"Mystic Tomato"},deck={"Kuriboh","Krebons"}},
	}
	attack("Cyber Dragon","Mystic Tomato")
	opponent:expect{grave={"Mystic Tomato"},monsters=0}
	opponent:activate({"Mystic Tomato",at="grave"},"Krebons")
	opponent:expect{monsters={"Krebons"}}
end)
