-- game: buddyfight
-- Armorknight Eagle
test("is called for its cost",function()
	field{me={world="Danger World",hand="Armorknight Eagle"}}
	me:call("Armorknight Eagle","center")
	me:expect_card("Armorknight Eagle",{size=0,power=4000,critical=1,defense=1000,place="center",soul=0,keywords={}})
	me:expect{drop=0}
end)

test("hits with its critical",function()
	field{me={left="Armorknight Eagle"}}
	me:attack("Armorknight Eagle")
	finish_attack()
	opponent:expect{life=9}
	me:expect_card("Armorknight Eagle",{rested=true})
end)
