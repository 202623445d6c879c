-- game: buddyfight
-- Superior Strength Ninja, Kotaro Fuma
test("is called for its cost",function()
	field{me={world="Katana World",hand="Superior Strength Ninja, Kotaro Fuma",gauge=1}}
	me:call("Superior Strength Ninja, Kotaro Fuma","center")
	me:expect_card("Superior Strength Ninja, Kotaro Fuma",{size=3,power=6000,critical=2,defense=5000,place="center",soul=0,keywords={"Double Attack","Move"}})
	me:expect{gauge=0,drop=1}
end)

test("cannot be used without paying all of its cost",function()
	field{me={world="Katana World",hand="Superior Strength Ninja, Kotaro Fuma",gauge=0}}
	me:cannot_use("Superior Strength Ninja, Kotaro Fuma")
end)

test("moves in both attack phases",function()
	field{me={left="Superior Strength Ninja, Kotaro Fuma"},player="opponent"}
	me:move("Superior Strength Ninja, Kotaro Fuma","center")
	me:expect_card("Superior Strength Ninja, Kotaro Fuma",{place="center"})
end)

test("attacks twice in a turn",function()
	field{me={left="Superior Strength Ninja, Kotaro Fuma"}}
	me:attack("Superior Strength Ninja, Kotaro Fuma")
	me:reach("double_attack")
	me:yes()
	me:expect_card("Superior Strength Ninja, Kotaro Fuma",{rested=false})
	me:attack("Superior Strength Ninja, Kotaro Fuma")
	finish_attack()
	opponent:expect{life=6}
	me:expect_card("Superior Strength Ninja, Kotaro Fuma",{rested=true})
end)
