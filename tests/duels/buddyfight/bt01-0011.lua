-- game: buddyfight
-- Steel Fist, Dragoknuckle
local name="Steel Fist, Dragoknuckle"

test("costs 1 life and charges when it deals damage",function()
	field{me={hand=name,life=5}}
	me:equip(name)
	me:expect{life=4}
	me:expect_card(name,{power=2000,critical=2,place="item"})
	me:attack(name)
	finish_attack()
	opponent:expect{life=8}
	me:expect{gauge=1,deck=9}
end)

test("does not charge for damage of others",function()
	field{me={item=name,left="Filler"}}
	me:attack("Filler")
	finish_attack()
	me:expect{gauge=0}
end)

test("gets power +2000 for 1 gauge in its own battle",function()
	field{me={item=name,gauge=2},opponent={center={"Wall",size=1,power=1000,critical=1,defense=4000}}}
	me:cannot_use(name)
	me:attack(name)
	me:act(name,"power +2000")
	me:yes()
	me:expect_card(name,{power=4000})
	me:act(name,"power +2000")
	me:no()
	finish_attack()
	opponent:expect{center=false}
	me:expect_card(name,{power=2000})
	me:expect{gauge=1}
end)

test("cannot get it without gauge",function()
	field{me={item=name}}
	me:attack(name)
	me:cannot_use(name)
end)
