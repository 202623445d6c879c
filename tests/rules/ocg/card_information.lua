-- What is printed on a card, and what it means in a duel.
rest("pass")

test("OCG-CARD-01: an effect that names a card works on every card of that name, and on no other",function()
	field{rules="mr1",
		me={monsters={"Dark Magician Girl"},grave={"Dark Magician","Dark Magician","Buster Blader"}},
		opponent={grave={"Dark Magician"}},
	}
	me:expect{monsters={{"Dark Magician Girl",atk=2000+3*300}}}
end)

test("OCG-CARD-01: a Fusion Material is known by its name, wherever it lies",function()
	field{rules="mr1",me={
		hand={"Polymerization","Blue-Eyes White Dragon"},monsters={"Blue-Eyes White Dragon","Blue-Eyes White Dragon","Red Dragon Archfiend"},
		extra={"Blue-Eyes Ultimate Dragon"},
	}}
	me:activate("Polymerization",{"Blue-Eyes White Dragon",at="hand"},{"Blue-Eyes White Dragon",slot=0},{"Blue-Eyes White Dragon",slot=1},"attack")
	me:expect{monsters={"Blue-Eyes Ultimate Dragon","Red Dragon Archfiend"}}
end)

test("OCG-CARD-02: the stars are the Level; up to 4 no Tribute, 5 and 6 one, 7 and more two",function()
	field{rules="mr1",me={hand={"Kaiser Sea Horse","Cyber Dragon","Dark Magician"},monsters={"Kuriboh"}},opponent={hand={"Cyber Dragon"}}}
	me:expect_card("Kuriboh",{level=1})
	me:offered("summon","Kaiser Sea Horse")
	me:not_offered("summon","Dark Magician","Tributes")
	me:summon("Cyber Dragon")
	me:answer("Kuriboh")
	me:expect{monsters={{"Cyber Dragon",level=5}},grave={"Kuriboh"}}
	me:end_turn()
	opponent:not_offered("summon","Cyber Dragon","Tributes")
end)

test("OCG-CARD-02: a Level 5 monster is not summoned without a Tribute",function()
	field{rules="mr1",me={hand={"Summoned Skull","Kuriboh"}}}
	me:not_offered("summon","Summoned Skull","Tributes")
	me:not_offered("set","Summoned Skull","Tributes")
	me:offered("summon","Kuriboh")
end)

test("OCG-CARD-04: an effect can be for one Attribute",function()
	field{rules="mr1",me={monsters={"Shining Angel","Mystic Tomato"},deck={"Magician of Faith","Kuriboh"}},opponent={monsters={"Cyber Dragon"}}}
	me:battle_phase()
	me:attack("Shining Angel","Cyber Dragon")
	me:activate("Shining Angel")
	me:expect{monsters={"Magician of Faith","Mystic Tomato"}}
	me:attack("Mystic Tomato","Cyber Dragon")
	me:activate("Mystic Tomato")
	me:expect{monsters={"Magician of Faith","Kuriboh"}}
end)

test("OCG-CARD-04: in battle no Attribute beats another; LIGHT and DARK of equal ATK destroy each other",function()
	field{rules="mr1",me={monsters={"Shining Angel"}},opponent={monsters={"Mystic Tomato"}}}
	me:battle_phase()
	me:attack("Shining Angel","Mystic Tomato")
	me:expect{lp=8000,grave={"Shining Angel"}}
	opponent:expect{lp=8000,grave={"Mystic Tomato"}}
end)

test("OCG-CARD-04: FIRE beats WATER by its ATK alone",function()
	field{rules="mr1",me={monsters={"Elemental HERO Burstinatrix"}},opponent={monsters={"Penguin Soldier"}}}
	me:battle_phase()
	me:attack("Elemental HERO Burstinatrix","Penguin Soldier")
	opponent:expect{lp=8000-450,grave={"Penguin Soldier"}}
end)

test("OCG-CARD-06: an effect can be for certain Types",function()
	field{rules="mr1",me={hand={"Yami"},monsters={"Summoned Skull","Dark Magician","Shining Angel","Cyber Dragon"}}}
	me:activate("Yami")
	me:expect{monsters={{"Summoned Skull",atk=2700},{"Dark Magician",atk=2700},{"Shining Angel",atk=1200},{"Cyber Dragon",atk=2100}}}
end)

test("OCG-CARD-06: in battle no Type beats another; Fiend and Spellcaster of equal ATK destroy each other",function()
	field{rules="mr1",me={monsters={"Summoned Skull"}},opponent={monsters={"Dark Magician"}}}
	me:battle_phase()
	me:attack("Summoned Skull","Dark Magician")
	me:expect{lp=8000,grave={"Summoned Skull"}}
	opponent:expect{lp=8000,grave={"Dark Magician"}}
end)

