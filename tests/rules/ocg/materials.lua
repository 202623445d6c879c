-- Tributes of Rituals, Fusion Materials, Tributes for Summons, and what becomes of Fusion and Synchro Monsters.

test("OCG-EXT-43: Ritual Tributes reach the Level asked for, and none could be left out",function()
	field{rules="mr1",me={hand={"Black Luster Ritual","Black Luster Soldier","Dark Magician","Speed Warrior"},monsters={"Kuriboh","Command Knight"}}}
	me:activate("Black Luster Ritual",{"Dark Magician","Kuriboh"},"attack")
	me:expect{monsters={"Command Knight","Black Luster Soldier"},grave={"Dark Magician","Kuriboh","Black Luster Ritual"},hand=1}
end)

test("OCG-EXT-43: more than the Level will do",function()
	field{rules="mr1",me={hand={"Black Luster Ritual","Black Luster Soldier","Dark Magician","Command Knight"}}}
	me:activate("Black Luster Ritual",{"Dark Magician","Command Knight"},"attack")
	me:expect{monsters={"Black Luster Soldier"}}
end)

test("OCG-EXT-43: a monster that could be left out cannot be added",function()
	field{rules="mr1",me={hand={"Black Luster Ritual","Black Luster Soldier","Gilford the Lightning","Kuriboh"}}}
	me:activate("Black Luster Ritual","Gilford the Lightning")
	me:answer("attack") -- eight Levels are enough; nothing more was asked for
	me:expect{monsters={"Black Luster Soldier"},hand={"Kuriboh"}}
end)

test("OCG-EXT-43: less is not enough",function()
	field{rules="mr1",me={hand={"Black Luster Ritual","Black Luster Soldier","Summoned Skull","Kuriboh"}}}
	me:not_offered("activate","Black Luster Ritual","target of Black Luster Ritual")
end)

test("OCG-EXT-43: Tributes on the field may free the zone, those in the hand alone do not",function()
	local full={"Gilford the Lightning","Speed Warrior","Elemental HERO Avian","Kuriboh","Krebons"}
	field{rules="mr1",me={hand={"Black Luster Ritual","Black Luster Soldier"},monsters=full}}
	me:activate("Black Luster Ritual","Gilford the Lightning","attack")
	me:expect{monsters=5,grave={"Gilford the Lightning","Black Luster Ritual"}}
end)

test("OCG-EXT-43: with five monsters at least one Tribute has to be on the field",function()
	local full={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}
	field{rules="mr1",me={hand={"Black Luster Ritual","Black Luster Soldier","Gilford the Lightning"},monsters=full}}
	me:not_offered("activate","Black Luster Ritual")
end)

local fusion={rules="mr1",me={hand={"Polymerization"},extra={"Elemental HERO Flame Wingman"}},opponent={}}

test("OCG-EXT-44: Fusion Materials may be face-down",function()
	fusion.me.monsters={{"Elemental HERO Avian",position="facedown"},{"Elemental HERO Burstinatrix",position="facedown"}}
	field(fusion)
	me:activate("Polymerization",{"Elemental HERO Avian","Elemental HERO Burstinatrix"},"attack")
	me:expect{monsters={"Elemental HERO Flame Wingman"},grave=3}
end)

test("OCG-EXT-44: they free their zones",function()
	fusion.me.monsters={"Elemental HERO Avian","Elemental HERO Burstinatrix","Kuriboh","Krebons","Speed Warrior"}
	field(fusion)
	me:activate("Polymerization",{"Elemental HERO Avian","Elemental HERO Burstinatrix"},"attack")
	me:expect{monsters=4}
end)

test("OCG-EXT-44: with five other monsters there is no zone for the Fusion Monster",function()
	field{
		rules="mr1",
		me={hand={"Polymerization","Elemental HERO Avian","Elemental HERO Burstinatrix"},extra={"Elemental HERO Flame Wingman"},
			monsters={"Summoned Skull","Cyber Dragon","Kuriboh","Krebons","Speed Warrior"}},
	}
	me:not_offered("activate","Polymerization")
end)

test("OCG-EXT-44: the opponent's monsters are no Fusion Materials",function()
	fusion.me.monsters,fusion.opponent.monsters={"Elemental HERO Avian"},{"Elemental HERO Burstinatrix"}
	field(fusion)
	me:not_offered("activate","Polymerization","target of Polymerization")
end)

test("OCG-EXT-45: a monster of Level 5 or 6 takes exactly one Tribute, which may be face-down and may free the zone",function()
	local full={"Speed Warrior",{"Elemental HERO Avian",position="facedown"},"Krebons","Kuriboh","Command Knight"}
	field{rules="mr1",me={hand={"Summoned Skull"},monsters=full}}
	me:summon("Summoned Skull",{"Elemental HERO Avian"})
	me:expect{monsters=5,grave={"Elemental HERO Avian"}}
end)

