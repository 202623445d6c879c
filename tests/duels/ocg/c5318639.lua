-- Mystical Space Typhoon
field{
	me={hand={"Mystical Space Typhoon"}},
	opponent={spells={"Mirror Force","Mystical Space Typhoon"}},
}

test("destroys a set trap", function()
	me:activate("Mystical Space Typhoon",{"Mirror Force"})
	opponent:pass()
	opponent:expect{spells={"Mystical Space Typhoon"},grave={"Mirror Force"}}
	me:expect{grave={"Mystical Space Typhoon"},hand=0}
end)
