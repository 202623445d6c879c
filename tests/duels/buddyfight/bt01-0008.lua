-- game: buddyfight
-- Armorknight Demon
test("is called for its cost",function()
	field{me={world="Danger World",hand="Armorknight Demon",gauge=2,left="Filler"}}
	me:call("Armorknight Demon","center")
	me:expect_card("Armorknight Demon",{size=3,power=9000,critical=3,defense=8000,place="center",soul=0,keywords={"Double Attack"}})
	me:expect{gauge=0,left=false,drop=3}
end)

test("cannot be used without paying all of its cost",function()
	field{me={world="Danger World",hand="Armorknight Demon",gauge=1,left="Filler"}}
	me:cannot_use("Armorknight Demon")
end)

test("attacks twice in a turn",function()
	field{me={left="Armorknight Demon"}}
	me:attack("Armorknight Demon")
	me:reach("double_attack")
	me:yes()
	me:expect_card("Armorknight Demon",{rested=false})
	me:attack("Armorknight Demon")
	finish_attack()
	opponent:expect{life=4}
	me:expect_card("Armorknight Demon",{rested=true})
end)