test("OCG-EXT-45: not two",function()
	field{rules="mr1",me={hand={"Summoned Skull"},monsters={"Speed Warrior","Kuriboh"}}}
	me:summon("Summoned Skull")
	me:not_offered("choose","Summoned Skull")
	me:answer("Kuriboh") -- one is chosen, and the Summon is made
	me:expect{monsters={"Speed Warrior","Summoned Skull"}}
	happened("summoned")
end)

test("OCG-EXT-45: without Tributes five monsters leave no zone for another",function()
	field{rules="mr1",me={hand={"Elemental HERO Avian"},monsters={"Speed Warrior","Speed Warrior","Krebons","Kuriboh","Command Knight"}}}
	me:not_offered("summon","Elemental HERO Avian")
	me:not_offered("set","Elemental HERO Avian")
end)

test("OCG-EXT-46: where the position is open the summoning player chooses face-up Attack or Defense Position",function()
	field{rules="mr1",me={hand={"Monster Reborn"}},opponent={grave={"Cyber Dragon"}}}
	me:activate("Monster Reborn")
	me:offered("answer","attack")
	me:offered("answer","defense")
	me:not_offered("answer","facedown defense")
	me:answer("defense")
	me:expect{monsters={{"Cyber Dragon",position="defense"}}}
end)

test("OCG-EXT-46: an effect that names the position leaves no choice",function()
	field{rules="mr1",me={spells={"Call of the Haunted"},grave={"Cyber Dragon"}},opponent={monsters={"Kuriboh"}}}
	me:activate("Call of the Haunted")
	me:expect{monsters={{"Cyber Dragon",position="attack"}}}
end)

test("OCG-EXT-47: a Fusion or Synchro Monster that would go to the hand goes to its owner's Extra Deck",function()
	field{
		rules="mr1",
		me={monsters={{"Penguin Soldier",position="facedown"},{"Stardust Dragon",owner=opponent}}},
		opponent={monsters={"Elemental HERO Flame Wingman"}},
	}
	rest("pass")
	me:change_position("Penguin Soldier","yes",{"Stardust Dragon","Elemental HERO Flame Wingman"})
	opponent:expect{hand=0,monsters=0,extra={"Stardust Dragon","Elemental HERO Flame Wingman"}}
	me:expect{hand=0,extra=0}
end)

test("OCG-EXT-48: the revival restriction applies to banished monsters as well",function()
	field{
		rules="mr1",
		me={spells={"Escape from the Dark Dimension"},banished={"Red Dragon Archfiend",{"Thought Ruler Archfiend",proper=true},"Black Luster Soldier"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	rest("pass")
	me:activate("Escape from the Dark Dimension")
	me:answer("attack") -- the one that was properly Summoned was the only target
	me:expect{monsters={"Thought Ruler Archfiend"}}
end)

local returned={
	rules="mr1",
	me={monsters={"Black Luster Soldier",{"Penguin Soldier",position="facedown"}},hand={"Tribute to The Doomed","Monster Reborn","Book of Moon"},
		grave={"Speed Warrior","Kuriboh"}},
	opponent={monsters={"Cyber Dragon"}},
}

test("OCG-EXT-48: the record of a proper Summon is kept in the Graveyard",function()
	field(returned)
	rest("pass")
	me:activate("Tribute to The Doomed","Book of Moon","Black Luster Soldier")
	me:activate("Monster Reborn")
	me:offered("choose","Black Luster Soldier")
end)

test("OCG-EXT-48: it is lost when the monster goes to the hand",function()
	field(returned)
	rest("pass")
	me:change_position("Penguin Soldier","yes",{"Black Luster Soldier"})
	me:expect{hand={"Tribute to The Doomed","Monster Reborn","Book of Moon","Black Luster Soldier"}}
	me:activate("Tribute to The Doomed","Black Luster Soldier","Cyber Dragon")
	me:activate("Monster Reborn")
	me:offered("choose","Kuriboh")
	me:not_offered("choose","Black Luster Soldier")
end)

local function set_and_destroyed()
	returned.me.hand={"Tribute to The Doomed","Monster Reborn","Book of Moon","Penguin Soldier"}
	field(returned)
	rest("pass")
	me:activate("Book of Moon","Black Luster Soldier")
	me:activate("Tribute to The Doomed","Penguin Soldier","Black Luster Soldier")
	me:expect_card("Black Luster Soldier",{at="grave"})
	me:activate("Monster Reborn")
	me:offered("choose","Kuriboh")
end

test("OCG-EXT-48: where the rules say so it is lost when the monster is turned face-down",function()
	returned.switches={facedown_forgets_summon=true}
	set_and_destroyed()
	me:not_offered("choose","Black Luster Soldier")
end)

test("OCG-EXT-48: by the rulings of the era a monster turned face-down keeps it",function()
	returned.switches=nil
	set_and_destroyed()
	me:offered("choose","Black Luster Soldier")
end)
