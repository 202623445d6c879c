-- game: buddyfight
-- Gargantua Punisher!!
test("deals 4 damage in the final phase",function()
	field{me={hand="Gargantua Punisher!!",gauge=4},opponent={life=4},phase="final"}
	me:cast("Gargantua Punisher!!")
	opponent:expect{life=0}
	expect_winner(me)
end)

test("needs the opponent at 4 life or less",function()
	field{me={hand="Gargantua Punisher!!",gauge=4},opponent={life=5},phase="final"}
	me:cannot_use("Gargantua Punisher!!")
end)

test("needs both centers empty",function()
	field{me={hand="Gargantua Punisher!!",gauge=4,center="Filler"},opponent={life=4},phase="final"}
	me:cannot_use("Gargantua Punisher!!")
end)

test("is for the final phase",function()
	field{me={hand="Gargantua Punisher!!",gauge=4},opponent={life=4}}
	me:cannot_use("Gargantua Punisher!!")
end)
