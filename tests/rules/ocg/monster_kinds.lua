-- Kinds of monsters.
rest("pass")

test("OCG-MKIND-02: Normal Monsters have no effect to use, and follow the rules of their Level",function()
	field{rules="mr1",
		me={hand={"La Jinn the Mystical Genie of the Lamp","Summoned Skull"}},
		opponent={monsters={"Kuriboh","Krebons"},hand={"Dark Hole"}},
	}
	me:not_offered("summon","Summoned Skull","Tributes")
	me:summon("La Jinn the Mystical Genie of the Lamp")
	me:not_offered("activate","La Jinn the Mystical Genie of the Lamp")
	me:battle_phase()
	me:attack("La Jinn the Mystical Genie of the Lamp","Kuriboh")
	me:end_turn()
	opponent:end_turn()
	me:summon("Summoned Skull","La Jinn the Mystical Genie of the Lamp")
	me:not_offered("activate","Summoned Skull")
	me:end_turn()
	opponent:activate("Dark Hole")
	opponent:end_turn()
	never_happened("chaining",{card="La Jinn the Mystical Genie of the Lamp"})
	never_happened("chaining",{card="Summoned Skull"})
	me:expect{lp=8000,grave=2}
	opponent:expect{lp=8000-1500}
end)

test("OCG-MKIND-03 OCG-MKIND-04: a Ritual Monster lies in the Deck, and is brought out by its Ritual Spell with Tributes",function()
	field{rules="mr1",
		me={hand={"Black Luster Soldier","Black Luster Ritual","Magician of Black Chaos"},monsters={"Summoned Skull","Kuriboh","Krebons"}},
		opponent={deck={"Black Luster Soldier"},draw=1},
	}
	me:not_offered("summon","Black Luster Soldier")
	me:not_offered("set","Black Luster Soldier")
	me:not_offered("special_summon","Black Luster Soldier")
	me:activate("Black Luster Ritual",{"Summoned Skull","Krebons"},"attack")
	me:expect{monsters={"Black Luster Soldier","Kuriboh"},hand={"Magician of Black Chaos"},grave={"Summoned Skull","Krebons","Black Luster Ritual"}}
	me:end_turn()
	opponent:expect{hand={"Black Luster Soldier"}}
end)

test("OCG-MKIND-03: each Ritual Spell brings out its own Ritual Monster",function()
	field{rules="mr1",me={hand={"Magician of Black Chaos","Black Luster Ritual"},monsters={"Summoned Skull","Dark Magician"}}}
	me:not_offered("activate","Black Luster Ritual","target of Black Luster Ritual")
end)

test("OCG-MKIND-05: a Tuner and others with Levels that add up to that of the Synchro Monster",function()
	field{rules="mr1",me={
		monsters={"Junk Synchron","Cyber Dragon","Summoned Skull","Krebons"},
		extra={"Stardust Dragon","Red Dragon Archfiend"},hand={"Kuriboh"},
	}}
	me:special_summon("Stardust Dragon",{"Junk Synchron","Cyber Dragon"},"attack")
	me:expect{monsters={"Stardust Dragon","Summoned Skull","Krebons"},extra={"Red Dragon Archfiend"},grave={"Junk Synchron","Cyber Dragon"}}
	me:special_summon("Red Dragon Archfiend",{"Krebons","Summoned Skull"},"defense")
	me:expect{monsters={"Stardust Dragon",{"Red Dragon Archfiend",position="defense"}},extra=0}
end)

test("OCG-MKIND-05: not without a Tuner",function()
	field{rules="mr1",me={monsters={"Cyber Dragon","Marauding Captain"},extra={"Red Dragon Archfiend"}}}
	me:not_offered("special_summon","Red Dragon Archfiend","condition")
end)

test("OCG-MKIND-05: not with another sum of Levels, nor with material in the hand",function()
	field{rules="mr1",me={monsters={"Junk Synchron","Summoned Skull"},hand={"Cyber Dragon"},extra={"Red Dragon Archfiend"}}}
	me:not_offered("special_summon","Red Dragon Archfiend","condition")
end)

test("OCG-MKIND-06: a Fusion Spell brings out a Fusion Monster from its materials",function()
	field{rules="mr1",me={
		hand={"Polymerization","Elemental HERO Avian"},monsters={"Elemental HERO Burstinatrix"},
		extra={"Elemental HERO Flame Wingman","Blue-Eyes Ultimate Dragon"},
	}}
	me:not_offered("special_summon","Elemental HERO Flame Wingman")
	me:activate("Polymerization","Elemental HERO Flame Wingman",{"Elemental HERO Avian","Elemental HERO Burstinatrix"},"attack")
	me:expect{monsters={"Elemental HERO Flame Wingman"},extra={"Blue-Eyes Ultimate Dragon"}}
end)

