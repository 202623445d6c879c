-- game: buddyfight
-- Hysteric Spear
test("is equipped for its cost",function()
	field{me={world="Danger World",hand="Hysteric Spear",gauge=2}}
	me:equip("Hysteric Spear")
	me:expect_card("Hysteric Spear",{power=5000,critical=2,place="item",keywords={"Penetrate"}})
	me:expect{gauge=0,drop=2}
end)

test("cannot be used without paying all of its cost",function()
	field{me={world="Danger World",hand="Hysteric Spear",gauge=1}}
	me:cannot_use("Hysteric Spear")
end)

test("penetrates the center",function()
	field{me={item="Hysteric Spear"},opponent={center="Filler"}}
	me:attack("Hysteric Spear")
	finish_attack()
	opponent:expect{center=false,life=8}
end)
