-- game: buddyfight
-- Burning Dagger
test("is equipped for its cost",function()
	field{me={hand="Burning Dagger"}}
	me:equip("Burning Dagger")
	me:expect_card("Burning Dagger",{power=4000,critical=1,place="item",keywords={}})
	me:expect{drop=0}
end)

test("attacks while the center is empty",function()
	field{me={item="Burning Dagger"}}
	me:attack("Burning Dagger")
	finish_attack()
	opponent:expect{life=9}
end)
