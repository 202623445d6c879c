-- game: buddyfight
-- Armorknight Black Drake
test("is called for its cost",function()
	field{me={world="Danger World",hand="Armorknight Black Drake",gauge=3}}
	me:call("Armorknight Black Drake","center")
	me:expect_card("Armorknight Black Drake",{size=3,power=9000,critical=4,defense=8000,place="center",soul=0,keywords={}})
	me:expect{gauge=0,drop=3}
end)

test("cannot be used without paying all of its cost",function()
	field{me={world="Danger World",hand="Armorknight Black Drake",gauge=2}}
	me:cannot_use("Armorknight Black Drake")
end)

test("hits with its critical",function()
	field{me={left="Armorknight Black Drake"}}
	me:attack("Armorknight Black Drake")
	finish_attack()
	opponent:expect{life=6}
	me:expect_card("Armorknight Black Drake",{rested=true})
end)
