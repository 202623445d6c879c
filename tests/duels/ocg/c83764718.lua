-- Monster Reborn
field{
	me={hand={"Monster Reborn"},grave={"Speed Warrior","Mirror Force","Stardust Dragon"}},
	opponent={grave={"Cyber Dragon"}},
}

test("brings a monster of either Graveyard to its user's field",function()
	me:activate("Monster Reborn")
	me:not_offered("choose","Mirror Force")
	me:not_offered("choose","Stardust Dragon")
	me:offered("choose","Speed Warrior")
	me:answer("Cyber Dragon")
	me:answer("defense")
	me:expect{monsters={{"Cyber Dragon",position="defense",owner=opponent}},grave={"Speed Warrior","Mirror Force","Stardust Dragon","Monster Reborn"}}
	opponent:expect{grave=0}
end)

test("needs a monster in a Graveyard",function()
	field{me={hand={"Monster Reborn"},grave={"Mirror Force"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)

test("needs a free zone",function()
	field{rule=1,me={hand={"Monster Reborn"},grave={"Cyber Dragon"},monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)
