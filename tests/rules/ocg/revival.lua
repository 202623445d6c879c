-- Revival from the Graveyard and its limits.
rest("pass")

test("OCG-REV-01 OCG-SEFF-01: revival returns a monster of the Graveyard to the field by an effect",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Kuriboh"}},opponent={grave={"Cyber Dragon"}}}
	me:activate("Monster Reborn","Cyber Dragon","attack")
	happened("move",{card="Cyber Dragon",from="grave",to="monsters"})
	happened("special_summoned")
	me:expect{monsters={"Cyber Dragon"},grave={"Kuriboh","Monster Reborn"}}
end)

test("OCG-REV-02: a Fusion, Ritual or Synchro Monster that was never properly Summoned cannot be revived",function()
	field{
		rules="mr1",
		me={hand={"Monster Reborn"},grave={"B. Skull Dragon","Black Luster Soldier","Stardust Dragon","Dark Magician Knight"}},
		opponent={grave={"Relinquished"}},
	}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)

test("OCG-REV-02: as one discarded from the hand",function()
	field{
		rules="mr1",
		me={hand={"Tribute to The Doomed","Black Luster Soldier","Monster Reborn"}},
		opponent={monsters={"Kuriboh"}},
	}
	me:activate("Tribute to The Doomed","Black Luster Soldier","Kuriboh")
	me:activate("Monster Reborn")
	me:not_offered("choose","Black Luster Soldier")
	me:answer("attack")
	me:expect{monsters={"Kuriboh"}}
end)

test("OCG-REV-02: other monsters can",function()
	field{
		rules="mr1",
		me={hand={"Tribute to The Doomed","Dark Magician","Monster Reborn"}},
		opponent={monsters={"Kuriboh"}},
	}
	me:activate("Tribute to The Doomed","Dark Magician","Kuriboh")
	me:activate("Monster Reborn","Dark Magician","attack")
	me:expect{monsters={"Dark Magician"}}
end)

test("OCG-REV-03: properly Summoned first, it can",function()
	field{
		rules="mr1",
		me={hand={"Black Luster Ritual","Black Luster Soldier","Dark Magician","Kuriboh","Dark Hole","Monster Reborn"}},
	}
	me:activate("Black Luster Ritual",{"Dark Magician","Kuriboh"},"attack")
	me:activate("Dark Hole")
	me:activate("Monster Reborn","Black Luster Soldier","attack")
	me:expect{monsters={"Black Luster Soldier"}}
end)

test("OCG-REV-03: a Synchro Monster too",function()
	field{
		rules="mr1",
		me={monsters={"Junk Synchron","Elemental HERO Avian"},hand={"Dark Hole","Monster Reborn"},extra={"Gaia Knight, the Force of Earth"}},
	}
	me:special_summon("Gaia Knight, the Force of Earth",{"Junk Synchron","Elemental HERO Avian"},"attack")
	me:activate("Dark Hole")
	me:activate("Monster Reborn","Gaia Knight, the Force of Earth","defense")
	me:expect{monsters={{"Gaia Knight, the Force of Earth",position="defense"}}}
end)

test("OCG-REV-04 OCG-REV-05: properly Summoned and destroyed, an old Toon is not revived without Toon World",function()
	field{
		rules="mr1",
		me={hand={"Toon World","Toon Summoned Skull","Mystical Space Typhoon","Monster Reborn"},monsters={"Kuriboh"}},
	}
	me:activate("Toon World")
	me:pass()
	me:special_summon("Toon Summoned Skull","Kuriboh","attack")
	me:activate("Mystical Space Typhoon")
	me:expect{grave={"Kuriboh","Toon World","Mystical Space Typhoon","Toon Summoned Skull"}}
	me:activate("Monster Reborn")
	me:not_offered("choose","Toon Summoned Skull")
	me:answer("attack")
	me:expect{monsters={"Kuriboh"}}
end)

for _,name in ipairs{"Toon Summoned Skull","Toon Mermaid","Manga Ryu-Ran","Blue-Eyes Toon Dragon"} do
	test("OCG-REV-05: "..name.." needs Toon World to come back",function()
		field{
			rules="mr1",
			me={hand={"Monster Reborn"},grave={{name,proper=true}},spells={"Toon World"}},
			opponent={spells={{"Toon World",position="faceup"}}},
		}
		me:not_offered("activate","Monster Reborn","target of Monster Reborn")
	end)

	test("OCG-REV-06: "..name.." can be revived while Toon World is in use",function()
		field{rules="mr1",me={hand={"Monster Reborn"},grave={{name,proper=true}},spells={{"Toon World",position="faceup"}}}}
		me:activate("Monster Reborn","attack")
		me:expect{monsters={name}}
	end)
