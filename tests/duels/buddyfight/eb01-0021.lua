-- game: buddyfight
-- Silver Dragon, Adelaide
test("is called for its cost",function()
	field{me={world="Ancient World",hand="Silver Dragon, Adelaide"}}
	me:call("Silver Dragon, Adelaide","center")
	me:expect_card("Silver Dragon, Adelaide",{size=2,power=7000,critical=3,defense=4000,place="center",soul=0,keywords={"Lifelink"}})
	me:expect{drop=0}
end)

test("costs 1 life when it leaves",function()
	field{me={left="Silver Dragon, Adelaide"},opponent={right={"Big",size=3,power=30000,critical=1,defense=1000}},player="opponent"}
	opponent:attack("Big","Silver Dragon, Adelaide")
	finish_attack()
	me:expect{left=false,life=9}
end)
