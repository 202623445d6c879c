-- Red Dragon Archfiend
test("destroys all Defense Position monsters after attacking one",function()
	field{
		me={monsters={"Red Dragon Archfiend",{"Kuriboh",position="defense"}}},
		opponent={monsters={{"Speed Warrior",position="defense"},{"Kaiser Sea Horse",position="facedown"},"Cyber Dragon"}},
	}
	me:battle_phase()
	me:attack("Red Dragon Archfiend","Kaiser Sea Horse")
	opponent:expect{monsters={"Cyber Dragon"},lp=8000}
	me:expect{monsters=2}
end)

test("not after attacking an Attack Position monster",function()
	field{
		me={monsters={"Red Dragon Archfiend"}},
		opponent={monsters={{"Speed Warrior",position="defense"},"Cyber Dragon"}},
	}
	me:battle_phase()
	me:attack("Red Dragon Archfiend","Cyber Dragon")
	opponent:expect{monsters={"Speed Warrior"},lp=8000-900}
end)

test("not when another monster attacks",function()
	field{
		me={monsters={"Red Dragon Archfiend","Cyber Dragon"}},
		opponent={monsters={{"Speed Warrior",position="defense"},{"Kaiser Sea Horse",position="defense"}}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:expect{monsters={"Kaiser Sea Horse"}}
end)

test("destroys its player's monsters that did not attack",function()
	field{
		me={monsters={"Red Dragon Archfiend","Cyber Dragon","Speed Warrior"}},
		opponent={monsters={"Kuriboh","Krebons"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Kuriboh")
	me:end_turn()
	me:expect{monsters={"Red Dragon Archfiend","Cyber Dragon"},grave={"Speed Warrior"}}
	opponent:expect{monsters={"Krebons"}}
	opponent:end_turn()
	me:expect{monsters=2}
end)

test("is Synchro Summoned",function()
	field{me={monsters={"Junk Synchron","Cyber Dragon"},extra={"Red Dragon Archfiend"}}}
	me:special_summon("Red Dragon Archfiend",{"Junk Synchron","Cyber Dragon"},"attack")
	me:expect{monsters={{"Red Dragon Archfiend",atk=3000,def=2000}}}
end)

test("does nothing face-down",function()
	field{me={monsters={"Red Dragon Archfiend","Speed Warrior"},hand={"Book of Moon"}}}
	rest("pass")
	me:activate("Book of Moon","Red Dragon Archfiend")
	me:end_turn()
	me:expect{monsters=2}
end)

test("is not made of two monsters without a Tuner",function()
	field{me={monsters={"Cyber Dragon","Elemental HERO Avian"},extra={"Red Dragon Archfiend"}}}
	me:not_offered("special_summon","Red Dragon Archfiend")
end)

test("turned face-down in the End Phase, it spares them",function()
	field{me={monsters={"Red Dragon Archfiend","Speed Warrior"}},opponent={spells={"Book of Moon"}}}
	rest("pass")
	me:end_turn()
	opponent:pass()
	opponent:activate("Book of Moon","Red Dragon Archfiend")
	happened_in_order({"chaining",card="Red Dragon Archfiend"},{"chaining",card="Book of Moon"})
	me:expect{monsters=2,grave=0}
end)
