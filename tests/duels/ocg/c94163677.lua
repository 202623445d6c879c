-- Infinite Cards
test("neither player has a hand limit",function()
	field{rules="mr1",me={hand={"Infinite Cards","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Speed Warrior"}},opponent={hand={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	me:activate("Infinite Cards")
	me:end_turn()
	me:expect{hand=8}
	opponent:end_turn()
	opponent:expect{hand=7}
	expect{turn=3}
end)

test("the limit is back when it has left the field",function()
	field{rules="mr1",me={hand={"Infinite Cards","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}},opponent={hand={"Mystical Space Typhoon"}}}
	rest("pass")
	me:activate("Infinite Cards")
	me:end_turn()
	me:expect{hand=7}
	opponent:activate("Mystical Space Typhoon","Infinite Cards")
	opponent:end_turn()
	me:end_turn()
	me:answer("Kuriboh")
	me:expect{hand=6}
end)
