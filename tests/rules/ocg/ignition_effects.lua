-- Ignition effects.
rest("pass")

test("OCG-EFF-09: in its controller's own turn, with the monster face-up on their field",function()
	field{rules="mr1",
		me={monsters={"Tribe-Infecting Virus"},hand={"Kuriboh"}},
		opponent={monsters={"Tribe-Infecting Virus","Speed Warrior"},hand={"Kuriboh","Krebons"}},
	}
	opponent:not_offered("activate","Tribe-Infecting Virus")
	me:activate("Tribe-Infecting Virus","warrior")
	opponent:expect{grave={"Speed Warrior"}}
	me:end_turn()
	me:not_offered("activate","Tribe-Infecting Virus")
	opponent:offered("activate","Tribe-Infecting Virus")
end)

test("OCG-EFF-09: not face-down, not in the hand, not in the Graveyard",function()
	field{rules="mr1",
		me={
			monsters={{"Tribe-Infecting Virus",position="facedown"}},hand={"Tribe-Infecting Virus","Kuriboh"},
			grave={"Tribe-Infecting Virus"},
		},
		opponent={monsters={"Speed Warrior"}},
	}
	me:not_offered("activate","Tribe-Infecting Virus")
	me:change_position("Tribe-Infecting Virus")
	me:offered("activate",{"Tribe-Infecting Virus",at="monsters"})
	me:not_offered("activate",{"Tribe-Infecting Virus",at="hand"})
	me:not_offered("activate",{"Tribe-Infecting Virus",at="grave"})
end)

test("OCG-EFF-10: without other word it is used in Main Phase 1 or 2",function()
	field{rules="mr1",me={monsters={"Tribe-Infecting Virus"},hand={"Kuriboh"}},opponent={monsters={"Speed Warrior"}}}
	me:offered("activate","Tribe-Infecting Virus")
	me:battle_phase()
	me:not_offered("activate","Tribe-Infecting Virus")
	me:attack("Tribe-Infecting Virus","Speed Warrior")
	me:not_offered("activate","Tribe-Infecting Virus")
	me:main_phase_2()
	me:offered("activate","Tribe-Infecting Virus")
end)

test("OCG-EFF-10: a card that names another moment is used at that one",function()
	field{rules="mr1",me={monsters={"Spirit Ryu"},hand={"Blue-Eyes White Dragon"}},opponent={monsters={"Speed Warrior"}}}
	me:not_offered("activate","Spirit Ryu")
	me:battle_phase()
	me:attack("Spirit Ryu","Speed Warrior")
	me:activate("Spirit Ryu")
	opponent:expect{lp=8000-1100}
end)

test("OCG-EFF-11: the cost is paid before the effect is activated, and stays paid",function()
	field{rules="mr1",
		me={monsters={"Magical Scientist"},extra={"Ryu Senshi"}},opponent={spells={"Book of Moon"}},
	}
	me:activate("Magical Scientist")
	rest("strict")
	expect{chain={"Magical Scientist"}}
	me:expect{lp=7000,extra=1}
	opponent:pass()
	me:answer("attack")
	me:expect{lp=7000,monsters={"Magical Scientist","Ryu Senshi"}}
end)

test("OCG-EFF-11: who cannot pay cannot declare the activation",function()
	field{rules="mr1",me={monsters={"Tribe-Infecting Virus"}},opponent={monsters={"Speed Warrior"}}}
	me:not_offered("activate","Tribe-Infecting Virus","cost of Tribe-Infecting Virus")
end)

test("OCG-EFF-12: of spell speed 1, it answers no activation",function()
	field{rules="mr1",
		me={monsters={"Tribe-Infecting Virus","Magical Scientist"},hand={"Kuriboh","Dark Hole"},extra={"Ryu Senshi"}},
		opponent={monsters={"Speed Warrior"},spells={"Book of Moon"}},
	}
	me:activate("Dark Hole")
	opponent:activate("Book of Moon","Speed Warrior")
	me:not_offered("activate","Tribe-Infecting Virus")
	me:not_offered("activate","Magical Scientist")
	me:expect{monsters=0}
end)

test("OCG-EFF-12: a card of spell speed 2 answers it",function()
	field{rules="mr1",
		me={monsters={"Tribe-Infecting Virus"},hand={"Kuriboh"}},
		opponent={monsters={"Speed Warrior","Marauding Captain"},spells={"Book of Moon"}},
	}
	me:activate("Tribe-Infecting Virus","warrior")
	opponent:activate("Book of Moon","Speed Warrior")
	opponent:expect{monsters={{"Speed Warrior",position="facedown defense"}},grave={"Marauding Captain","Book of Moon"}}
end)
