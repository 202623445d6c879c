-- Deck, Extra Deck, Graveyard and the banished cards.
rest("pass")

test("OCG-ZONE-05: what is destroyed, Tributed or done with lies face-up in the Graveyard",function()
	field{rules="mr1",
		me={monsters={"Kuriboh"},hand={"Summoned Skull","Tribute to The Doomed","Waboku"}},
		opponent={monsters={{"Cyber Dragon",position="facedown"}},spells={"Mirror Force"},hand={"Mystical Space Typhoon"}},
	}
	me:summon("Summoned Skull","Kuriboh")
	me:expect{grave={{"Kuriboh",position="faceup"}}}
	me:activate("Tribute to The Doomed","Waboku","Cyber Dragon")
	opponent:expect{grave={{"Cyber Dragon",position="faceup"}}}
	me:expect{grave={{"Waboku",position="faceup"},{"Tribute to The Doomed",position="faceup"},"Kuriboh"}}
end)

test("OCG-ZONE-05: a card goes to the Graveyard of its owner",function()
	field{rules="mr1",me={hand={"Dark Hole"},monsters={{"Kuriboh",owner=opponent}}}}
	me:activate("Dark Hole")
	me:expect{grave={"Dark Hole"}}
	opponent:expect{grave={"Kuriboh"}}
end)

test("OCG-ZONE-07: cards lie in the Graveyard in the order they came, the latest on top",function()
	field{rules="mr1",me={hand={"Monster Reborn","Dark Hole"},grave={"Kuriboh","Krebons"}}}
	me:expect{grave={"Krebons","Kuriboh",ordered=true}}
	me:activate("Monster Reborn","Kuriboh","attack")
	me:activate("Dark Hole")
	me:expect{grave={"Dark Hole","Kuriboh","Monster Reborn","Krebons",ordered=true}}
end)

test("OCG-ZONE-07: a card taken from between leaves the others in their order",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Kuriboh","Krebons","Elemental HERO Avian"}}}
	me:activate("Monster Reborn","Krebons","attack")
	me:expect{grave={"Monster Reborn","Elemental HERO Avian","Kuriboh",ordered=true}}
end)

test("OCG-ZONE-08: a player draws the top card, the others keep their order",function()
	field{rules="mr1",me={deck={"Kuriboh"},draw=1},opponent={deck={"Krebons","Elemental HERO Avian","Kuriboh"},draw=1}}
	me:end_turn()
	opponent:expect{hand={"Krebons"},deck={"Elemental HERO Avian","Kuriboh",ordered=true}}
end)

test("OCG-ZONE-09: a Deck that was looked through is shuffled after the effect",function()
	field{rules="mr1",me={hand={"Reinforcement of the Army"},deck={"Speed Warrior","Kuriboh","Krebons","Marauding Captain"}}}
	me:shuffles("Krebons","Marauding Captain","Kuriboh")
	me:activate("Reinforcement of the Army","Speed Warrior")
	me:expect{hand={"Speed Warrior"},deck={"Krebons","Marauding Captain","Kuriboh",ordered=true}}
	happened("shuffle_deck",{player=me,times=1})
end)

test("OCG-ZONE-09: a draw looks at no other card, so the Deck is not shuffled",function()
	field{rules="mr1",opponent={deck={"Krebons","Elemental HERO Avian","Kuriboh"},draw=1}}
	me:end_turn()
	never_happened("shuffle_deck")
	opponent:expect{deck={"Elemental HERO Avian","Kuriboh",ordered=true}}
end)

test("OCG-ZONE-16: banished cards are not on the field",function()
	field{rules="mr1",
		me={monsters={"Kuriboh","Krebons","Speed Warrior","Elemental HERO Avian"},banished={"Summoned Skull","Cyber Dragon"},hand={"Mystic Tomato","Dark Hole"}},
		opponent={banished={"Cyber Dragon"}},
	}
	me:summon("Mystic Tomato")
	me:activate("Dark Hole")
	me:expect{monsters=0,banished={"Summoned Skull","Cyber Dragon"}}
	me:battle_phase()
	opponent:expect{banished={"Cyber Dragon"}}
end)

test("OCG-ZONE-16: the opponent's banished monsters stand in no attacker's way",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"}},opponent={banished={"Summoned Skull"}}}
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:expect{lp=8000-2100}
end)

test("OCG-ZONE-16: a Spell that revives reaches the Graveyard, not the banished cards",function()
	field{rules="mr1",me={hand={"Monster Reborn"},banished={"Summoned Skull"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)
