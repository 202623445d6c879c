-- Enervating Mist
test("the opponent keeps five cards, its player six",function()
	field{rules="mr1",me={spells={"Enervating Mist"},hand={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}},opponent={hand={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	rest("pass")
	me:activate("Enervating Mist")
	me:end_turn()
	me:answer("Kuriboh")
	me:expect{hand=6}
	opponent:end_turn()
	opponent:answer{"Kuriboh","Kuriboh"}
	opponent:expect{hand=5,grave=2}
end)

test("five cards are not too many",function()
	field{rules="mr1",me={spells={"Enervating Mist"}},opponent={hand={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	rest("pass")
	me:activate("Enervating Mist")
	me:end_turn()
	opponent:end_turn()
	opponent:expect{hand=5}
	expect{turn=3}
end)
