-- Trigger effects, and effects that may or must be used.
rest("pass")

test("OCG-EFF-17: conditions of battle, of damage, of the Graveyard and of a Summon",function()
	field{rules="mr1",
		me={
			monsters={"Mystic Tomato","Witch of the Black Forest"},hand={"Marauding Captain","Speed Warrior","Tribute to The Doomed"},
			deck={"Kuriboh","Krebons"},
		},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:summon("Marauding Captain")
	me:activate("Marauding Captain","attack")
	me:expect{monsters={"Mystic Tomato","Witch of the Black Forest","Marauding Captain","Speed Warrior"}}
	me:battle_phase()
	me:attack("Witch of the Black Forest","Cyber Dragon")
	me:answer("Kuriboh")
	me:expect{hand={"Kuriboh","Tribute to The Doomed"}}
	me:attack("Mystic Tomato","Cyber Dragon")
	me:activate("Mystic Tomato")
	me:expect{monsters={"Krebons","Marauding Captain","Speed Warrior"}}
end)

test("OCG-EFF-17: battle damage to the opponent",function()
	field{rules="mr1",me={monsters={"Yata-Garasu"}},opponent={deck={"Kuriboh"},draw=1}}
	me:battle_phase()
	me:attack("Yata-Garasu")
	happened("chaining",{card="Yata-Garasu"})
	me:end_turn()
	opponent:expect{lp=7800,hand=0}
end)

test("OCG-EFF-17: nothing activates where the condition does not come about",function()
	field{rules="mr1",
		me={monsters={"Mystic Tomato","Marauding Captain"},hand={"Speed Warrior","Dark Hole","Witch of the Black Forest"},deck={"Kuriboh"}},
		opponent={deck={"Kuriboh"},draw=1,monsters={"Yata-Garasu"}},
	}
	me:activate("Dark Hole")
	me:not_offered("activate","Mystic Tomato")
	me:not_offered("activate","Marauding Captain")
	never_happened("chaining",{card="Mystic Tomato"})
	never_happened("chaining",{card="Witch of the Black Forest"})
	me:expect{monsters=0,hand={"Speed Warrior","Witch of the Black Forest"}}
	me:end_turn()
	opponent:expect{hand=1}
end)

test("OCG-EFF-18: of spell speed 1, it waits for the end of the chain and begins a new one",function()
	field{rules="mr1",
		me={monsters={"Witch of the Black Forest"},hand={"Dark Hole"},deck={"Kuriboh"}},
		opponent={spells={"Waboku","Mystical Space Typhoon"}},
	}
	me:activate("Dark Hole")
	rest("strict")
	opponent:activate("Mystical Space Typhoon","Dark Hole")
	opponent:pass()
	happened("chain_end",{times=1})
	expect{chain={"Witch of the Black Forest"}}
	opponent:activate("Waboku")
	me:expect{hand={"Kuriboh"}}
	happened("chaining",{card="Witch of the Black Forest",link=1})
	happened("chaining",{card="Waboku",link=2})
end)

test("OCG-EFF-19: Shining Angel activates in the Battle Phase, when it goes to the Graveyard by battle",function()
	field{rules="mr1",
		me={monsters={"Shining Angel"},deck={"Magician of Faith","Mystic Tomato"}},opponent={monsters={"Cyber Dragon"}},
	}
	me:battle_phase()
	me:attack("Shining Angel","Cyber Dragon")
	rest("strict")
	expect{step="damage",turn=1}
	me:expect{grave={"Shining Angel"}}
	me:activate("Shining Angel")
	me:expect{monsters={{"Magician of Faith",position="attack"}}}
end)

test("OCG-EFF-19: not when an effect sends it there",function()
	field{rules="mr1",me={monsters={"Shining Angel"},hand={"Dark Hole"},deck={"Magician of Faith"}}}
	me:activate("Dark Hole")
	me:not_offered("activate","Shining Angel")
	me:expect{monsters=0,deck=1}
end)

test("OCG-EFF-27: an effect that can be used is used if its player likes",function()
	field{rules="mr1",
		me={monsters={{"Penguin Soldier",position="facedown"},"Mystic Tomato"},deck={"Kuriboh"}},opponent={monsters={"Cyber Dragon"}},
	}
	rest("strict")
	me:change_position("Penguin Soldier")
	me:offered("activate","Penguin Soldier")
	me:pass()
	opponent:expect{monsters={"Cyber Dragon"}}
	me:battle_phase()
	me:attack("Mystic Tomato","Cyber Dragon")
	me:pass()
	me:expect{monsters={"Penguin Soldier"},deck=1}
	never_happened("chaining")
end)

test("OCG-EFF-27: one that is stated plainly has to be used",function()
	field{rules="mr1",
		me={monsters={{"Man-Eater Bug",position="facedown"},"Witch of the Black Forest"},deck={"Kuriboh"},hand={"Dark Hole"}},
	}
	me:change_position("Man-Eater Bug")
	me:not_offered("choose","Kuriboh")
	me:answer("Man-Eater Bug")
	happened("chaining",{card="Man-Eater Bug"})
	me:activate("Dark Hole")
	me:expect{hand={"Kuriboh"}}
	happened("chaining",{card="Witch of the Black Forest"})
end)
