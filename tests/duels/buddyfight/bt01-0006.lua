-- game: buddyfight
-- Demon Lord, Asmodai
local name="Demon Lord, Asmodai"

test("destroys a monster for a card of the hand",function()
	field{me={world="Magic World",hand={name,"Filler"}},opponent={left="Gigant Sword Dragon"}}
	me:call(name,"left")
	me:trigger(name)
	me:choose("Gigant Sword Dragon")
	me:yes()
	opponent:expect{left=false}
	me:expect{hand={},drop={"Filler"}}
	me:expect_card(name,{size=1,power=5000,critical=1,defense=1000})
end)

test("need not be paid",function()
	field{me={world="Magic World",hand={name,"Filler"}},opponent={left="Filler"}}
	me:call(name,"left")
	me:trigger(name)
	me:choose("Filler")
	me:no()
	opponent:expect{left={"Filler"}}
	me:expect{hand={"Filler"}}
end)

test("needs a card to discard",function()
	field{me={world="Magic World",hand=name},opponent={left="Filler"}}
	me:call(name,"left")
	me:cannot_use(name)
end)
