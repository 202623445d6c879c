-- game: buddyfight
-- Drill Bunker!!
test("strengthens a Weapon, which attacks at once",function()
	field{me={world="Danger World",hand="Drill Bunker!!",gauge=2,item="Boulder Piercing Spear"},opponent={center={"Wall",size=1,power=1000,critical=1,defense=7000}},phase="final"}
	me:cast("Drill Bunker!!","Boulder Piercing Spear")
	me:expect_card("Boulder Piercing Spear",{power=7000,critical=4,rested=true,keywords={"Penetrate"}})
	finish_attack()
	opponent:expect{center=false,life=6}
end)

test("leaves a rested Weapon where it is",function()
	field{me={world="Danger World",hand="Drill Bunker!!",gauge=2,item={"Boulder Piercing Spear",rested=true}},phase="final"}
	me:cast("Drill Bunker!!","Boulder Piercing Spear")
	me:expect_card("Boulder Piercing Spear",{power=7000,critical=4})
	opponent:expect{life=10}
end)

test("needs an empty center",function()
	field{me={world="Danger World",hand="Drill Bunker!!",gauge=2,item="Boulder Piercing Spear",center="Filler"},phase="final"}
	me:cannot_use("Drill Bunker!!")
end)

test("needs a Weapon",function()
	field{me={world="Danger World",hand="Drill Bunker!!",gauge=2},phase="final"}
	me:cannot_use("Drill Bunker!!")
end)
