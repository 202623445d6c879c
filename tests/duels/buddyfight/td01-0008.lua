-- game: buddyfight
-- Bronze Shield Dragon
test("is called for its cost",function()
	field{me={hand="Bronze Shield Dragon"}}
	me:call("Bronze Shield Dragon","center")
	me:expect_card("Bronze Shield Dragon",{size=1,power=2000,critical=1,defense=6000,place="center",soul=0,keywords={}})
	me:expect{drop=0}
end)

test("hits with its critical",function()
	field{me={left="Bronze Shield Dragon"}}
	me:attack("Bronze Shield Dragon")
	finish_attack()
	opponent:expect{life=9}
	me:expect_card("Bronze Shield Dragon",{rested=true})
end)
