-- game: buddyfight
-- Survival Chance
test("draws 2, once a turn",function()
	field{me={world="Danger World",life=5,hand={"Survival Chance","Survival Chance"},gauge=2}}
	me:cast("Survival Chance")
	me:expect{hand={"Filler","Filler","Survival Chance"},gauge=1,deck=8}
	me:cannot_use("Survival Chance")
end)

test("needs 5 life or less",function()
	field{me={world="Danger World",life=6,hand="Survival Chance",gauge=1}}
	me:cannot_use("Survival Chance")
end)
