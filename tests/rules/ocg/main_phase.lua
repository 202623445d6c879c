-- What the turn player may do in the Main Phases.

local hand={"Speed Warrior","Cyber Dragon","Dark Hole","Waboku","Scapegoat"}

test("OCG-MP-01: Flip Summon, change of position, Set, activation and Summon come in any order",function()
	field{rules="mr1",me={hand=hand,monsters={{"Summoned Skull",position="defense"},{"Kuriboh",position="facedown"}}}}
	expect{phase="main 1"}
	me:change_position("Summoned Skull")
	me:set("Waboku")
	me:summon("Speed Warrior")
	me:change_position("Kuriboh")
	me:expect{monsters={{"Summoned Skull",position="attack"},{"Kuriboh",position="attack"},{"Speed Warrior",position="attack"}},spells={{"Waboku",position="facedown"}}}
	me:activate("Dark Hole")
	me:expect{monsters=0,grave=4}
end)

test("OCG-MP-01: a Special Summon and a Set monster",function()
	field{rules="mr1",me={hand=hand,spells={"Call of the Haunted"},grave={"Summoned Skull"}},opponent={monsters={"Junk Synchron"}}}
	rest("pass")
	me:special_summon("Cyber Dragon","attack")
	me:set("Speed Warrior")
	me:activate("Call of the Haunted","Summoned Skull")
	me:expect{monsters={"Cyber Dragon",{"Speed Warrior",position="facedown defense"},"Summoned Skull"}}
end)

test("OCG-MP-01: only the turn player is free to act",function()
	field{rules="mr1",me={monsters={"Kuriboh"}},opponent={hand=hand,monsters={{"Summoned Skull",position="defense"}}}}
	expect{phase="main 1",turn_player=me}
	opponent:not_offered("summon","Speed Warrior")
	opponent:not_offered("set","Waboku")
	opponent:not_offered("activate","Dark Hole")
	opponent:not_offered("change_position","Summoned Skull")
end)

test("OCG-MP-02: activations have no limit in number",function()
	field{rules="mr1",me={hand={"Reinforcement of the Army","Reinforcement of the Army","Reinforcement of the Army","Dark Hole","Dark Hole"},deck={"Command Knight","Command Knight","Command Knight"}},opponent={monsters={"Cyber Dragon"}}}
	for _=1,3 do
		me:activate({"Reinforcement of the Army",at="hand"},"Command Knight")
	end
	me:activate("Dark Hole")
	me:expect{hand={"Command Knight","Command Knight","Command Knight","Dark Hole"},grave=4}
end)

test("OCG-MP-02: without its conditions nothing is activated",function()
	field{rules="mr1",me={hand={"Dark Hole","Reinforcement of the Army","Kuriboh"}}}
	me:not_offered("activate","Dark Hole","target of Dark Hole")
	me:not_offered("activate","Reinforcement of the Army")
end)

test("OCG-MP-03: Ignition effects and Spells of speed 1 are for the Main Phases",function()
	field{rules="mr1",me={hand={"Dark Hole","Kuriboh"},monsters={"Tribe-Infecting Virus"},spells={"Waboku"}},opponent={monsters={"Speed Warrior"}}}
	expect{phase="draw"}
	me:not_offered("activate","Dark Hole")
	me:not_offered("activate","Tribe-Infecting Virus")
	me:pass()
	me:not_offered("activate","Tribe-Infecting Virus")
	me:pass()
	expect{phase="main 1"}
	me:offered("activate","Dark Hole")
	me:offered("activate","Tribe-Infecting Virus")
	me:battle_phase()
	me:pass()
	me:not_offered("activate","Dark Hole")
	me:not_offered("activate","Tribe-Infecting Virus")
	me:main_phase_2()
	me:pass()
	expect{phase="main 2"}
	me:offered("activate","Dark Hole")
	me:offered("activate","Tribe-Infecting Virus")
end)

test("OCG-MP-04: Trigger effects whose condition is met can be activated",function()
	field{rules="mr1",me={hand={"Marauding Captain","Speed Warrior"}}}
	me:summon("Marauding Captain")
	me:offered("activate","Marauding Captain")
	me:activate("Marauding Captain","Speed Warrior","attack")
	me:expect{monsters={"Marauding Captain","Speed Warrior"}}
end)

test("OCG-MP-04: Quick effects can be activated, by the opponent too",function()
	field{rules="mr1",me={hand={"Speed Warrior","Trap Hole","Book of Moon"},monsters={"Krebons"}},opponent={spells={"Book of Moon"}}}
	rest("pass")
	me:summon("Speed Warrior")
	opponent:activate("Book of Moon","Krebons")
	me:expect{monsters={{"Krebons",position="facedown defense"},"Speed Warrior"}}
	me:activate("Book of Moon","Speed Warrior")
	me:expect{monsters={{"Krebons",position="facedown defense"},{"Speed Warrior",position="facedown defense"}}}
end)

test("OCG-MP-05: Main Phase 2 allows what Main Phase 1 does",function()
	field{rules="mr1",me={hand=hand,monsters={{"Summoned Skull",position="defense"},{"Kuriboh",position="facedown"}}}}
	rest("pass")
	me:battle_phase()
	me:main_phase_2()
	expect{phase="main 2"}
	me:change_position("Summoned Skull")
	me:change_position("Kuriboh")
	me:set("Waboku")
	me:summon("Speed Warrior")
	me:activate("Dark Hole")
	me:expect{monsters=0,grave=4}
end)

test("OCG-MP-05: the Normal Summon is one for both Main Phases, and attackers keep their position",function()
	field{rules="mr1",me={hand={"Speed Warrior","Kuriboh","Waboku"},monsters={"Summoned Skull","Cyber Dragon"}}}
	rest("pass")
	me:summon("Kuriboh")
	me:battle_phase()
	me:attack("Summoned Skull")
	me:main_phase_2()
	me:not_offered("summon","Speed Warrior")
	me:not_offered("set","Speed Warrior")
	me:not_offered("change_position","Summoned Skull")
	me:change_position("Cyber Dragon")
	me:expect_card("Cyber Dragon",{position="defense"})
end)
