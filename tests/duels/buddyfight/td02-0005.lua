-- game: buddyfight
-- Armorknight Ogre
test("is called for its cost",function()
	field{me={world="Danger World",hand="Armorknight Ogre"}}
	me:call("Armorknight Ogre","center")
	me:expect_card("Armorknight Ogre",{size=1,power=5000,critical=2,defense=3000,place="center",soul=0,keywords={}})
	me:expect{drop=0}
end)

test("hits with its critical",function()
	field{me={left="Armorknight Ogre"}}
	me:attack("Armorknight Ogre")
	finish_attack()
	opponent:expect{life=8}
	me:expect_card("Armorknight Ogre",{rested=true})
end)
