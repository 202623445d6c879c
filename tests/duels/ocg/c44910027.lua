-- Victory Dragon
field{
	rules="mr1",
	me={hand={"Victory Dragon"},monsters={"Red Dragon Archfiend","Stardust Dragon","Thought Ruler Archfiend","Red Dragon Archfiend"}},
	opponent={lp=2400},
}

test("is Tribute Summoned with three Dragons, and wins the Match by a direct attack",function()
	me:summon("Victory Dragon",{{"Red Dragon Archfiend",slot=0},"Stardust Dragon",{"Red Dragon Archfiend",slot=3}})
	me:expect{monsters={"Victory Dragon","Thought Ruler Archfiend"}}
	me:battle_phase()
	me:attack("Victory Dragon")
	happened("match_kill",{card="Victory Dragon",times=1})
	expect{winner=me}
end)

test("its Tribute Summon cannot do with fewer or more Dragons",function()
	field{rules="mr1",me={hand={"Victory Dragon"},monsters={"Red Dragon Archfiend","Stardust Dragon"}}}
	me:not_offered("summon","Victory Dragon")
	me:not_offered("set","Victory Dragon")
end)

test("three monsters of other Types do not do",function()
	field{rules="mr1",me={hand={"Victory Dragon"},monsters={"Red Dragon Archfiend","Stardust Dragon","Cyber Dragon"}}}
	me:not_offered("summon","Victory Dragon")
	me:not_offered("set","Victory Dragon")
end)

test("is Set with three Dragons as well",function()
	me:set("Victory Dragon",{{"Red Dragon Archfiend",slot=0},"Stardust Dragon",{"Red Dragon Archfiend",slot=3}})
	me:expect{monsters={{"Victory Dragon",position="facedown defense"},"Thought Ruler Archfiend"}}
end)

test("a direct attack of another monster, or one that leaves LP, wins no Match",function()
	field{rules="mr1",me={monsters={"Victory Dragon","Cyber Dragon"}},opponent={lp=2401}}
	me:battle_phase()
	me:attack("Victory Dragon")
	expect{winner="none"}
	me:attack("Cyber Dragon")
	expect{winner=me}
	never_happened("match_kill")
end)

test("an attack on a monster wins the Duel only",function()
	field{rules="mr1",me={monsters={"Victory Dragon"}},opponent={lp=100,monsters={"Cyber Dragon"}}}
	me:battle_phase()
	me:attack("Victory Dragon","Cyber Dragon")
	expect{winner=me}
	never_happened("match_kill")
end)

test("cannot be Special Summoned",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Victory Dragon"}}}
	me:not_offered("activate","Monster Reborn")
end)
