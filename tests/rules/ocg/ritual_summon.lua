-- Ritual Summons.
rest("pass")
field{
	rules="mr1",
	me={hand={"Black Luster Ritual","Black Luster Soldier","Dark Magician","Summoned Skull"},monsters={"Speed Warrior","Kuriboh"}},
	opponent={monsters={"Cyber Dragon"},hand={"Gilford the Lightning"}},
}

test("OCG-RIT-01: the Ritual Monster and its Spell in the hand, and Tributes with stars enough",function()
	me:offered("activate","Black Luster Ritual")
	me:activate("Black Luster Ritual",{"Dark Magician","Kuriboh"},"attack")
	me:expect{monsters={"Speed Warrior",{"Black Luster Soldier",position="attack"}},hand={"Summoned Skull"},grave={"Black Luster Ritual","Dark Magician","Kuriboh"}}
end)

test("OCG-RIT-01: too few stars do not do",function()
	field{rules="mr1",me={hand={"Black Luster Ritual","Black Luster Soldier","Summoned Skull"},monsters={"Kuriboh"}},opponent={monsters={"Cyber Dragon"}}}
	me:not_offered("activate","Black Luster Ritual","target of Black Luster Ritual")
end)

test("OCG-RIT-01: nor does the Spell of another Ritual Monster",function()
	field{rules="mr1",me={hand={"Black Illusion Ritual","Black Luster Soldier","Dark Magician"},monsters={"Kuriboh","Speed Warrior"}}}
	me:not_offered("activate","Black Illusion Ritual","target of Black Illusion Ritual")
end)

test("OCG-RIT-01: the Ritual Monster has to be in the hand",function()
	field{rules="mr1",me={hand={"Black Luster Ritual","Dark Magician"},deck={"Black Luster Soldier"},grave={"Black Luster Soldier"},monsters={"Kuriboh"}}}
	me:not_offered("activate","Black Luster Ritual")
end)

test("OCG-RIT-01: it is no Tribute for itself",function()
	field{rules="mr1",me={hand={"Black Luster Ritual","Black Luster Soldier"}}}
	me:not_offered("activate","Black Luster Ritual")
end)

test("OCG-RIT-02 OCG-SPELL-20: the Ritual Monster alone cannot be Summoned",function()
	field{rules="mr1",me={hand={"Black Luster Soldier","Dark Magician"},monsters={"Speed Warrior","Kuriboh"}}}
	me:not_offered("summon","Black Luster Soldier")
	me:not_offered("set","Black Luster Soldier")
	me:not_offered("special_summon","Black Luster Soldier")
	me:offered("summon","Dark Magician")
end)

test("OCG-RIT-02: the Ritual Spell alone does nothing",function()
	field{rules="mr1",me={hand={"Black Luster Ritual","Dark Magician"},monsters={"Speed Warrior","Kuriboh"}}}
	me:not_offered("activate","Black Luster Ritual")
end)

test("OCG-RIT-03: the Tributes are of the own field",function()
	field{rules="mr1",me={hand={"Black Luster Ritual","Black Luster Soldier"},monsters={"Summoned Skull","Speed Warrior","Kuriboh"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Black Luster Ritual")
	me:not_offered("choose","Cyber Dragon")
	me:answer({"Summoned Skull","Speed Warrior"})
	me:answer("attack")
	me:expect{monsters={"Kuriboh","Black Luster Soldier"}}
	opponent:expect{monsters=1}
end)

test("OCG-RIT-03: or of the hand",function()
	field{rules="mr1",me={hand={"Black Luster Ritual","Black Luster Soldier","Dark Magician","Krebons"}}}
	me:activate("Black Luster Ritual",{"Dark Magician","Krebons"},"attack")
	me:expect{monsters={"Black Luster Soldier"},hand=0,grave=3}
end)

test("OCG-RIT-03: or some of each",function()
	me:activate("Black Luster Ritual",{"Summoned Skull","Speed Warrior"},"attack")
	me:expect{monsters={"Kuriboh","Black Luster Soldier"},hand={"Dark Magician"}}
end)

test("OCG-RIT-04: Spell to its zone, Tributes to the Graveyard, Ritual Monster from the hand, Spell to the Graveyard",function()
	field{rules="mr1",me={hand={"Black Luster Ritual","Black Luster Soldier","Dark Magician"},monsters={"Kuriboh"}},opponent={spells={"Waboku"}}}
	me:activate("Black Luster Ritual")
	opponent:activate("Waboku")
	happened("move",{card="Black Luster Ritual",from="hand",to="spells"})
	me:answer({"Dark Magician","Kuriboh"})
	happened("move",{card="Dark Magician",from="hand",to="grave",reason="release"})
	happened("move",{card="Kuriboh",from="monsters",to="grave",reason="release"})
	never_happened("move",{card="Black Luster Soldier"})
	never_happened("move",{card="Black Luster Ritual",to="grave"})
	me:answer("defense")
	happened("move",{card="Black Luster Soldier",from="hand",to="monsters"})
	happened("move",{card="Black Luster Ritual",from="spells",to="grave"})
	me:expect{monsters={{"Black Luster Soldier",position="defense"}}}
end)

test("OCG-RIT-05: negated, the Ritual costs no Tribute",function()
	field{rules="mr1",me={hand={"Black Luster Ritual","Black Luster Soldier","Dark Magician"},monsters={"Kuriboh"}},opponent={spells={"Solemn Judgment"}}}
	me:activate("Black Luster Ritual")
	opponent:activate("Solemn Judgment")
	me:expect{monsters={"Kuriboh"},hand={"Black Luster Soldier","Dark Magician"},grave={"Black Luster Ritual"}}
	never_happened("move",{reason="release"})
end)
