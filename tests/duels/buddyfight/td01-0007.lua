-- game: buddyfight
-- Systemic Dagger Dragon
test("is called for its cost",function()
	field{me={hand="Systemic Dagger Dragon"}}
	me:call("Systemic Dagger Dragon","center")
	me:expect_card("Systemic Dagger Dragon",{size=1,power=3000,critical=2,defense=3000,place="center",soul=0,keywords={}})
	me:expect{drop=0}
end)

test("hits with its critical",function()
	field{me={left="Systemic Dagger Dragon"}}
	me:attack("Systemic Dagger Dragon")
	finish_attack()
	opponent:expect{life=8}
	me:expect_card("Systemic Dagger Dragon",{rested=true})
end)
