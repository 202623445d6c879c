-- game: buddyfight
-- Night in the Wild
test("gains 1 life for 1 gauge, once a turn",function()
	field{me={world="Danger World",hand="Night in the Wild",gauge=3}}
	me:cast("Night in the Wild")
	me:act("Night in the Wild")
	me:yes()
	me:expect{life=11,gauge=2,set={"Night in the Wild"}}
	me:cannot_use("Night in the Wild")
end)

test("need not be paid",function()
	field{me={set="Night in the Wild",gauge=1}}
	me:act("Night in the Wild")
	me:no()
	me:expect{life=10,gauge=1}
end)

test("needs gauge",function()
	field{me={set="Night in the Wild"}}
	me:cannot_use("Night in the Wild")
end)
