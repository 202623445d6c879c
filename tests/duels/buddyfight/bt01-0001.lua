-- game: buddyfight
-- Super Armordragon, Buster Cannon Dragon
test("is called for its cost",function()
	field{me={hand="Super Armordragon, Buster Cannon Dragon",gauge=3}}
	me:call("Super Armordragon, Buster Cannon Dragon","center")
	me:expect_card("Super Armordragon, Buster Cannon Dragon",{size=3,power=7000,critical=2,defense=5000,place="center",soul=1,keywords={"Double Attack","Soulguard"}})
	me:expect{gauge=0,drop=3,deck=9}
end)

test("cannot be used without paying all of its cost",function()
	field{me={hand="Super Armordragon, Buster Cannon Dragon",gauge=2}}
	me:cannot_use("Super Armordragon, Buster Cannon Dragon")
end)

test("is kept by its soul, which is discarded",function()
	field{me={left={"Super Armordragon, Buster Cannon Dragon",soul={"Filler"}}},opponent={right={"Big",size=3,power=30000,critical=1,defense=1000}},player="opponent"}
	opponent:attack("Big","Super Armordragon, Buster Cannon Dragon")
	me:reach("soulguard")
	me:choose("Filler")
	finish_attack()
	me:expect_card("Super Armordragon, Buster Cannon Dragon",{soul=0})
	me:expect{drop={"Filler"}}
end)

test("attacks twice in a turn",function()
	field{me={left="Super Armordragon, Buster Cannon Dragon"}}
	me:attack("Super Armordragon, Buster Cannon Dragon")
	me:reach("double_attack")
	me:yes()
	me:expect_card("Super Armordragon, Buster Cannon Dragon",{rested=false})
	me:attack("Super Armordragon, Buster Cannon Dragon")
	finish_attack()
	opponent:expect{life=6}
	me:expect_card("Super Armordragon, Buster Cannon Dragon",{rested=true})
end)
