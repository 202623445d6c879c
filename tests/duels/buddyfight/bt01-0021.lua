-- game: buddyfight
-- Drum Bunker Dragon
test("is called for its cost",function()
	field{me={hand="Drum Bunker Dragon",gauge=1}}
	me:call("Drum Bunker Dragon","center")
	me:expect_card("Drum Bunker Dragon",{size=2,power=5000,critical=3,defense=5000,place="center",soul=1,keywords={"Soulguard"}})
	me:expect{gauge=0,drop=1,deck=9}
end)

test("cannot be used without paying all of its cost",function()
	field{me={hand="Drum Bunker Dragon",gauge=0}}
	me:cannot_use("Drum Bunker Dragon")
end)

test("is kept by its soul, which is discarded",function()
	field{me={left={"Drum Bunker Dragon",soul={"Filler"}}},opponent={right={"Big",size=3,power=30000,critical=1,defense=1000}},player="opponent"}
	opponent:attack("Big","Drum Bunker Dragon")
	me:reach("soulguard")
	me:choose("Filler")
	finish_attack()
	me:expect_card("Drum Bunker Dragon",{soul=0})
	me:expect{drop={"Filler"}}
end)