test("OCG-MKIND-06: not from other monsters, nor with a material missing",function()
	field{rules="mr1",me={
		hand={"Polymerization","Elemental HERO Avian","Blue-Eyes White Dragon"},monsters={"Speed Warrior","Blue-Eyes White Dragon"},
		extra={"Elemental HERO Flame Wingman","Blue-Eyes Ultimate Dragon"},
	}}
	me:not_offered("activate","Polymerization","target of Polymerization")
end)

test("OCG-MKIND-07: Fusion Monsters with an effect and without",function()
	field{rules="mr1",
		me={monsters={"Elemental HERO Flame Wingman","Blue-Eyes Ultimate Dragon"}},
		opponent={monsters={"Speed Warrior",{"Kaiser Sea Horse",position="defense"}}},
	}
	me:battle_phase()
	me:attack("Blue-Eyes Ultimate Dragon","Kaiser Sea Horse")
	never_happened("chaining")
	me:attack("Elemental HERO Flame Wingman","Speed Warrior")
	happened("chaining",{card="Elemental HERO Flame Wingman"})
	opponent:expect{lp=8000-1200-900}
end)

test("OCG-MKIND-07: Ritual Monsters with an effect and without",function()
	field{rules="mr1",me={monsters={"Relinquished","Black Luster Soldier"}},opponent={monsters={"Cyber Dragon"}}}
	me:not_offered("activate","Black Luster Soldier")
	me:activate("Relinquished","Cyber Dragon")
	me:expect{monsters={{"Relinquished",atk=2100},"Black Luster Soldier"}}
end)

test("OCG-MKIND-08: an Effect Monster goes beyond the basic rules: Level 5 without a Tribute",function()
	field{rules="mr1",me={hand={"Cyber Dragon","Kuriboh"}},opponent={monsters={"Speed Warrior"}}}
	me:special_summon("Cyber Dragon","attack")
	me:summon("Kuriboh")
	me:expect{monsters={"Cyber Dragon","Kuriboh"}}
end)

test("OCG-MKIND-08: an Effect Monster goes beyond the basic rules: a second attack",function()
	field{rules="mr1",me={monsters={"Cyber Twin Dragon"}},opponent={monsters={"Summoned Skull","Speed Warrior"}}}
	me:battle_phase()
	me:attack("Cyber Twin Dragon","Summoned Skull")
	me:attack("Cyber Twin Dragon","Speed Warrior")
	opponent:expect{lp=8000-300-1900,monsters=0}
	me:not_offered("attack","Cyber Twin Dragon")
end)

test("OCG-MKIND-08: what has no such effect does not",function()
	field{rules="mr1",me={hand={"Summoned Skull"},monsters={"Blue-Eyes White Dragon"}},opponent={monsters={"Cyber Dragon","Speed Warrior"}}}
	me:not_offered("special_summon","Summoned Skull")
	me:battle_phase()
	me:attack("Blue-Eyes White Dragon","Cyber Dragon")
	me:not_offered("attack","Blue-Eyes White Dragon")
end)

test("OCG-MKIND-09: a monster with a Trigger, an Ignition and a Continuous effect follows the rules of each",function()
	field{rules="mr1",
		me={monsters={"Junk Synchron","Breaker the Magical Warrior"},extra={"Arcanite Magician"}},
		opponent={monsters={"Cyber Dragon"},spells={"Mirror Force"}},
	}
	me:special_summon("Arcanite Magician",{"Junk Synchron","Breaker the Magical Warrior"},"attack")
	happened("chaining",{card="Arcanite Magician",times=1})
	me:expect{monsters={{"Arcanite Magician",counters=2,atk=2400}}}
	me:activate("Arcanite Magician","Mirror Force")
	happened("chaining",{card="Arcanite Magician",times=2})
	me:expect{monsters={{"Arcanite Magician",counters=1,atk=1400}}}
	me:battle_phase()
	me:not_offered("activate","Arcanite Magician")
end)

