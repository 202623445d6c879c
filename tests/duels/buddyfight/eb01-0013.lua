-- game: buddyfight
-- Martial Arts Dragon Emperor, Duel Sieger
local name="Martial Arts Dragon Emperor, Duel Sieger"

test("takes up to two Dragon Lords of the hand into its soul",function()
	field{me={world="Ancient World",hand={name,name,name,"Filler"},gauge=3}}
	me:call(name,"left")
	me:choose(name,name)
	me:expect_card(name,{size=3,power=7000,critical=2,defense=7000,soul=2,keywords={"Double Attack","Soulguard","Lifelink"}})
	me:expect{hand={"Filler"},gauge=0}
end)

test("may take none",function()
	field{me={world="Ancient World",hand={name,name},gauge=3}}
	me:call(name,"left")
	me:choose()
	me:expect_card(name,{soul=0})
	me:expect{hand=1}
end)

test("attacks twice, and costs 5 life when it leaves",function()
	field{me={left=name},opponent={center="Filler"}}
	me:attack(name)
	me:reach("double_attack")
	me:yes()
	me:attack(name)
	finish_attack()
	opponent:expect{life=8,center=false}
end)

test("deals its owner 5 damage when it leaves",function()
	field{me={left=name},opponent={right={"Big",size=3,power=30000,critical=1,defense=1000}},player="opponent"}
	opponent:attack("Big",name)
	finish_attack()
	me:expect{life=5}
end)
