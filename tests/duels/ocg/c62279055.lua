-- Magic Cylinder
field{
	me={monsters={"Cyber Dragon"}},
	opponent={monsters={"Speed Warrior"},spells={"Magic Cylinder"}},
}

test("negates the attack and deals the attacker's ATK",function()
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Magic Cylinder")
	me:expect{lp=8000-2100,monsters=1}
	opponent:expect{lp=8000,monsters=1,grave={"Magic Cylinder"}}
	happened("attack_disabled")
end)

test("answers the opponent's attacks only",function()
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Speed Warrior","Cyber Dragon")
	opponent:not_offered("activate","Magic Cylinder")
end)

test("does nothing to a monster turned face-down",function()
	field{
		me={monsters={"Cyber Dragon"},spells={"Book of Moon"}},
		opponent={monsters={"Speed Warrior"},spells={"Magic Cylinder"}},
	}
	rest("pass")
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Magic Cylinder")
	me:activate("Book of Moon","Cyber Dragon")
	me:expect{lp=8000}
end)

test("targets the attacker, which Thought Ruler Archfiend answers",function()
	rest("pass")
	field{me={monsters={"Thought Ruler Archfiend"}},opponent={monsters={"Speed Warrior"},spells={"Magic Cylinder"}}}
	me:battle_phase()
	me:attack("Thought Ruler Archfiend","Speed Warrior")
	opponent:activate("Magic Cylinder")
	me:activate("Thought Ruler Archfiend")
	opponent:expect{monsters=0,grave={"Speed Warrior","Magic Cylinder"}}
	me:expect{lp=8000-1000+900}
end)
