-- Witch of the Black Forest
rest("pass")
field{
	rules="mr1",
	me={monsters={"Witch of the Black Forest"},hand={"Summoned Skull","Tribute to The Doomed"},deck={"Kuriboh","Command Knight","Mirror Force","Sheep Token"}},
}

test("fetches a monster with 1500 or less DEF when sent from the field to the Graveyard",function()
	field{rules="mr1",
		me={monsters={"Witch of the Black Forest"},hand={"Summoned Skull"},deck={"Kuriboh","Command Knight","Mirror Force","Krebons"}},
		opponent={deck={"Speed Warrior"}},
	}
	me:summon("Summoned Skull","Witch of the Black Forest")
	me:not_offered("choose","Command Knight")
	me:not_offered("choose","Mirror Force")
	me:not_offered("choose","Speed Warrior")
	me:answer("Krebons")
	me:expect{hand={"Krebons"},monsters={"Summoned Skull"}}
	happened("confirm_cards",{card="Krebons",player=opponent})
	happened("move",{card="Krebons",to="hand",reason="effect"})
	happened("shuffle_deck",{player=me})
end)

test("the monster found can be used in the same turn, and the next Witch works as well",function()
	field{rules="mr1",
		me={monsters={"Witch of the Black Forest","Witch of the Black Forest"},hand={"Dark Hole"},deck={"Kuriboh","Krebons"}},
	}
	me:activate("Dark Hole")
	me:activate("Witch of the Black Forest")
	me:answer("Kuriboh")
	me:expect{hand={"Kuriboh","Krebons"}}
	me:summon("Kuriboh")
	me:expect{monsters={"Kuriboh"}}
end)

test("works when destroyed by battle",function()
	field{rules="mr1",
		me={monsters={"Witch of the Black Forest"},deck={"Kuriboh"}},opponent={monsters={"Cyber Dragon"}},
	}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Cyber Dragon","Witch of the Black Forest")
	me:expect{hand={"Kuriboh"},lp=8000-1000}
end)

test("not when discarded from the hand",function()
	field{rules="mr1",
		me={hand={"Witch of the Black Forest","Tribute to The Doomed"},deck={"Kuriboh"}},opponent={monsters={"Cyber Dragon"}},
	}
	me:activate("Tribute to The Doomed")
	me:expect{hand=0,grave={"Witch of the Black Forest","Tribute to The Doomed"}}
end)

test("finds nothing without a fitting monster",function()
	field{rules="mr1",me={monsters={"Witch of the Black Forest"},hand={"Dark Hole"},deck={"Command Knight","Mirror Force"}}}
	me:activate("Dark Hole")
	happened("chaining",{card="Witch of the Black Forest"})
	me:expect{hand=0,deck=2}
	never_happened("confirm_cards")
end)
