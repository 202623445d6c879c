-- Cyber Jar
field{
	rules="mr1",
	me={monsters={{"Cyber Jar",position="facedown"}},deck={"Kuriboh","Cyber Dragon","Dark Hole","Krebons","Mystic Tomato","Speed Warrior"}},
	opponent={monsters={"Summoned Skull"},deck={"Penguin Soldier","Mirror Force","Speed Warrior","Dark Hole","Waboku","Trap Hole"}},
}

test("destroys all monsters, summons the low Levels of five cards each, adds the rest",function()
	me:change_position("Cyber Jar")
	me:expect{grave={"Cyber Jar"}}
	opponent:expect{grave={"Summoned Skull"}}
	me:answer("attack")
	me:answer("facedown defense")
	me:answer("attack")
	opponent:answer("facedown defense")
	opponent:answer("facedown defense")
	me:expect{
		monsters={{"Kuriboh",position="attack"},{"Krebons",position="facedown defense"},{"Mystic Tomato",position="attack"}},
		hand={"Cyber Dragon","Dark Hole"},deck={"Speed Warrior"},
	}
	opponent:expect{
		monsters={{"Penguin Soldier",position="facedown defense"},{"Speed Warrior",position="facedown defense"}},
		hand={"Mirror Force","Dark Hole","Waboku"},deck={"Trap Hole"},
	}
	happened("special_summoned",{times=1})
	happened("move",{card="Summoned Skull",to="grave",reason="effect"})
	happened("move",{card="Cyber Dragon",to="hand",reason="effect"})
	happened("shuffle_set_cards",{times=2})
	happened("confirm_deck_top",{times=2})
	never_happened("shuffle_deck")
	happened("shuffle_hand",{times=2})
end)

test("works when attacked, the turn player first",function()
	field{rules="mr1",
		me={monsters={{"Cyber Jar",position="facedown"}},deck={"Kuriboh"}},
		opponent={monsters={"Summoned Skull"},deck={"Krebons"}},
	}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Summoned Skull","Cyber Jar")
	opponent:answer("attack")
	me:answer("attack")
	me:expect{monsters={"Kuriboh"},grave={"Cyber Jar"}}
	opponent:expect{monsters={"Krebons"},grave={"Summoned Skull"}}
end)

test("monsters without a zone go to the Graveyard",function()
	field{rules="mr1",
		me={monsters={{"Cyber Jar",position="facedown"}},deck={"Kuriboh","Krebons","Mystic Tomato","Speed Warrior","Penguin Soldier"}},
		opponent={hand={"Ground Collapse"}},
	}
	me:end_turn()
	opponent:activate("Ground Collapse",{slot=0},{{slot=3,of=me},{slot=4,of=me}})
	opponent:end_turn()
	me:change_position("Cyber Jar")
	me:answer{"Krebons","Speed Warrior","Penguin Soldier"}
	me:answer("attack")
	me:answer("attack")
	me:answer("attack")
	happened("move",{card="Kuriboh",to="grave",reason="effect"})
	me:expect{monsters={"Krebons","Speed Warrior","Penguin Soldier"},hand=0,deck=0,grave={"Cyber Jar","Kuriboh","Mystic Tomato"}}
end)

test("empty Decks lose nobody the Duel",function()
	field{rules="mr1",me={monsters={{"Cyber Jar",position="facedown"}}},opponent={monsters={"Summoned Skull"}}}
	me:change_position("Cyber Jar")
	expect{winner="none"}
	me:expect{monsters=0,grave={"Cyber Jar"}}
end)
