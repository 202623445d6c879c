-- game: buddyfight
-- Nightflight Dragon, Rahal
test("is called for its cost",function()
	field{me={world="Danger World",hand="Nightflight Dragon, Rahal"}}
	me:call("Nightflight Dragon, Rahal","center")
	me:expect_card("Nightflight Dragon, Rahal",{size=2,power=6000,critical=2,defense=5000,place="center",soul=0,keywords={"Move"}})
	me:expect{drop=0}
end)

test("moves in both attack phases",function()
	field{me={left="Nightflight Dragon, Rahal"},player="opponent"}
	me:move("Nightflight Dragon, Rahal","center")
	me:expect_card("Nightflight Dragon, Rahal",{place="center"})
end)
