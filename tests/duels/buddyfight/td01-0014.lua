-- game: buddyfight
-- Dragonblade, Dragofearless
test("is equipped for its cost",function()
	field{me={hand="Dragonblade, Dragofearless"}}
	me:equip("Dragonblade, Dragofearless")
	me:expect_card("Dragonblade, Dragofearless",{power=3000,critical=2,place="item",keywords={}})
	me:expect{drop=0}
end)

test("attacks while the center is empty",function()
	field{me={item="Dragonblade, Dragofearless"}}
	me:attack("Dragonblade, Dragofearless")
	finish_attack()
	opponent:expect{life=8}
end)
