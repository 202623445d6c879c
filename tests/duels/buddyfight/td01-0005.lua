-- game: buddyfight
-- Thousand Rapier Dragon
test("is called for its cost",function()
	field{me={hand="Thousand Rapier Dragon"}}
	me:call("Thousand Rapier Dragon","center")
	me:expect_card("Thousand Rapier Dragon",{size=1,power=5000,critical=2,defense=1000,place="center",soul=0,keywords={}})
	me:expect{drop=0}
end)

test("hits with its critical",function()
	field{me={left="Thousand Rapier Dragon"}}
	me:attack("Thousand Rapier Dragon")
	finish_attack()
	opponent:expect{life=8}
	me:expect_card("Thousand Rapier Dragon",{rested=true})
end)