test("OCG-CARD-08: the higher ATK wins against ATK, the lower is destroyed whoever attacked",function()
	field{rules="mr1",me={monsters={"Cyber Dragon","Speed Warrior"}},opponent={monsters={"Kaiser Sea Horse","Krebons"}}}
	me:battle_phase()
	me:attack("Cyber Dragon","Kaiser Sea Horse")
	opponent:expect{lp=8000-400,grave={"Kaiser Sea Horse"}}
	me:attack("Speed Warrior","Krebons")
	me:expect{lp=8000-300,monsters={"Cyber Dragon"},grave={"Speed Warrior"}}
end)

test("OCG-CARD-08: against Defense Position the DEF counts",function()
	field{rules="mr1",
		me={monsters={"Kaiser Sea Horse","Speed Warrior"}},
		opponent={monsters={{"Command Knight",position="defense"},{"Krebons",position="defense"}}},
	}
	me:battle_phase()
	me:attack("Speed Warrior","Krebons")
	opponent:expect{grave={"Krebons"},lp=8000}
	me:attack("Kaiser Sea Horse","Command Knight")
	me:expect{lp=8000-200,monsters={"Kaiser Sea Horse","Speed Warrior"}}
	opponent:expect{monsters={"Command Knight"}}
end)

test("OCG-CARD-09: the text names a Fusion Monster's materials and a Ritual Monster's Ritual Spell",function()
	field{rules="mr1",me={
		hand={"Polymerization","Black Magic Ritual","Magician of Black Chaos","Black Luster Soldier","Elemental HERO Avian","Blue-Eyes White Dragon"},
		monsters={"Elemental HERO Burstinatrix"},extra={"Elemental HERO Flame Wingman","Blue-Eyes Ultimate Dragon","Ryu Senshi"},
	}}
	me:activate("Polymerization",{"Elemental HERO Avian","Elemental HERO Burstinatrix"},"attack")
	me:expect{monsters={"Elemental HERO Flame Wingman"},extra={"Blue-Eyes Ultimate Dragon","Ryu Senshi"}}
	me:activate("Black Magic Ritual",{"Blue-Eyes White Dragon"},"attack")
	me:expect{monsters={"Elemental HERO Flame Wingman","Magician of Black Chaos"},hand={"Black Luster Soldier"}}
end)

test("OCG-CARD-09: a Normal Monster's text is no effect, an Effect Monster's is",function()
	field{rules="mr1",me={hand={"Marauding Captain","Kuriboh","La Jinn the Mystical Genie of the Lamp"}},opponent={hand={"La Jinn the Mystical Genie of the Lamp","Kuriboh"}}}
	me:summon("Marauding Captain")
	me:activate("Marauding Captain","Kuriboh","attack")
	me:expect{monsters={"Marauding Captain","Kuriboh"}}
	me:end_turn()
	opponent:summon("La Jinn the Mystical Genie of the Lamp")
	opponent:expect{monsters={"La Jinn the Mystical Genie of the Lamp"},hand={"Kuriboh"}}
	never_happened("chaining",{card="La Jinn the Mystical Genie of the Lamp"})
end)

test("OCG-CARD-10: a Spell without an icon is a Normal Spell and goes to the Graveyard; those with one do as it says",function()
	field{rules="mr1",
		me={hand={"Tribute to The Doomed","Kuriboh","Messenger of Peace","United We Stand","Yami"},monsters={"Krebons"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:activate("Tribute to The Doomed","Kuriboh","Cyber Dragon")
	me:activate("Messenger of Peace")
	me:activate("United We Stand")
	me:activate("Yami")
	me:expect{
		grave={"Kuriboh","Tribute to The Doomed"},spells={"Messenger of Peace","United We Stand"},field={"Yami"},
		monsters={{"Krebons",equips=1}},
	}
end)

test("OCG-CARD-10: only the icon of a Quick-Play Spell lets it be used in the opponent's turn",function()
	field{rules="mr1",
		me={monsters={"Krebons"},spells={"Waboku"}},opponent={spells={"Mystical Space Typhoon","Dark Hole"},monsters={"Kuriboh"}},
	}
	me:battle_phase()
	opponent:offered("activate","Mystical Space Typhoon")
	opponent:not_offered("activate","Dark Hole")
end)

test("OCG-CARD-11: a Trap without an icon is a Normal Trap and goes to the Graveyard, a Continuous Trap stays",function()
	field{rules="mr1",
		me={spells={"Waboku","Call of the Haunted"},grave={"Krebons"}},
	}
	me:activate("Waboku")
	me:activate("Call of the Haunted")
	me:expect{grave={"Waboku"},spells={"Call of the Haunted"},monsters={"Krebons"}}
end)

test("OCG-CARD-11: only the icon of a Counter Trap lets it answer a Counter Trap",function()
	field{rules="mr1",
		me={hand={"Dark Hole"},monsters={"Krebons"},spells={"Seven Tools of the Bandit","Waboku"}},
		opponent={spells={"Magic Jammer"},hand={"Kuriboh"}},
	}
	me:activate("Dark Hole")
	rest("strict")
	opponent:activate("Magic Jammer")
	me:not_offered("activate","Waboku")
	me:activate("Seven Tools of the Bandit")
	me:expect{lp=7000,monsters=0}
end)
