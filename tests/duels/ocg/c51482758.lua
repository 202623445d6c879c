-- Remove Trap
rest("pass")
field{me={hand={"Remove Trap"}},opponent={spells={{"DNA Surgery",position="faceup"},"Negate Attack",{"Toon World",position="faceup"},"Mystical Space Typhoon"}}}

test("destroys a face-up Trap",function()
	me:activate("Remove Trap")
	opponent:expect{spells=3,grave={"DNA Surgery"}}
end)

test("does nothing to a target that is gone",function()
	me:activate("Remove Trap")
	opponent:activate("Mystical Space Typhoon","DNA Surgery")
	opponent:expect{grave={"Mystical Space Typhoon","DNA Surgery"}}
end)

test("no Set one, no Spell",function()
	field{me={hand={"Remove Trap"}},opponent={spells={"Negate Attack",{"Toon World",position="faceup"}}}}
	me:not_offered("activate","Remove Trap","target of Remove Trap")
end)

test("of either side",function()
	field{me={hand={"Remove Trap"},spells={{"DNA Surgery",position="faceup"}}}}
	me:activate("Remove Trap")
	me:expect{spells=0,grave={"DNA Surgery","Remove Trap"}}
end)
