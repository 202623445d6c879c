-- game: buddyfight
-- Boulder Piercing Spear
test("is equipped for its cost",function()
	field{me={world="Danger World",hand="Boulder Piercing Spear"}}
	me:equip("Boulder Piercing Spear")
	me:expect_card("Boulder Piercing Spear",{power=3000,critical=2,place="item",keywords={}})
	me:expect{drop=0}
end)

test("attacks while the center is empty",function()
	field{me={item="Boulder Piercing Spear"}}
	me:attack("Boulder Piercing Spear")
	finish_attack()
	opponent:expect{life=8}
end)
