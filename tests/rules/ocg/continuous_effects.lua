-- Continuous effects of monsters.
rest("pass")

test("OCG-EFF-13 OCG-EFF-16: Command Knight's effect applies as long as it is face-up, without an activation",function()
	field{rules="mr1",me={hand={"Command Knight"},monsters={"Speed Warrior"}}}
	me:expect{monsters={{"Speed Warrior",atk=900}}}
	me:summon("Command Knight")
	me:expect{monsters={{"Speed Warrior",atk=1300},{"Command Knight",atk=1600}}}
	never_happened("chaining")
	me:not_offered("activate","Command Knight")
	me:end_turn()
	opponent:end_turn()
	me:expect{monsters={{"Speed Warrior",atk=1300},{"Command Knight",atk=1600}}}
end)

test("OCG-EFF-14: it stops the moment the monster leaves the field",function()
	field{rules="mr1",me={monsters={"Command Knight","Speed Warrior"},hand={"Tribute to The Doomed","Kuriboh"}}}
	me:expect{monsters={{"Speed Warrior",atk=1300},"Command Knight"}}
	me:activate("Tribute to The Doomed","Kuriboh","Command Knight")
	me:expect{monsters={{"Speed Warrior",atk=900}}}
end)

test("OCG-EFF-14: it stops the moment the monster turns face-down, and starts when it is turned up",function()
	field{rules="mr1",me={monsters={"Command Knight","Speed Warrior"},hand={"Book of Moon"}}}
	me:activate("Book of Moon","Command Knight")
	me:expect{monsters={{"Speed Warrior",atk=900},"Command Knight"}}
	me:end_turn()
	opponent:end_turn()
	me:change_position("Command Knight")
	me:expect{monsters={{"Speed Warrior",atk=1300},{"Command Knight",atk=1600}}}
end)

test("OCG-EFF-14: in hand and Graveyard it does not apply",function()
	field{rules="mr1",me={monsters={"Speed Warrior"},hand={"Command Knight"},grave={"Command Knight"}}}
	me:expect{monsters={{"Speed Warrior",atk=900}}}
end)

test("OCG-EFF-15: nothing can be chained to it",function()
	field{rules="mr1",
		me={hand={"Command Knight"},monsters={"Speed Warrior"}},
		opponent={spells={"Seven Tools of the Bandit","Magic Jammer"},hand={"Kuriboh"},monsters={"Ryu Senshi"}},
	}
	me:summon("Command Knight")
	opponent:not_offered("activate","Seven Tools of the Bandit")
	opponent:not_offered("activate","Magic Jammer")
	opponent:not_offered("activate","Ryu Senshi")
	never_happened("chaining")
	me:expect{monsters={{"Speed Warrior",atk=1300},"Command Knight"}}
end)

test("OCG-EFF-16: Dark Magician Girl, for Dark Magicians and Magicians of Black Chaos in either Graveyard",function()
	field{rules="mr1",
		me={monsters={"Dark Magician Girl","Dark Magician"},hand={"Tribute to The Doomed","Kuriboh"},grave={"Dark Magician","Summoned Skull"}},
		opponent={grave={"Magician of Black Chaos"}},
	}
	me:expect{monsters={{"Dark Magician Girl",atk=2600},"Dark Magician"}}
	me:activate("Tribute to The Doomed","Kuriboh","Dark Magician")
	me:expect{monsters={{"Dark Magician Girl",atk=2900}}}
	never_happened("chaining",{card="Dark Magician Girl"})
end)

test("OCG-EFF-16: Buster Blader, for Dragons of the opponent on the field and in the Graveyard",function()
	field{rules="mr1",
		me={monsters={"Buster Blader","Red Dragon Archfiend"},hand={"Dark Hole"}},
		opponent={monsters={"Blue-Eyes White Dragon","Summoned Skull"},grave={"Spirit Ryu"}},
	}
	me:expect{monsters={{"Buster Blader",atk=3600},"Red Dragon Archfiend"}}
	me:activate("Dark Hole")
	me:expect{grave={{"Buster Blader",atk=2600},"Red Dragon Archfiend","Dark Hole"}}
end)
