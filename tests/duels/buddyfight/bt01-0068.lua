-- game: buddyfight
-- Control Unit, Suppression Queen
test("is called for its cost",function()
	field{me={hand="Control Unit, Suppression Queen"}}
	me:call("Control Unit, Suppression Queen","center")
	me:expect_card("Control Unit, Suppression Queen",{size=2,power=4000,critical=2,defense=3000,place="center",soul=0,keywords={}})
	me:expect{drop=0}
end)

test("hits with its critical",function()
	field{me={left="Control Unit, Suppression Queen"}}
	me:attack("Control Unit, Suppression Queen")
	finish_attack()
	opponent:expect{life=8}
	me:expect_card("Control Unit, Suppression Queen",{rested=true})
end)
