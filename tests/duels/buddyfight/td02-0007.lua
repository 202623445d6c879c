-- game: buddyfight
-- Armorknight Wizard
test("is called for its cost",function()
	field{me={world="Danger World",hand="Armorknight Wizard"}}
	me:call("Armorknight Wizard","center")
	me:expect_card("Armorknight Wizard",{size=1,power=3000,critical=2,defense=5000,place="center",soul=0,keywords={}})
	me:expect{drop=0}
end)

test("hits with its critical",function()
	field{me={left="Armorknight Wizard"}}
	me:attack("Armorknight Wizard")
	finish_attack()
	opponent:expect{life=8}
	me:expect_card("Armorknight Wizard",{rested=true})
end)