end

test("OCG-REV-06: but not if it had never been Summoned",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Toon Mermaid"},spells={{"Toon World",position="faceup"}}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)

test("OCG-REV-04 OCG-REV-07: a Guardian is revived with its Equip Card on the field",function()
	field{
		rules="mr1",
		me={
			hand={"Monster Reborn"},monsters={"Kuriboh"},grave={"Guardian Elma"},
			spells={{"Butterfly Dagger - Elma",position="faceup",equipped_to="Kuriboh"}},
		},
	}
	me:activate("Monster Reborn","attack")
	me:expect{monsters={"Kuriboh","Guardian Elma"}}
end)

test("OCG-REV-07: and not without",function()
	field{
		rules="mr1",
		me={hand={"Monster Reborn"},grave={"Guardian Elma","Butterfly Dagger - Elma"},spells={"Butterfly Dagger - Elma"}},
	}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)

for _,name in ipairs{"Dark Paladin","Dragon Master Knight","Elemental HERO Flame Wingman"} do
	test("OCG-REV-08: "..name.." never comes from the Graveyard, though properly Summoned",function()
		field{rules="mr1",me={hand={"Monster Reborn"},spells={"Call of the Haunted"},grave={{name,proper=true}}}}
		me:not_offered("activate","Monster Reborn","target of Monster Reborn")
		me:not_offered("activate","Call of the Haunted","target of Call of the Haunted")
	end)
end

test("OCG-REV-08: the whole way of Dark Paladin",function()
	field{
		rules="mr1",
		me={hand={"Polymerization","Dark Magician","Buster Blader","Dark Hole","Monster Reborn"},extra={"Dark Paladin"}},
	}
	me:activate("Polymerization",{"Dark Magician","Buster Blader"},"attack")
	me:activate("Dark Hole")
	me:pass()
	me:activate("Monster Reborn")
	me:not_offered("choose","Dark Paladin")
	me:answer("Buster Blader")
	me:answer("attack")
	me:expect{monsters={"Buster Blader"}}
end)

test("OCG-REV-09: Dark Magician Knight comes from the Graveyard by Knight's Title",function()
	field{rules="mr1",me={hand={"Knight's Title"},monsters={"Dark Magician"},grave={"Dark Magician Knight"}},opponent={monsters={"Kuriboh"}}}
	me:activate("Knight's Title","attack")
	me:answer("Kuriboh")
	happened("move",{card="Dark Magician Knight",from="grave",to="monsters"})
	me:expect{monsters={"Dark Magician Knight"}}
end)

test("OCG-REV-09: and by nothing else",function()
	field{rules="mr1",me={hand={"Monster Reborn"},spells={"Call of the Haunted"},grave={{"Dark Magician Knight",proper=true}}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
	me:not_offered("activate","Call of the Haunted","target of Call of the Haunted")
end)

test("OCG-REV-10: Gilford, with its other way of being Summoned only, is revived unsummoned",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Gilford the Lightning"}},opponent={monsters={"Kuriboh"}}}
	me:activate("Monster Reborn","attack")
	me:expect{monsters={"Gilford the Lightning"}}
	opponent:expect{monsters=1}
end)

test("OCG-SEFF-02: Last Will brings a monster from the Deck",function()
	field{rules="mr1",me={hand={"Dark Hole","Last Will"},monsters={"Kuriboh"},deck={"Krebons","Cyber Dragon"}}}
	me:activate("Dark Hole")
	me:activate("Last Will","yes","attack")
	happened("move",{card="Krebons",from="deck",to="monsters"})
	happened("special_summoned")
end)

test("OCG-SEFF-02: so does Shining Angel",function()
	field{rules="mr1",me={monsters={"Shining Angel"},deck={"Goddess with the Third Eye","Krebons"}},opponent={monsters={"Cyber Dragon"}}}
	me:battle_phase()
	me:attack("Shining Angel","Cyber Dragon")
	me:activate("Shining Angel")
	happened("move",{card="Goddess with the Third Eye",from="deck",to="monsters"})
	happened("special_summoned")
	me:expect{monsters={{"Goddess with the Third Eye",position="attack"}}}
end)
