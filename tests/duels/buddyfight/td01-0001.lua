-- game: buddyfight
-- Gigant Sword Dragon
test("is called for its cost",function()
	field{me={hand="Gigant Sword Dragon",gauge=3}}
	me:call("Gigant Sword Dragon","center")
	me:expect_card("Gigant Sword Dragon",{size=3,power=8000,critical=4,defense=8000,place="center",soul=0,keywords={}})
	me:expect{gauge=0,drop=3}
end)

test("cannot be used without paying all of its cost",function()
	field{me={hand="Gigant Sword Dragon",gauge=2}}
	me:cannot_use("Gigant Sword Dragon")
end)

test("hits with its critical",function()
	field{me={left="Gigant Sword Dragon"}}
	me:attack("Gigant Sword Dragon")
	finish_attack()
	opponent:expect{life=6}
	me:expect_card("Gigant Sword Dragon",{rested=true})
end)
