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

test("is not made of two monsters without a Tuner",function()
	field{me={monsters={"Cyber Dragon","Elemental HERO Avian"},extra={"Thought Ruler Archfiend"}}}
	me:not_offered("special_summon","Thought Ruler Archfiend")
end)

test("answers in the Damage Step too",function()
	field{me={monsters={"Thought Ruler Archfiend"}},opponent={monsters={"Cyber Dragon","Krebons"},hand={"Rush Recklessly"}}}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Krebons","Thought Ruler Archfiend")
	for window=1,2 do opponent:pass() end
	opponent:activate("Rush Recklessly","Krebons")
	me:activate("Thought Ruler Archfiend")
	happened_in_order({"damage_step_start"},{"chaining",card="Thought Ruler Archfiend"})
	opponent:expect{lp=8000-1500,grave={"Krebons","Rush Recklessly"}}
	me:expect{lp=8000-1000+1200}
end)

test("gives nothing for a monster without ATK",function()
	field{me={monsters={"Thought Ruler Archfiend"}},opponent={monsters={"Relinquished"}}}
	me:battle_phase()
	me:attack("Thought Ruler Archfiend","Relinquished")
	me:expect{lp=8000}
	opponent:expect{lp=8000-2700}
end)

test("gives the LP to its player when something else started the chain",function()
	field{me={monsters={"Thought Ruler Archfiend"}},opponent={monsters={"Sangan"},deck={"Kuriboh","Speed Warrior"}}}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Sangan","Thought Ruler Archfiend")
	opponent:answer("Kuriboh")
	me:expect{lp=8000+1000}
	opponent:expect{lp=8000-1700,hand={"Kuriboh"}}
end)

test("does not answer a Trap that does not target",function()
	field{
		me={monsters={"Thought Ruler Archfiend","Junk Synchron","Speed Warrior"},extra={"Magical Android"}},
		opponent={spells={"Bottomless Trap Hole"}},
	}
	me:special_summon("Magical Android",{"Junk Synchron","Speed Warrior"},"attack")
	opponent:activate("Bottomless Trap Hole")
	me:not_offered("activate","Thought Ruler Archfiend")
	me:expect{banished={"Magical Android"},lp=8000}
end)

test("answers Traps that target the attacking Psychic",function()
	field{
		me={monsters={"Thought Ruler Archfiend"}},
		opponent={monsters={"Speed Warrior"},spells={"Sakuretsu Armor"}},
	}
	me:battle_phase()
	me:attack("Thought Ruler Archfiend","Speed Warrior")
	opponent:activate("Sakuretsu Armor")
	me:activate("Thought Ruler Archfiend")
	me:expect{monsters=1,lp=8000-1000+900}
	opponent:expect{grave={"Sakuretsu Armor","Speed Warrior"}}
end)
