-- Trap Hole
rest("pass")
field{
	me={hand={"Elemental HERO Avian","Speed Warrior","Monster Reborn"},monsters={{"Kaiser Sea Horse",position="facedown"}},grave={"Summoned Skull"}},
	opponent={spells={"Trap Hole"},hand={"Command Knight"}},
}

test("destroys a Normal Summoned monster of 1000 ATK or more",function()
	me:summon("Elemental HERO Avian")
	opponent:activate("Trap Hole")
	me:expect{monsters={"Kaiser Sea Horse"},grave={"Elemental HERO Avian","Summoned Skull"}}
	opponent:expect{grave={"Trap Hole"}}
end)

test("destroys a Flip Summoned monster",function()
	me:change_position("Kaiser Sea Horse")
	opponent:activate("Trap Hole")
	me:expect{monsters=0}
end)

test("leaves weaker monsters alone",function()
	me:summon("Speed Warrior")
	opponent:not_offered("activate","Trap Hole")
end)

test("leaves Special Summons alone",function()
	me:activate("Monster Reborn","attack")
	opponent:not_offered("activate","Trap Hole")
end)

test("leaves its own player's monsters alone",function()
	me:end_turn()
	opponent:summon("Command Knight")
	opponent:not_offered("activate","Trap Hole")
end)

test("does not destroy a monster that is face-down by then",function()
	field{me={hand={"Elemental HERO Avian"},spells={"Book of Moon"}},opponent={spells={"Trap Hole"}}}
	me:summon("Elemental HERO Avian")
	opponent:activate("Trap Hole")
	me:activate("Book of Moon")
	me:expect{monsters={{"Elemental HERO Avian",position="facedown defense"}}}
end)

test("targets the monster, which Thought Ruler Archfiend answers",function()
	field{me={hand={"Krebons"},monsters={"Thought Ruler Archfiend"}},opponent={spells={"Trap Hole"}}}
	me:summon("Krebons")
	opponent:activate("Trap Hole")
	me:activate("Thought Ruler Archfiend")
	me:expect{lp=7000,monsters=2}
	opponent:expect{grave={"Trap Hole"}}
end)
