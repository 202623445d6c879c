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

test("takes the last free zone, whatever the opponent may do",function()
	rest("pass")
	field{
		rule=1,
		me={hand={"Monster Reborn"},grave={"Speed Warrior","Command Knight"},monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh"}},
		opponent={spells={"Scapegoat"},monsters={"Cyber Dragon"}},
	}
	opponent:activate("Scapegoat")
	me:activate("Monster Reborn","Speed Warrior","attack")
	me:expect{monsters=5,grave={"Command Knight","Monster Reborn"}}
end)

test("finds one in the Graveyard of the opponent alone",function()
	field{me={hand={"Monster Reborn"}},opponent={grave={"Cyber Dragon"}}}
	me:offered("activate","Monster Reborn")
end)

test("finds one in the Graveyard of its user alone",function()
	field{me={hand={"Monster Reborn"},grave={"Cyber Dragon"}}}
	me:offered("activate","Monster Reborn")
end)

test("brings back nothing that cannot be Special Summoned",function()
	field{me={hand={"Monster Reborn"},grave={"Yata-Garasu","Relinquished"}}}
	me:not_offered("activate","Monster Reborn")
end)
