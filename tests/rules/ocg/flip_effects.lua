-- Flip effects: when they activate, and when not.
rest("pass")

test("OCG-EFF-01: a Flip effect activates by itself, and must",function()
	field{rules="mr1",me={monsters={{"Man-Eater Bug",position="facedown"}}}}
	me:change_position("Man-Eater Bug")
	me:expect{monsters=0,grave={"Man-Eater Bug"}}
	happened("chaining",{card="Man-Eater Bug",times=1})
end)

test("OCG-EFF-01: not while the card stays face-down, nor when it turns face-down",function()
	field{rules="mr1",me={monsters={{"Man-Eater Bug",position="facedown"},"Penguin Soldier"},hand={"Book of Moon"}},opponent={monsters={"Kuriboh"}}}
	me:not_offered("activate","Man-Eater Bug")
	me:activate("Book of Moon","Penguin Soldier")
	never_happened("chaining",{card="Penguin Soldier"})
	never_happened("chaining",{card="Man-Eater Bug"})
	me:expect{monsters=2}
end)

test("OCG-EFF-02 OCG-EFF-08: Flip Summoned in the Main Phase, it activates",function()
	field{rules="mr1",me={monsters={{"Man-Eater Bug",position="facedown"}}},opponent={monsters={"Cyber Dragon"}}}
	me:change_position("Man-Eater Bug","Cyber Dragon")
	happened("flip_summoned")
	opponent:expect{grave={"Cyber Dragon"}}
	expect{phase="main 1"}
end)

test("OCG-EFF-08: not in the turn it was Set",function()
	field{rules="mr1",me={hand={"Man-Eater Bug"}},opponent={monsters={"Cyber Dragon"}}}
	me:set("Man-Eater Bug")
	me:not_offered("change_position","Man-Eater Bug")
	me:end_turn()
	opponent:end_turn()
	me:change_position("Man-Eater Bug","Cyber Dragon")
	opponent:expect{monsters=0}
end)

test("OCG-EFF-02 OCG-EFF-03: turned face-up by an attack, it activates",function()
	field{rules="mr1",me={monsters={"Cyber Dragon","Summoned Skull"}},opponent={monsters={{"Man-Eater Bug",position="facedown"}}}}
	me:battle_phase()
	me:attack("Cyber Dragon","Man-Eater Bug")
	expect{step="damage"}
	opponent:answer("Summoned Skull")
	me:expect{monsters={"Cyber Dragon"},grave={"Summoned Skull"}}
	opponent:expect{grave={"Man-Eater Bug"}}
	happened("chaining",{card="Man-Eater Bug",times=1})
end)

test("OCG-EFF-02: turned face-up by an effect, it activates",function()
	field{rules="mr1",me={hand={"Swords of Revealing Light"},monsters={"Cyber Dragon"}},opponent={monsters={{"Man-Eater Bug",position="facedown"}}}}
	me:activate("Swords of Revealing Light")
	opponent:answer("Cyber Dragon")
	me:expect{grave={"Cyber Dragon"}}
	opponent:expect{monsters={{"Man-Eater Bug",position="defense"}}}
end)

test("OCG-EFF-03: Invader of the Throne is told not to activate in the Battle Phase",function()
	field{rules="mr1",me={monsters={"Speed Warrior"}},opponent={monsters={{"Invader of the Throne",position="facedown"}}}}
	me:battle_phase()
	me:attack("Speed Warrior","Invader of the Throne")
	never_happened("chaining")
	me:expect{lp=8000-800,monsters={"Speed Warrior"}}
	opponent:expect{monsters={{"Invader of the Throne",position="defense"}}}
end)

test("OCG-EFF-03: Flip Summoned in the Main Phase it does",function()
	field{rules="mr1",me={monsters={{"Invader of the Throne",position="facedown"}}},opponent={monsters={"Cyber Dragon"}}}
	me:change_position("Invader of the Throne")
	me:expect{monsters={"Cyber Dragon"}}
	opponent:expect{monsters={"Invader of the Throne"}}
end)

