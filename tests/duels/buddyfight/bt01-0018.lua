-- game: buddyfight
-- Fighting Dragon, Demongodol
test("is called for its cost",function()
	field{me={world="Danger World",hand="Fighting Dragon, Demongodol",gauge=2,left="Filler"}}
	me:call("Fighting Dragon, Demongodol","center")
	me:expect_card("Fighting Dragon, Demongodol",{size=2,power=5000,critical=2,defense=3000,place="center",soul=2,keywords={"Counterattack","Soulguard"}})
	me:expect{gauge=0,left=false,drop=3,deck=8}
end)

test("cannot be used without paying all of its cost",function()
	field{me={world="Danger World",hand="Fighting Dragon, Demongodol",gauge=1,left="Filler"}}
	me:cannot_use("Fighting Dragon, Demongodol")
end)

test("is kept by its soul, which is discarded",function()
	field{me={left={"Fighting Dragon, Demongodol",soul={"Filler"}}},opponent={right={"Big",size=3,power=30000,critical=1,defense=1000}},player="opponent"}
	opponent:attack("Big","Fighting Dragon, Demongodol")
	me:reach("soulguard")
	me:choose("Filler")
	finish_attack()
	me:expect_card("Fighting Dragon, Demongodol",{soul=0})
	me:expect{drop={"Filler"}}
end)

test("strikes back",function()
	field{me={center="Fighting Dragon, Demongodol"},opponent={right={"Weak",size=1,power=1000,critical=1,defense=1000}},player="opponent"}
	opponent:attack("Weak")
	finish_attack()
	opponent:expect{right=false}
end)
