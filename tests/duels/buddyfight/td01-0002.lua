-- game: buddyfight
-- Jamadhar Dragon
test("is called for its cost",function()
	field{me={hand="Jamadhar Dragon"}}
	me:call("Jamadhar Dragon","center")
	me:expect_card("Jamadhar Dragon",{size=2,power=8000,critical=2,defense=4000,place="center",soul=0,keywords={}})
	me:expect{drop=0}
end)

test("hits with its critical",function()
	field{me={left="Jamadhar Dragon"}}
	me:attack("Jamadhar Dragon")
	finish_attack()
	opponent:expect{life=8}
	me:expect_card("Jamadhar Dragon",{rested=true})
end)