test("OCG-EFF-04: Normal Summoned face-up, a Flip monster has no Flip effect to use",function()
	field{rules="mr1",me={hand={"Man-Eater Bug"}},opponent={monsters={"Cyber Dragon"}}}
	me:summon("Man-Eater Bug")
	never_happened("chaining")
	me:expect{monsters={{"Man-Eater Bug",position="attack"}}}
	opponent:expect{monsters={"Cyber Dragon"}}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Cyber Dragon","Man-Eater Bug")
	never_happened("chaining")
	opponent:expect{monsters={"Cyber Dragon"}}
end)

test("OCG-EFF-05: removed face-down by Tribute to The Doomed or Dark Hole, it does not get its effect",function()
	field{rules="mr1",
		me={hand={"Tribute to The Doomed","Kuriboh","Dark Hole"},monsters={"Cyber Dragon"}},
		opponent={monsters={{"Man-Eater Bug",position="facedown",slot=0},{"Man-Eater Bug",position="facedown",slot=1}}},
	}
	me:activate("Tribute to The Doomed","Kuriboh",{"Man-Eater Bug",slot=0})
	opponent:expect{grave={"Man-Eater Bug"}}
	me:expect{monsters={"Cyber Dragon"}}
	me:activate("Dark Hole")
	opponent:expect{monsters=0,grave=2}
	never_happened("chaining",{card="Man-Eater Bug"})
end)

test("OCG-EFF-05: nor removed by the effect of a monster",function()
	field{rules="mr1",
		me={monsters={{"Man-Eater Bug",position="facedown"},{"Penguin Soldier",position="facedown"}}},
		opponent={monsters={{"Magician of Faith",position="facedown"},{"Cyber Jar",position="facedown"}},grave={"Dark Hole"}},
	}
	me:change_position("Man-Eater Bug","Magician of Faith")
	me:change_position("Penguin Soldier")
	me:activate("Penguin Soldier","Cyber Jar")
	opponent:expect{monsters=0,hand={"Cyber Jar"},grave={"Magician of Faith","Dark Hole"}}
	never_happened("chaining",{card="Magician of Faith"})
	never_happened("chaining",{card="Cyber Jar"})
end)

test("OCG-EFF-06: Special Summoned from the Graveyard, it arrives face-up and gets no effect",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Man-Eater Bug"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Monster Reborn")
	me:not_offered("answer","facedown defense")
	me:answer("defense")
	me:expect{monsters={{"Man-Eater Bug",position="defense"}}}
	opponent:expect{monsters={"Cyber Dragon"}}
	never_happened("chaining",{card="Man-Eater Bug"})
end)

test("OCG-EFF-07: of spell speed 1, a Flip effect waits for the end of the chain that turned it up",function()
	field{rules="mr1",
		me={hand={"Swords of Revealing Light"},monsters={"Cyber Dragon","Kuriboh"}},
		opponent={monsters={{"Man-Eater Bug",position="facedown"},{"Magician of Faith",position="facedown"}},grave={"Dark Hole"},spells={"Waboku"}},
	}
	me:activate("Swords of Revealing Light")
	opponent:activate("Waboku")
	opponent:expect{monsters={{"Man-Eater Bug",position="defense"},{"Magician of Faith",position="defense"}}}
	happened("chain_end",{times=1})
	never_happened("chaining",{card="Man-Eater Bug"})
	opponent:activate("Man-Eater Bug","Cyber Dragon")
	me:expect{grave={"Cyber Dragon"}}
	opponent:expect{hand={"Dark Hole"}}
end)

test("OCG-EFF-07: it can be chained to with a card of spell speed 2, not of spell speed 1",function()
	field{rules="mr1",
		me={monsters={{"Cyber Jar",position="facedown"}},hand={"Dark Hole","Book of Moon"},deck={"Kuriboh"}},
		opponent={monsters={"Cyber Dragon"},spells={"Book of Moon"},deck={"Kuriboh"}},
	}
	me:change_position("Cyber Jar")
	opponent:activate("Book of Moon","Cyber Dragon")
	expect{chain={"Cyber Jar","Book of Moon"}}
	me:not_offered("activate","Dark Hole")
	me:answer("attack")
	opponent:answer("attack")
	opponent:expect{grave={"Book of Moon","Cyber Dragon"}}
end)
