-- Dark Paladin
field{
	me={hand={"Dark Hole"},monsters={"Cyber Dragon"}},
	opponent={monsters={"Dark Paladin"},hand={"Kuriboh"}},
}

test("negates a Spell for a discarded card",function()
	me:activate("Dark Hole")
	opponent:activate("Dark Paladin")
	opponent:expect{monsters={"Dark Paladin"},grave={"Kuriboh"}}
	me:expect{grave={"Dark Hole"},monsters=1}
	happened("chain_negated")
end)

test("does not answer Traps or monsters",function()
	field{me={spells={"Dust Tornado"},monsters={{"Man-Eater Bug",position="facedown"}}},opponent={monsters={"Dark Paladin"},hand={"Kuriboh"},spells={"Trap Hole"}}}
	rest("pass")
	me:activate("Dust Tornado")
	opponent:not_offered("activate","Dark Paladin")
	me:change_position("Man-Eater Bug")
	me:answer("Dark Paladin")
	opponent:not_offered("activate","Dark Paladin")
	opponent:expect{monsters=0}
end)

test("gains 500 ATK for each Dragon on the field and in the Graveyards",function()
	field{
		me={monsters={"Dark Paladin","Stardust Dragon",{"Red Dragon Archfiend",position="facedown"}},grave={"Stardust Dragon"}},
		opponent={monsters={"Red Dragon Archfiend"},grave={"Red Dragon Archfiend","Kuriboh"}},
	}
	me:expect_card("Dark Paladin",{atk=2900+2000,def=2400})
end)

test("is made of Dark Magician and Buster Blader",function()
	field{me={hand={"Polymerization","Dark Magician","Buster Blader"},extra={"Dark Paladin"}}}
	me:activate("Polymerization",{"Dark Magician","Buster Blader"},"attack")
	me:expect{monsters={{"Dark Paladin",atk=2900}}}
end)

test("comes by Fusion Summon only",function()
	field{me={hand={"Monster Reborn"},grave={{"Dark Paladin",proper=true}}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)

test("a substitute may take the place of one of them",function()
	field{me={hand={"Polymerization","Dark Magician","Goddess with the Third Eye"},extra={"Dark Paladin"}}}
	me:activate("Polymerization",{"Dark Magician","Goddess with the Third Eye"},"attack")
	me:expect{monsters={"Dark Paladin"},grave=3}
end)

test("answers in the Damage Step too",function()
	rest("pass")
	field{me={monsters={"Cyber Dragon"},hand={"Rush Recklessly"}},opponent={monsters={"Dark Paladin"},hand={"Kuriboh","Speed Warrior"}}}
	me:battle_phase()
	me:attack("Cyber Dragon","Dark Paladin")
	for window=1,2 do me:pass() end
	me:activate("Rush Recklessly","Cyber Dragon")
	opponent:activate("Dark Paladin","Speed Warrior")
	happened_in_order({"damage_step_start"},{"chaining",card="Dark Paladin"})
	me:expect{lp=8000-800,monsters=0}
end)

test("has its printed ATK off the field",function()
	field{me={grave={"Dark Paladin","Stardust Dragon"}}}
	me:expect_card("Dark Paladin",{at="grave",atk=2900})
end)
