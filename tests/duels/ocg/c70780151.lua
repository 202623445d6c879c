-- Thought Ruler Archfiend
rest("pass")
test("gives LP equal to the printed ATK of a monster it destroys by battle",function()
	field{me={monsters={"Thought Ruler Archfiend"}},opponent={monsters={"Command Knight"}}}
	me:battle_phase()
	me:attack("Thought Ruler Archfiend","Command Knight")
	me:expect{lp=8000+1200}
	opponent:expect{lp=8000-1100,monsters=0}
end)

test("gives nothing for what it does not destroy",function()
	field{me={monsters={"Thought Ruler Archfiend"}},opponent={monsters={"Red Dragon Archfiend"}}}
	me:battle_phase()
	me:attack("Thought Ruler Archfiend","Red Dragon Archfiend")
	me:expect{lp=8000-300,monsters=0}
end)

test("negates a Spell that targets one Psychic for 1000 LP",function()
	field{me={monsters={"Thought Ruler Archfiend"}},opponent={hand={},spells={"Book of Moon"}}}
	me:end_turn()
	opponent:activate("Book of Moon","Thought Ruler Archfiend")
	me:activate("Thought Ruler Archfiend")
	me:expect{lp=7000,monsters={{"Thought Ruler Archfiend",position="attack"}}}
	opponent:expect{grave={"Book of Moon"},spells=0}
	happened("chain_negated")
end)

test("does not answer Spells that target others, or none",function()
	field{
		me={monsters={"Thought Ruler Archfiend","Speed Warrior"}},
		opponent={hand={"Book of Moon","Dark Hole"}},
	}
	me:end_turn()
	opponent:activate("Book of Moon","Speed Warrior")
	me:not_offered("activate","Thought Ruler Archfiend")
	opponent:activate("Dark Hole")
	me:not_offered("activate","Thought Ruler Archfiend")
	me:expect{monsters=0,lp=8000}
end)

test("does not answer monster effects",function()
	field{me={monsters={"Thought Ruler Archfiend"}},opponent={monsters={{"Man-Eater Bug",position="facedown"}}}}
	me:end_turn()
	opponent:change_position("Man-Eater Bug")
	opponent:answer("Thought Ruler Archfiend")
	me:not_offered("activate","Thought Ruler Archfiend")
	me:expect{monsters=0}
end)

test("is Synchro Summoned",function()
	field{me={monsters={"Krebons","Summoned Skull"},extra={"Thought Ruler Archfiend"}}}
	me:special_summon("Thought Ruler Archfiend",{"Krebons","Summoned Skull"},"attack")
	me:expect{monsters={{"Thought Ruler Archfiend",atk=2700,def=2300}}}
end)
