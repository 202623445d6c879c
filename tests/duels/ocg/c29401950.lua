-- Bottomless Trap Hole
rest("pass")
field{
	me={hand={"Breaker the Magical Warrior","Speed Warrior","Monster Reborn","Marauding Captain"},grave={"Summoned Skull"},monsters={{"Kaiser Sea Horse",position="facedown"}}},
	opponent={spells={"Bottomless Trap Hole"},hand={"Tribe-Infecting Virus"}},
}

test("banishes a Normal Summoned monster of 1500 ATK or more",function()
	me:summon("Breaker the Magical Warrior")
	opponent:activate("Bottomless Trap Hole")
	me:expect{monsters={"Kaiser Sea Horse"},banished={"Breaker the Magical Warrior"}}
	opponent:expect{grave={"Bottomless Trap Hole"}}
end)

test("banishes a Special Summoned monster",function()
	me:activate("Monster Reborn","Summoned Skull","attack")
	opponent:activate("Bottomless Trap Hole")
	me:expect{banished={"Summoned Skull"},grave={"Monster Reborn"}}
end)

test("banishes a Flip Summoned monster",function()
	me:change_position("Kaiser Sea Horse")
	opponent:activate("Bottomless Trap Hole")
	me:expect{banished={"Kaiser Sea Horse"},monsters=0}
end)

test("leaves weaker monsters alone",function()
	me:summon("Speed Warrior")
	opponent:not_offered("activate","Bottomless Trap Hole")
end)

test("leaves its own player's monsters alone",function()
	me:end_turn()
	opponent:summon("Tribe-Infecting Virus")
	opponent:not_offered("activate","Bottomless Trap Hole")
end)

test("does not catch a monster that got weaker",function()
	field{me={hand={"Kaiser Sea Horse"},spells={"Book of Moon"}},opponent={spells={"Bottomless Trap Hole"}}}
	me:summon("Kaiser Sea Horse")
	opponent:activate("Bottomless Trap Hole")
	me:activate("Book of Moon","Kaiser Sea Horse")
	me:expect{monsters={{"Kaiser Sea Horse",position="facedown defense"}},banished=0}
end)

test("banishes a monster of exactly 1500 ATK",function()
	field{me={hand={"Z-Metal Tank"}},opponent={spells={"Bottomless Trap Hole"}}}
	me:summon("Z-Metal Tank")
	opponent:activate("Bottomless Trap Hole")
	me:expect{banished={"Z-Metal Tank"}}
end)
