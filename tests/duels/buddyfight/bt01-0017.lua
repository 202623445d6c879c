-- game: buddyfight
-- Armorknight Medusa
test("is called for its cost",function()
	field{me={world="Danger World",hand="Armorknight Medusa"}}
	me:call("Armorknight Medusa","center")
	me:expect_card("Armorknight Medusa",{size=2,power=5000,critical=2,defense=4000,place="center",soul=0,keywords={"Penetrate"}})
	me:expect{drop=0}
end)

test("penetrates the center",function()
	field{me={left="Armorknight Medusa"},opponent={center="Filler"}}
	me:attack("Armorknight Medusa")
	finish_attack()
	opponent:expect{center=false,life=8}
end)
