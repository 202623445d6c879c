-- game: buddyfight
-- Armorknight Hellhound
test("is called for its cost",function()
	field{me={world="Danger World",hand="Armorknight Hellhound"}}
	me:call("Armorknight Hellhound","center")
	me:expect_card("Armorknight Hellhound",{size=1,power=5000,critical=1,defense=6000,place="center",soul=0,keywords={}})
	me:expect{drop=0}
end)

test("hits with its critical",function()
	field{me={left="Armorknight Hellhound"}}
	me:attack("Armorknight Hellhound")
	finish_attack()
	opponent:expect{life=9}
	me:expect_card("Armorknight Hellhound",{rested=true})
end)