test("OCG-MKIND-10: Spirits go back to the hand at the end of the turn they were summoned in, and are never Special Summoned",function()
	field{rules="mr1",me={hand={"Yata-Garasu","Monster Reborn"},grave={"Yata-Garasu"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
	me:summon("Yata-Garasu")
	me:end_turn()
	me:expect{monsters=0,hand={"Yata-Garasu","Monster Reborn"}}
end)

test("OCG-MKIND-10: monsters of no such series stay",function()
	field{rules="mr1",me={hand={"Kuriboh"},monsters={{"Yata-Garasu",position="defense"}}}}
	me:summon("Kuriboh")
	me:end_turn()
	me:expect{monsters={"Kuriboh","Yata-Garasu"}}
end)

test("OCG-MKIND-10: Toons come out with Toon World, attack directly, and go with it",function()
	field{rules="mr1",
		me={hand={"Toon Mermaid"},monsters={"Kuriboh"},spells={{"Toon World",position="faceup"}}},
		opponent={monsters={"Summoned Skull"},hand={"Mystical Space Typhoon"}},
	}
	me:special_summon("Toon Mermaid")
	me:answer("attack")
	me:battle_phase()
	me:not_offered("attack","Toon Mermaid")
	me:end_turn()
	opponent:end_turn()
	me:battle_phase()
	me:attack("Toon Mermaid")
	opponent:expect{lp=8000-1400}
	me:end_turn()
	opponent:activate("Mystical Space Typhoon","Toon World")
	me:expect{monsters={"Kuriboh"},spells=0}
end)

test("OCG-MKIND-10: Unions equip themselves to the monster they name",function()
	field{rules="mr1",me={monsters={"Z-Metal Tank","X-Head Cannon","Kuriboh"}}}
	me:activate("Z-Metal Tank")
	me:not_offered("choose","Kuriboh")
	me:expect{monsters={{"X-Head Cannon",atk=2400,equips=1},"Kuriboh"},spells={"Z-Metal Tank"}}
	me:not_offered("activate","X-Head Cannon")
end)

test("OCG-MKIND-11 OCG-MKIND-12: Soul of Purity and Light comes out for two banished LIGHT monsters, and by no other Summon",function()
	field{rules="mr1",me={
		hand={"Soul of Purity and Light"},monsters={"Kuriboh"},grave={"Cyber Dragon","Kaiser Sea Horse","Summoned Skull"},
	}}
	me:not_offered("summon","Soul of Purity and Light","kind")
	me:not_offered("set","Soul of Purity and Light")
	me:special_summon("Soul of Purity and Light",{"Cyber Dragon","Kaiser Sea Horse"},"attack")
	me:expect{monsters={"Soul of Purity and Light","Kuriboh"},banished={"Cyber Dragon","Kaiser Sea Horse"},grave={"Summoned Skull"}}
	happened("special_summoned",{times=1})
	never_happened("summoned")
end)

test("OCG-MKIND-11 OCG-MKIND-12: Dark Necrofear comes out for three banished Fiends",function()
	field{rules="mr1",me={
		hand={"Dark Necrofear"},monsters={"Kuriboh"},grave={"Summoned Skull","Kuriboh","Yata-Garasu","Cyber Dragon"},
	}}
	me:not_offered("summon","Dark Necrofear")
	me:not_offered("set","Dark Necrofear")
	me:special_summon("Dark Necrofear",{"Summoned Skull","Kuriboh","Yata-Garasu"},"attack")
	me:expect{monsters={"Dark Necrofear","Kuriboh"},banished=3,grave={"Cyber Dragon"}}
end)

test("OCG-MKIND-11: not if the cost cannot be paid",function()
	field{rules="mr1",me={
		hand={"Dark Necrofear","Soul of Purity and Light"},monsters={"Cyber Dragon","Kaiser Sea Horse"},
		grave={"Summoned Skull","Kuriboh","Magician of Faith"},
	}}
	me:not_offered("special_summon","Dark Necrofear","condition")
	me:not_offered("special_summon","Soul of Purity and Light","condition")
end)

test("OCG-MKIND-12: Fusion and Ritual Monsters are brought out as their cards prescribe, and only then revive",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Blue-Eyes Ultimate Dragon","Black Luster Soldier","Soul of Purity and Light"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
	me:not_offered("special_summon","Black Luster Soldier")
end)

test("OCG-MKIND-12: once they were, they do",function()
	field{rules="mr1",me={
		hand={"Monster Reborn","Dark Hole","Black Luster Ritual","Black Luster Soldier"},monsters={"Summoned Skull","Krebons"},
		grave={"Blue-Eyes Ultimate Dragon"},
	}}
	me:activate("Black Luster Ritual",{"Summoned Skull","Krebons"},"attack")
	me:activate("Dark Hole")
	me:activate("Monster Reborn")
	me:offered("choose","Black Luster Soldier")
	me:not_offered("choose","Blue-Eyes Ultimate Dragon")
	me:answer("Black Luster Soldier","attack")
	me:expect{monsters={"Black Luster Soldier"}}
end)
