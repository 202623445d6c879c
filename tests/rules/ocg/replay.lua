-- Replays: what changes on the opponent's side between the declaration of an
-- attack and its Damage Step.

rest("pass")

test("OCG-REPLAY-01 OCG-REPLAY-02: the target leaves the field: another may be chosen",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"},hand={"Kuriboh"}},
		opponent={monsters={"Krebons"},grave={"Speed Warrior"},spells={"Call of the Haunted","Mystical Space Typhoon"}},
	}
	me:summon("Kuriboh")
	opponent:activate("Call of the Haunted","Speed Warrior")
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Mystical Space Typhoon","Call of the Haunted")
	me:answer("yes","Krebons")
	opponent:expect{monsters=0,lp=8000-900}
	happened("attack",{card="Cyber Dragon",times=2})
end)

test("OCG-REPLAY-01 OCG-REPLAY-02: a monster appears on the empty field: it may be attacked instead",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"}},
		opponent={grave={"Speed Warrior"},spells={"Call of the Haunted"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:activate("Call of the Haunted","Speed Warrior")
	me:answer("yes","Speed Warrior")
	opponent:expect{lp=8000-1200,monsters=0}
end)

test("OCG-REPLAY-01: the number changes, though not that of the target: a replay",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"}},
		opponent={monsters={"Krebons"},grave={"Speed Warrior"},spells={"Call of the Haunted"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Krebons")
	opponent:activate("Call of the Haunted","Speed Warrior")
	me:answer("yes","Krebons")
	opponent:expect{monsters={"Speed Warrior"}}
end)

test("OCG-REPLAY-01: the kinds change, the number does not: a replay",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"}},
		opponent={monsters={"Krebons","Kuriboh"},hand={"Summoned Skull"},spells={"Ultimate Offering"}},
	}
	opponent:activate("Ultimate Offering")
	me:battle_phase()
	me:attack("Cyber Dragon","Krebons")
	opponent:activate("Ultimate Offering","Summoned Skull","attack",{"Kuriboh"})
	me:answer("no")
	opponent:expect{monsters={"Krebons","Summoned Skull"}}
end)

test("OCG-REPLAY-01: a change of position or of ATK is none",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"}},
		opponent={monsters={"Summoned Skull","Kuriboh"},spells={"Book of Moon","Rush Recklessly"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Summoned Skull")
	opponent:activate("Rush Recklessly","Kuriboh")
	opponent:activate("Book of Moon","Summoned Skull")
	opponent:expect{monsters={"Kuriboh"},grave=3}
	happened("attack",{times=1})
end)

test("OCG-REPLAY-01: nor is a change on the attacker's own side",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"},spells={"Scapegoat"}},
		opponent={monsters={"Speed Warrior"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	me:activate("Scapegoat")
	opponent:expect{monsters=0}
	happened("attack",{times=1})
end)

test("OCG-REPLAY-03: to choose anew is no second declaration",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"}},
		opponent={grave={"Speed Warrior"},spells={"Call of the Haunted","Sakuretsu Armor"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:offered("activate","Sakuretsu Armor")
	opponent:activate("Call of the Haunted","Speed Warrior")
	me:answer("yes","Speed Warrior")
	opponent:not_offered("activate","Sakuretsu Armor")
	opponent:expect{monsters=0}
	me:not_offered("attack","Cyber Dragon","it has attacked this turn")
end)

test("OCG-REPLAY-03: nor does it use up another attack",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Twin Dragon"}},
		opponent={grave={"Speed Warrior"},spells={"Call of the Haunted"}},
	}
	me:battle_phase()
	me:attack("Cyber Twin Dragon")
	opponent:activate("Call of the Haunted","Speed Warrior")
	me:answer("yes","Speed Warrior")
	me:attack("Cyber Twin Dragon")
	opponent:expect{lp=8000-1900-2800}
	me:not_offered("attack","Cyber Twin Dragon","it has attacked this turn")
end)

test("OCG-REPLAY-04: the second attack goes back when the right to it is negated",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Twin Dragon","Speed Warrior"}},
		opponent={monsters={"Kuriboh","Krebons"},spells={"Skill Drain"}},
	}
	me:battle_phase()
	me:attack("Cyber Twin Dragon","Kuriboh")
	me:attack("Cyber Twin Dragon","Krebons")
	opponent:activate("Skill Drain")
	opponent:expect{lp=8000-2500-1000,monsters={"Krebons"}}
	expect{step="battle"}
	happened("attack",{card="Cyber Twin Dragon",times=2})
	happened("battle",{times=1})
	me:not_offered("attack","Cyber Twin Dragon","it has attacked this turn")
	me:offered("attack","Speed Warrior")
end)

test("OCG-REPLAY-04: the first attack does not depend on that right",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Twin Dragon"}},
		opponent={monsters={"Kuriboh","Krebons"},spells={"Skill Drain"}},
	}
	me:battle_phase()
	me:attack("Cyber Twin Dragon","Kuriboh")
	opponent:activate("Skill Drain")
	opponent:expect{lp=7000-2500,monsters={"Krebons"}}
	me:not_offered("attack","Cyber Twin Dragon","it has attacked this turn")
end)

test("OCG-REPLAY-05: a direct attack goes back when its condition ends",function()
	field{
		rules="mr1",
		me={monsters={"Amphibious Bugroth MK-3"},field="Umi"},
		opponent={monsters={"Kuriboh"},spells={"Dust Tornado"}},
	}
	me:battle_phase()
	me:attack("Amphibious Bugroth MK-3")
	opponent:activate("Dust Tornado")
	me:answer("yes","Kuriboh")
	opponent:expect{lp=8000-1200,monsters=0}
end)

test("OCG-REPLAY-05: the attack may be given up then",function()
	field{
		rules="mr1",
		me={monsters={"Amphibious Bugroth MK-3"},field="Umi"},
		opponent={monsters={"Kuriboh"},spells={"Dust Tornado"}},
	}
	me:battle_phase()
	me:attack("Amphibious Bugroth MK-3")
	opponent:activate("Dust Tornado")
	me:answer("no")
	opponent:expect{lp=8000,monsters={"Kuriboh"}}
	me:not_offered("attack","Amphibious Bugroth MK-3","it has attacked this turn")
end)

test("OCG-REPLAY-05: and when its effect is negated",function()
	field{
		rules="mr1",
		me={monsters={"Amphibious Bugroth MK-3"},field="Umi"},
		opponent={monsters={"Kuriboh"},spells={"Skill Drain"}},
	}
	me:battle_phase()
	me:attack("Amphibious Bugroth MK-3")
	opponent:activate("Skill Drain")
	me:answer("yes","Kuriboh")
	opponent:expect{lp=7000-1000,monsters=0}
end)

test("OCG-REPLAY-05: without a monster in the way the attack stays direct",function()
	field{
		rules="mr1",
		me={monsters={"Amphibious Bugroth MK-3"},field="Umi"},
		opponent={spells={"Dust Tornado"}},
	}
	me:battle_phase()
	me:attack("Amphibious Bugroth MK-3")
	opponent:activate("Dust Tornado")
	opponent:expect{lp=8000-1500}
end)

test("OCG-REPLAY-02 OCG-REPLAY-06 OCG-REPLAY-07: an attack given up is spent, and the position stays",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon","Command Knight","Speed Warrior"}},
		opponent={grave={"Krebons"},spells={"Call of the Haunted"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:activate("Call of the Haunted","Krebons")
	me:answer("no")
	opponent:expect{lp=8000,monsters={"Krebons"}}
	me:not_offered("attack","Cyber Dragon","it has attacked this turn")
	me:attack("Command Knight","Krebons")
	me:not_offered("attack","Cyber Dragon","it has attacked this turn")
	me:main_phase_2()
	me:not_offered("change_position","Cyber Dragon")
	me:not_offered("change_position","Command Knight")
	me:offered("change_position","Speed Warrior")
end)

test("OCG-REPLAY-06: a monster that may attack twice has its other attack left",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Twin Dragon"}},
		opponent={grave={"Krebons"},spells={"Call of the Haunted"}},
	}
	me:battle_phase()
	me:attack("Cyber Twin Dragon")
	opponent:activate("Call of the Haunted","Krebons")
	me:answer("no")
	me:attack("Cyber Twin Dragon","Krebons")
	me:not_offered("attack","Cyber Twin Dragon","it has attacked this turn")
end)
