-- game: buddyfight
-- Pile Bunker Dragon
test("is called for its cost",function()
	field{me={hand="Pile Bunker Dragon"}}
	me:call("Pile Bunker Dragon","center")
	me:expect_card("Pile Bunker Dragon",{size=2,power=4000,critical=2,defense=4000,place="center",soul=0,keywords={"Penetrate"}})
	me:expect{drop=0}
end)

test("penetrates the center",function()
	field{me={left="Pile Bunker Dragon"},opponent={center="Filler"}}
	me:attack("Pile Bunker Dragon")
	finish_attack()
	opponent:expect{center=false,life=8}
end)
