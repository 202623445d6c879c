-- game: buddyfight
-- Blade Wing Dragon
test("is called for its cost",function()
	field{me={hand="Blade Wing Dragon"}}
	me:call("Blade Wing Dragon","center")
	me:expect_card("Blade Wing Dragon",{size=1,power=2000,critical=2,defense=2000,place="center",soul=0,keywords={"Move"}})
	me:expect{drop=0}
end)

test("moves in both attack phases",function()
	field{me={left="Blade Wing Dragon"},player="opponent"}
	me:move("Blade Wing Dragon","center")
	me:expect_card("Blade Wing Dragon",{place="center"})
end)
