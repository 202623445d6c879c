-- game: buddyfight
-- Jackknife "Thunder Storm"
local name='Jackknife "Thunder Storm"'

test("is called on top of a Jackknife",function()
	field{me={hand=name,gauge=1,left="Jackknife Dragon",right="Filler"}}
	me:call(name,"left")
	me:expect_card(name,{size=2,power=6000,critical=3,defense=6000,place="left",soul=1,keywords={"Soulguard"}})
	me:expect{right={"Filler"},gauge=0}
end)

test("cannot be called otherwise",function()
	field{me={hand=name,gauge=1,left="Filler"}}
	me:cannot_use(name)
end)

test("raids a monster for 2 life",function()
	field{me={right=name},opponent={center="Gigant Sword Dragon"}}
	me:act(name,"Thunder Raid","Gigant Sword Dragon")
	me:yes()
	me:expect{life=8}
	opponent:expect{center=false}
end)

test("raids from left and right only, and need not",function()
	field{me={right=name},opponent={center="Filler"}}
	me:act(name,"Thunder Raid")
	me:no()
	me:expect{life=10}
	opponent:expect{center={"Filler"}}
end)

test("does not raid from the center",function()
	field{me={center=name},opponent={center="Filler"}}
	me:cannot_use(name)
end)
