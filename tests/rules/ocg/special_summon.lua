-- Special Summons of all kinds.
rest("pass")
field{
	rules="mr1",
	me={hand={"Cyber Dragon","Marauding Captain","Speed Warrior","Kuriboh"}},
	opponent={monsters={"Kaiser Sea Horse"}},
}

test("OCG-SSUM-01 OCG-SEFF-01: by a monster's effect, from the hand",function()
	me:summon("Marauding Captain")
	me:activate("Marauding Captain","Kuriboh","attack")
	happened("special_summoning",{card="Kuriboh"})
	happened("move",{card="Kuriboh",from="hand",to="monsters"})
	me:expect{monsters={"Marauding Captain","Kuriboh"}}
end)

test("OCG-SSUM-01: by the procedure of the monster itself, from the hand",function()
	me:special_summon("Cyber Dragon","attack")
	happened("special_summoned")
	never_happened("chaining")
	me:expect{monsters={"Cyber Dragon"}}
end)

test("OCG-SSUM-01: which has its condition",function()
	field{rules="mr1",me={hand={"Cyber Dragon"}}}
	me:not_offered("special_summon","Cyber Dragon")
end)

test("OCG-SSUM-01 OCG-SEFF-01: by a Spell, from the Graveyard",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Summoned Skull"}}}
	me:activate("Monster Reborn","attack")
	happened("move",{card="Summoned Skull",from="grave",to="monsters"})
	happened("special_summoned")
	me:expect{monsters={"Summoned Skull"}}
end)

test("OCG-SSUM-01 OCG-SEFF-01: by a Spell, from the Deck",function()
	field{rules="mr1",me={hand={"Emergency Teleport"},deck={"Krebons","Kuriboh"}}}
	me:activate("Emergency Teleport","Krebons","attack")
	happened("move",{card="Krebons",from="deck",to="monsters"})
	happened("special_summoned")
end)

test("OCG-SSUM-01 OCG-SEFF-01: by a Trap, from the Graveyard",function()
	field{rules="mr1",me={spells={"Call of the Haunted"},grave={"Summoned Skull"}}}
	me:activate("Call of the Haunted")
	happened("move",{card="Summoned Skull",from="grave",to="monsters"})
	happened("special_summoned")
	me:expect{monsters={{"Summoned Skull",position="attack"}}}
end)

test("OCG-SSUM-01: from the Extra Deck",function()
	field{rules="mr1",me={monsters={"Junk Synchron","Elemental HERO Avian"},extra={"Gaia Knight, the Force of Earth"}}}
	me:special_summon("Gaia Knight, the Force of Earth",{"Junk Synchron","Elemental HERO Avian"},"attack")
	happened("move",{card="Gaia Knight, the Force of Earth",from="extra",to="monsters"})
end)

test("OCG-SSUM-02: any number of them in a turn, and the Normal Summon besides",function()
	field{
		rules="mr1",
		me={hand={"Cyber Dragon","Marauding Captain","Kuriboh","Monster Reborn"},spells={"Call of the Haunted"},grave={"Summoned Skull"}},
		opponent={monsters={"Kaiser Sea Horse"},grave={"Dark Magician"}},
	}
	me:special_summon("Cyber Dragon","attack")
	me:activate("Monster Reborn","Dark Magician")
	me:pass()
	me:answer("attack")
	me:activate("Call of the Haunted")
	me:summon("Marauding Captain")
	me:activate("Marauding Captain","attack")
	me:expect{monsters={"Cyber Dragon","Dark Magician","Summoned Skull","Marauding Captain","Kuriboh"}}
	happened("special_summoned",{times=4})
end)

test("OCG-SSUM-03: nothing said of the position, the player has the choice of the two face-up ones",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Summoned Skull"}}}
	me:activate("Monster Reborn","defense")
	me:expect{monsters={{"Summoned Skull",position="defense"}}}
end)

test("OCG-SSUM-03: but never a face-down one, and no Flip effect comes of it",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Man-Eater Bug"}},opponent={monsters={"Kaiser Sea Horse"}}}
	me:activate("Monster Reborn")
	me:offered("answer","attack")
	me:not_offered("answer","facedown defense")
	me:answer("defense")
	me:expect{monsters={{"Man-Eater Bug",position="defense"}}}
	opponent:expect{monsters=1}
end)

test("OCG-SSUM-04: a Special Summon takes a free Monster Zone",function()
	field{
		rules="mr1",
		me={
			monsters={"Kuriboh","Krebons","Speed Warrior","Elemental HERO Avian",{"Magician of Faith",position="facedown"}},
			hand={"Monster Reborn","Cyber Dragon"},grave={"Summoned Skull"},
		},
		opponent={monsters={"Kaiser Sea Horse"}},
	}
	me:not_offered("special_summon","Cyber Dragon")
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)

test("OCG-SSUM-04: of which any number may be used",function()
	field{
		rules="mr1",
		me={monsters={"Kuriboh","Krebons","Speed Warrior","Elemental HERO Avian"},hand={"Monster Reborn"},grave={"Summoned Skull"}},
	}
	me:activate("Monster Reborn","attack")
	me:expect{monsters=5}
end)

test("OCG-SSUM-05 OCG-RIT-01: a Ritual Summon is a Special Summon",function()
	field{rules="mr1",me={hand={"Black Luster Ritual","Black Luster Soldier","Dark Magician","Kuriboh"}}}
	me:activate("Black Luster Ritual",{"Dark Magician","Kuriboh"},"attack")
	happened("special_summoned",{times=1})
	never_happened("summoned")
end)

test("OCG-SSUM-05: so is a Fusion Summon",function()
	field{rules="mr1",me={hand={"Polymerization","Elemental HERO Avian","Elemental HERO Burstinatrix"},extra={"Elemental HERO Flame Wingman"}}}
	me:activate("Polymerization",{"Elemental HERO Avian","Elemental HERO Burstinatrix"},"attack")
	happened("special_summoned",{times=1})
	never_happened("summoned")
end)

test("OCG-SSUM-05: so is one by an effect, and revival",function()
	field{rules="mr1",me={hand={"Marauding Captain","Kuriboh","Monster Reborn"},grave={"Summoned Skull"}}}
	me:summon("Marauding Captain")
	me:activate("Marauding Captain","attack")
	mark()
	me:activate("Monster Reborn","attack")
	happened("special_summoned",{times=1})
	never_happened("summoned")
end)

test("OCG-SSUM-06: one by the monster's own procedure starts no chain and can be negated as a Summon",function()
	field{rules="mr1",me={hand={"Cyber Dragon"}},opponent={monsters={"Kaiser Sea Horse"},spells={"Solemn Judgment"}}}
	me:special_summon("Cyber Dragon","attack")
	opponent:activate("Solemn Judgment")
	never_happened("special_summoned")
	me:expect{monsters=0,grave={"Cyber Dragon"}}
end)

test("OCG-SSUM-06: one by an effect cannot",function()
	field{rules="mr1",me={hand={"Marauding Captain","Kuriboh"}},opponent={spells={"Solemn Judgment"}}}
	me:summon("Marauding Captain")
	opponent:pass()
	me:activate("Marauding Captain","attack")
	opponent:not_offered("activate","Solemn Judgment")
	me:expect{monsters=2}
	opponent:expect{lp=8000}
end)

test("OCG-SSUM-07: a Special Summon from the Graveyard, by whose ever effect, obeys the revival limit",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Black Luster Soldier"}},opponent={grave={"Stardust Dragon"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)
